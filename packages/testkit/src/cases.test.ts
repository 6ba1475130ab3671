import { BrokenRules, IllegalSetup } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { clausesOf, readCases, runCases } from './cases.ts';

const book = (...lines: string[]): string => lines.join('\n');
const ids = (markdown: string): string[] => readCases(markdown).map(({ id }) => id);

describe('a casebook', () => {
  test('holds a case in every json block, alone or in a list', () => {
    const markdown = book(
      '# Cases',
      '```json',
      '{"id": "A1", "expect": 1}',
      '```',
      'and',
      '```json',
      '[{"id": "B1"}, {"id": 7}, {"expect": 2}]',
      '```',
      '```json',
      '{}',
      '```',
    );
    expect(readCases(markdown).map(({ id, line }) => [id, line])).toEqual([
      ['A1', 2],
      ['B1', 6],
      ['7', 6],
      ['line 6, case 3', 6],
      ['line 9', 9],
    ]);
    expect(readCases(markdown)[0]?.block).toEqual({ id: 'A1', expect: 1 });
  });

  test.each([
    ['words after the language', '```json of the rulebook\n{"id":"x"}\n```'],
    ['a language in capitals', '```JSON\n{"id":"x"}\n```'],
    ['a space before the language', '``` json\n{"id":"x"}\n```'],
    ['an indented fence', '- item\n\n    ```json\n    {"id":"x"}\n    ```'],
    ['a fence of tildes', '~~~json\n{"id":"x"}\n~~~'],
    ['a longer fence', '`````json\n{"id":"x"}\n`````'],
    ['a longer closing fence', '```json\n{"id":"x"}\n``````'],
    ['lines that end as on Windows', '```json\r\n{"id":\r\n"x"}\r\n```\r\n'],
    ['lines that end as they once did on a Mac', '```json\r{"id":"x"}\r```\r'],
    ['a fence that is never closed', '```json\n{"id":"x"}\n'],
    ['backticks in the case', '~~~json\n{"id":"x","text":"```"}\n~~~'],
    ['a byte order mark', '\uFEFF```json\n{"id":"x"}\n```'],
  ])('may have %s', (_, markdown) => {
    expect(ids(markdown)).toEqual(['x']);
  });

  test.each([
    ['blocks of other languages', '```ts\n{"id":"x"}\n```'],
    ['blocks of languages that begin alike', '```json5\n{"id":"x"}\n```\n```jsonc\n{}\n```'],
    ['blocks of no language', '```\n{"id":"x"}\n```'],
    ['json inside another block', '````md\n```json\n{"id":"x"}\n```\n````'],
    ['json inside a block of tildes', '~~~\n```json\n{"id":"x"}\n```\n~~~'],
    ['code in a line', 'as ```json {"id":"x"}``` here\n'],
  ])('%s are not run', (_, markdown) => {
    expect(ids(markdown)).toEqual([]);
  });
});

describe('a run', () => {
  const markdown = book(
    '```json',
    '[{"id": "good"}, {"id": "bad"}]',
    '```',
    '```json',
    '{"id": "worse"}',
    '```',
  );

  test('counts what passes and names what fails', () => {
    const outcome = runCases(markdown, (block) => {
      const { id } = block as { id: string };
      return id === 'good' ? [] : [`${id} is wrong`, 'so is this'];
    });
    expect(outcome).toEqual({
      passed: 1,
      failed: [
        { id: 'bad', line: 1, problems: ['bad is wrong', 'so is this'] },
        { id: 'worse', line: 4, problems: ['worse is wrong', 'so is this'] },
      ],
    });
  });

  test.each([
    [
      new IllegalSetup('coins', 'b9', 'b0 to b5', 'NID-2.1'),
      'IllegalSetup: coins is "b9"; allowed: b0 to b5 (NID-2.1)',
    ],
    [new BrokenRules('no item 3 among 2'), 'BrokenRules: no item 3 among 2'],
    [new Error('first line\n  second line'), 'first line second line'],
    ['not even an error', 'not even an error'],
  ])('whatever is thrown becomes one line', (error, problem) => {
    const { passed, failed } = runCases(markdown, () => {
      throw error;
    });
    expect(passed).toBe(0);
    expect(failed.map(({ problems }) => problems)).toEqual([[problem], [problem], [problem]]);
  });

  test('a block that is not JSON fails where it stops being so', () => {
    const broken = book(
      'text',
      '```json',
      '{"id": "x",',
      ' "n": 1,',
      ' "m" 2}',
      '```',
      '```json',
      '{"a":',
      '```',
    );
    const { passed, failed } = runCases(broken, () => []);
    expect(passed).toBe(0);
    expect(failed.map(({ id, line }) => [id, line])).toEqual([
      ['line 2', 5],
      ['line 7', 8],
    ]);
    expect(failed[0]?.problems[0]).toMatch(/^not JSON: .+/);
  });

  test.each([
    ['[]', 'an empty list of cases'],
    ['7', 'a case is a record, not 7'],
    ['null', 'a case is a record, not null'],
    ['[[]]', 'a case is a record, not []'],
    ['', /^not JSON/],
  ])('a block with %s fails', (content, problem) => {
    const { passed, failed } = runCases(`\`\`\`json\n${content}\n\`\`\``, () => []);
    expect(passed).toBe(0);
    expect(failed[0]?.problems[0]).toMatch(problem);
  });

  test('a text without cases passes nothing and fails nothing', () => {
    expect(runCases('# Nothing', () => [])).toEqual({ passed: 0, failed: [] });
  });
});

describe('the clauses of a case', () => {
  test('stand in its list and in the prose above it, also above the block before', () => {
    const markdown = book(
      'NID-1.1 is about something else.',
      '```ts',
      '```',
      '**EX-1.** Two tied. NID-6.4, 12.3.',
      '```json',
      '{"id": "a", "clauses": ["NID-7.1", "8.2"]}',
      '```',
      '',
      '```json',
      '{"id": "b"}',
      '```',
      'All of it is as it should be. (NID-4.4)',
      '## Part 2 (5.5)',
      '### Next (9.1)',
      '```json',
      '{"id": "c"}',
      '```',
    );
    expect(readCases(markdown).map((it) => clausesOf(it, 'NID'))).toEqual([
      ['NID-7.1', 'NID-8.2', 'NID-6.4', 'NID-12.3'],
      ['NID-6.4', 'NID-12.3'],
      ['NID-9.1'],
    ]);
  });
});
