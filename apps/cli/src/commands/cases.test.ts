import { expect, test } from 'vitest';
import { cli } from '../testing/cli.ts';

const block = (json: string): string => `Some prose.\n\n\`\`\`json\n${json}\n\`\`\`\n\n`;
const run = (text: string, flags = '') =>
  cli(`cases counted book.md ${flags}`, { files: { 'book.md': text } });

test('a casebook that holds passes with exit code 0', async () => {
  const { code, out } = await run(block('{"id": "A"}') + block('{"id": "B"}'));
  expect(out).toBe('2 passed, 0 failed\n');
  expect(code).toBe(0);
});

test('each failing block is one line with its id, place and differences; exit code 1', async () => {
  const { code, out } = await run(
    block('{"id": "A"}') + block('{"id": "B", "wrong": ["gold: expected 5, got 4", "gem: none"]}'),
  );
  expect(out).toBe('B (book.md:9) gold: expected 5, got 4; gem: none\n1 passed, 1 failed\n');
  expect(code).toBe(1);
});

test('an impossible case fails with field and clause; the others still run', async () => {
  const { code, out } = await run(block('{"id": "A", "wrong": ["impossible"]}') + block('{}'));
  expect(out).toMatch(/^A \(book\.md:3\) .*gold is -1; allowed: 0 or more \(DEL-8\)\n/);
  expect(out).toMatch(/1 passed, 1 failed\n$/);
  expect(code).toBe(1);
});

test('a block that is not JSON fails by itself', async () => {
  const { code, out } = await run(block('{"id": "A",}') + block('{"id": "B"}'));
  expect(out.split('\n')).toHaveLength(3);
  expect(out).toMatch(/\n1 passed, 1 failed\n$/);
  expect(code).toBe(1);
});

test('several casebooks add up', async () => {
  const files = { 'a.md': block('{"id": "A"}'), 'b.md': block('{"wrong": ["x"]}') };
  const { out } = await cli('cases counted a.md b.md', { files });
  expect(out).toMatch(/\(b\.md:3\) x\n1 passed, 1 failed\n$/);
});

test('the standard input can be a casebook', async () => {
  const { out } = await cli('cases counted -', { files: { '-': block('{"id": "A"}') } });
  expect(out).toBe('1 passed, 0 failed\n');
});

test('as JSON', async () => {
  const { out, code } = await run(block('{"id": "B", "wrong": ["x"]}'), '--json');
  expect(JSON.parse(out)).toEqual({
    passed: 0,
    failed: [{ id: 'B', line: 3, problems: ['x'], file: 'book.md' }],
  });
  expect(code).toBe(1);
});

test('a file without a json block, or a game without a casebook, is a mistake', async () => {
  expect(await run('only prose')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringMatching(/book\.md has no json block/),
  });
  const toy = await cli('cases toy-duel book.md', { files: { 'book.md': block('{}') } });
  expect(toy).toMatchObject({ code: 2, err: expect.stringMatching(/toy-duel has no casebook/) });
});
