import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { casesIn } from './parts/casebook.mjs';
import { citations } from './parts/citations.mjs';
import { coverOf, unproved } from './parts/clauses.mjs';
import { testTitles } from './parts/titles.mjs';

const CLAUSES = ['1.1', '1.2', '1.3', '2.1'];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clauses-'));
  write('games/mead/RULES.md', `# Mead\n\n${CLAUSES.map((n) => clause(n)).join('\n')}\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/**
 * @param {string} number
 * @param {string} [proof]
 */
const clause = (number, proof = '—') =>
  `- **MED-${number}** Drink slowly.\n  **fr** Buvez lentement.\n  *Proof* ${proof}`;

const all = "test('MED-1.1–1.3, 2.1 the cup is filled and emptied', () => {});";

describe('what is open', () => {
  test('a clause that neither a test nor a case cites', () => {
    write('games/mead/rules/src/cup.test.ts', "test('MED-1.1, 1.3 the cup', () => {});");
    expect(coverOf(root, 'mead').open).toEqual(['MED-1.2', 'MED-2.1']);
  });

  test('nothing, once a case cites the rest', () => {
    write('games/mead/rules/src/cup.test.ts', "test('MED-1.1, 1.3 the cup', () => {});");
    write('games/mead/cases/ours.md', 'Refills. MED-1.2, 2.1.\n\n```json\n{"id": "C-1"}\n```\n');
    expect(unproved(root)).toEqual([]);
  });

  test('a clause cited only by a skipped test, a comment, a body or a case without block', () => {
    write(
      'games/mead/rules/src/cup.test.ts',
      `test.skip('MED-1.1', () => {}); describe.skip('later', () => { test('MED-1.2', f); });
       // test('MED-1.3', f)
       test('the cup', () => { const why = 'MED-2.1'; });`,
    );
    write('games/mead/cases/ours.md', '**C-9** told, not executed. MED-1.1, 1.2.\n');
    expect(coverOf(root, 'mead').open).toEqual(CLAUSES.map((n) => `MED-${n}`));
  });
});

describe('what is wrong', () => {
  test('a citation of a clause that does not exist, in a test and in a case', () => {
    write('games/mead/rules/src/cup.test.ts', `${all} test('MED-1.4 no such cup', f);`);
    write('games/mead/cases/ours.md', '```json\n{"id": "C-1", "clauses": ["MED-7.1"]}\n```\n');
    expect(coverOf(root, 'mead').faults).toEqual([
      'MED-7.1 is cited by C-1 but does not exist',
      'MED-1.4 is cited by cup.test.ts but does not exist',
    ]);
  });

  test('a range that ends nowhere or runs backwards', () => {
    write('games/mead/rules/src/cup.test.ts', `${all} test('MED-1.2–1.9'); test('MED-2.1–1.1');`);
    expect(coverOf(root, 'mead').faults).toEqual([
      'MED-1.2–MED-1.9 is cited by cup.test.ts but does not exist',
      'MED-2.1–MED-1.1 is cited by cup.test.ts but does not exist',
    ]);
  });

  test("another game's clause in this game's tests; but «UTF-8» is no clause, a section no mistake", () => {
    write('games/mead/rules/src/cup.test.ts', `${all} test('ALE-1.1'); test('UTF-8 and MED-1');`);
    expect(coverOf(root, 'mead').faults).toEqual([
      'ALE-1.1 is cited by cup.test.ts but does not exist',
    ]);
  });

  test('a clause that stands twice, has no French or no proof line; a block that is no JSON', () => {
    write('games/mead/RULES.md', `${clause('1.1')}\n- **MED-1.1** Again.\n  **fr** Encore.\n`);
    write('games/mead/cases/ours.md', 'MED-1.1\n\n```json\n{"id": }\n```\n');
    expect(coverOf(root, 'mead').faults).toEqual([
      'MED-1.1 is in RULES.md twice',
      'MED-1.1 has no proof line',
      'ours.md:3: this block is no JSON',
    ]);
    write('games/mead/RULES.md', '- **MED-1.1** English only.\n  *Proof* —\n');
    expect(coverOf(root, 'mead').faults).toContain('MED-1.1 has no French text');
  });
});

describe('what counts as proof', () => {
  test('tests of a package the rules build on, for their own clauses only', () => {
    write('games/mead/rules/package.json', '{"dependencies": {"@meadhall/barrels": "1"}}');
    write('packages/barrels/src/tap.test.ts', `${all} test('ALE-1.1');`);
    const { open, faults, page } = coverOf(root, 'mead');
    expect([open, faults]).toEqual([[], []]);
    expect(page).toContain('*Proof* barrels/tap.test.ts');
  });

  test('a second number of a clause proves the clause', () => {
    write(
      'games/mead/RULES.md',
      clause('1.1').replace('** Drink', '** (= MED-3.1, MED-4.1) Drink'),
    );
    write('games/mead/rules/src/cup.test.ts', "test('MED-4.1 the same cup', f);");
    expect(unproved(root)).toEqual([]);
  });
});

describe('the proof lines', () => {
  beforeEach(() => {
    write('games/mead/rules/src/cup.test.ts', all);
    write('games/mead/rules/src/ale.test.ts', "it('MED-2.1 ale', f); it('MED-2.1 more', f);");
    write('games/mead/cases/ours.md', 'MED-2.1\n\n```json\n{"id": "C-2"}\n```\n');
  });

  test('name cases, then test files, each once; writing them twice changes nothing', () => {
    const { page, stale, file } = coverOf(root, 'mead');
    expect(stale).toHaveLength(4);
    expect(page).toContain(clause('2.1', 'C-2, ale.test.ts, cup.test.ts'));
    writeFileSync(file, page);
    expect(coverOf(root, 'mead').stale).toEqual([]);
    expect(unproved(root, { check: true })).toEqual([]);
  });

  test('that no longer fit are found by --check alone', () => {
    expect(unproved(root)).toEqual([]);
    expect(unproved(root, { check: true })).toContain(
      'mead: the proof line of MED-2.1 is out of date',
    );
  });
});

describe('the command', () => {
  /** @param {string[]} args */
  function run(...args) {
    cpSync(new URL('.', import.meta.url), join(root, 'scripts'), { recursive: true });
    try {
      const said = execFileSync(process.execPath, [join(root, 'scripts/clauses.mjs'), ...args]);
      return { code: 0, said: String(said) };
    } catch (error) {
      const { status, stdout } = /** @type {{ status: number, stdout: Buffer }} */ (error);
      return { code: status, said: String(stdout) };
    }
  }

  test('lists what is open, ends with the count, exits 1', () => {
    expect(run('mead').code).toBe(1);
    expect(run('mead').said.split('\n')).toEqual([
      ...CLAUSES.map((n) => `mead: MED-${n} has no proof`),
      'mead: 4 clauses, 0 proved, 4 open',
      '',
    ]);
  });

  test('fails when proof lines are stale, writes them, then is content', () => {
    write('games/mead/rules/src/cup.test.ts', all);
    expect(run('--check').code).toBe(1);
    expect(run('--write')).toEqual({
      code: 0,
      said: 'mead: 4 clauses, 4 proved, 0 open\nmead: 4 proof lines written\n',
    });
    expect(run('--check').code).toBe(0);
    expect(readFileSync(join(root, 'games/mead/RULES.md'), 'utf8')).toContain(
      '*Proof* cup.test.ts',
    );
  });

  test('refuses a game without rules', () => {
    expect(run('wine')).toEqual({
      code: 1,
      said: 'wine: no game of that name has a RULES.md: mead\n',
    });
  });
});

describe('reading', () => {
  /** @param {string} text */
  const read = (text) =>
    citations(text).map(({ from, to }) => (from === to ? from : `${from}…${to}`));

  test('citations, in the shorthand of the casebooks', () => {
    expect(read('NID-6.4, 12.3.')).toEqual(['NID-6.4', 'NID-12.3']);
    expect(read('(NID-38.4, 38.6–38.8, R-07)')).toEqual(['NID-38.4', 'NID-38.6…NID-38.8']);
    expect(read('NID-23.4, .6 and .7 apply')).toEqual(['NID-23.4', 'NID-23.6', 'NID-23.7']);
    expect(read('NID-20.1-20.2; NID-3.4')).toEqual(['NID-20.1…NID-20.2', 'NID-3.4']);
    expect(read('NID-20 to NID-40, 3 cards, EX-49')).toEqual(['NID-20…NID-40']);
  });

  test('titles, wherever the call hides them', () => {
    const source = `
      import { test } from 'vitest'; const pattern = /it('no')/;
      test("double 'quotes'", f); it(\`a template\`, f); describe('a' + ' sum', f);
      test.each([['row one', 1], ['row two', 2]])('%s', f);
      test.each<{ n: number }>(ROWS)('typed', f);
      test.concurrent('chained', f); table.test('not a test'); suit('no'); it.todo('nor this');
      /* it('nor that') */ test(title, f); test(/* why */ 'after a comment', f);`;
    expect(testTitles(source)).toEqual([
      "double 'quotes'",
      'a template',
      'a sum',
      'row one',
      'row two',
      '%s',
      'typed',
      'chained',
      '',
      'after a comment',
    ]);
  });

  test('cases: blocks in a row share their prose, the next entry ends it, bare numbers are the game’s own', () => {
    const book = `# Format\nMED-9.9 is explained here.\n\n## Cases\n\nFirst, MED-1.1.\n
\`\`\`json\n{"id": "a"}\n\`\`\`
\`\`\`json\n[{"id": "b", "clauses": ["MED-1.2"]}, {"id": "c", "clauses": ["2.1"]}]\n\`\`\`
\n**C-3** Only told, MED-1.2.\n\n**C-4** Then (2.1, 1.3).\n\n\`\`\`json\n{"id": "d"}\n\`\`\`\n`;
    const cited = casesIn(book, 'MED').cases.map(
      ({ id, texts }) => `${id}: ${read(texts.join(' '))}`,
    );
    expect(cited).toEqual([
      'a: MED-1.1',
      'b: MED-1.1,MED-1.2',
      'c: MED-1.1,MED-2.1',
      'd: MED-2.1,MED-1.3',
    ]);
  });
});
