import { beforeAll, describe, expect, test } from 'vitest';
import { cli, type Outcome } from '../testing/cli.ts';
import type { World } from '../testing/io.ts';

let text = '';
let file: { answers: object[]; result: object; [field: string]: unknown };
beforeAll(async () => {
  text = (await cli('record toy-duel --seed 4 --names Anna,Ben --bots random')).out;
  file = JSON.parse(text);
});

const withFile = (line: string, content = text, world: World = {}): Promise<Outcome> =>
  cli(line, { files: { 'm.json': content }, ...world });

describe('replay', () => {
  test('prints every step in words where nobody can step, then the score and the verdict', async () => {
    const { code, out } = await withFile('replay m.json');
    expect(code).toBe(0);
    const last = file.answers.length;
    for (let n = 1; n <= last; n++) expect(out).toMatch(new RegExp(`^ *${n}  `, 'm'));
    expect(out).toMatch(/Anna → /);
    expect(out).toMatch(/Total/);
    expect(out).toMatch(new RegExp(`✓ ${last} answers, all legal; the result is as recorded`));
  });

  test('shows another’s choice to nobody but those who may know', async () => {
    const open = (await withFile('replay m.json --view all')).out;
    const ben = (await withFile('replay m.json --view ben')).out;
    const seat2 = (await withFile('replay m.json --view 2')).out;
    const nobody = (await withFile('replay m.json --view spectator')).out;
    expect(open).toMatch(/Anna → (pass|ward)/);
    expect(ben).not.toMatch(/Anna → /);
    expect(ben).toMatch(/Ben → /);
    expect(seat2).toBe(ben);
    expect(nobody).not.toMatch(/ → /);
    expect(nobody).not.toMatch(/hand: \[\w/);
  });

  test('exit code 1 if the result is not as recorded', async () => {
    const result = { ...file.result, totals: [99, 99] };
    const { code, out } = await withFile('replay m.json', JSON.stringify({ ...file, result }));
    expect(code).toBe(1);
    expect(out).toMatch(/✗ after \d+ answers the result is not as recorded: the points/);
  });

  test('exit code 1 at the first answer that is refused, with the rule', async () => {
    const answers = [{ seat: 0, step: 'turn', choice: 'sing' }, ...file.answers.slice(1)];
    const { code, out } = await withFile('replay m.json', JSON.stringify({ ...file, answers }));
    expect(code).toBe(1);
    expect(out).toMatch(/✗ answer 1 is refused: the rules do not allow it \(DUE-\d/);
  });

  test('a match without a result is replayed and said to be unchecked', async () => {
    const { code, out } = await withFile(
      'replay m.json',
      JSON.stringify({ ...file, result: undefined }),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/no result to compare with/);
  });

  test('a bare record of the kernel, as fixtures are, is replayed too', async () => {
    const { game, version, seats, options, seed, answers, result } = file;
    const bare = JSON.stringify({ game, version, seats, options, seed, answers, result });
    const { code, out } = await withFile('replay m.json', bare);
    expect(code).toBe(0);
    expect(out).toMatch(/Player 1 → /);
  });

  test('as JSON gives the hash of every position', async () => {
    const { out } = await withFile('replay m.json --json');
    const { hashes, ok, result } = JSON.parse(out);
    expect(hashes).toHaveLength(file.answers.length + 1);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(ok).toBe(true);
    expect(result).toEqual(file.result);
    expect(hashes.at(-1)).toBe(result.hash);
  });

  test('nobody looks through eyes that do not exist', async () => {
    const { code, err } = await withFile('replay m.json --view Zoé');
    expect(code).toBe(2);
    expect(err).toMatch(/nobody looks as “Zoé”; it can be a seat \(1 to 2\), a name \(Anna, Ben\)/);
  });
});

describe('stepping through a match', () => {
  const terminal = { in: true, out: true };
  const step = async (lines: string[]): Promise<string[]> => {
    const { out } = await withFile('replay m.json', text, { terminal, lines });
    return [...out.matchAll(/── (\d+)\/\d+ · ([^─]+?) ─/g)].map(([, at, eyes]) => `${at} ${eyes}`);
  };

  test('goes on, back, to a number and to the end, never past either', async () => {
    const last = file.answers.length;
    expect(await step(['', 'n', 'b', 'b', 'b', '5', 'e', 'n', '999', 'q'])).toEqual(
      [0, 1, 2, 1, 0, 0, 5, last, last, last].map((at) => `${at} everything open`),
    );
  });

  test('looks through other eyes, in turn or by name', async () => {
    expect(await step(['v', 'v', 'v', 'v', 'v ben', 'v spectator', 'v 1', 'v all', 'q'])).toEqual([
      '0 everything open',
      '0 as a spectator',
      '0 Anna',
      '0 Ben',
      '0 everything open',
      '0 Ben',
      '0 as a spectator',
      '0 Anna',
      '0 everything open',
    ]);
  });

  test('survives unknown keys and eyes, shows the score, and ends when the input does', async () => {
    const { code, out } = await withFile('replay m.json', text, {
      terminal,
      lines: ['xyz', 'v nobody', 's', 't'],
    });
    expect(code).toBe(0);
    expect(out).toMatch(/Enter or n: next/);
    expect(out).toMatch(/nobody looks as “nobody”/);
    expect(out).toMatch(/Total/);
    expect(out).not.toMatch(/Winner/);
  });

  test('is left out with --all', async () => {
    const { out } = await withFile('replay m.json --all', text, { terminal });
    expect(out).toMatch(/✓/);
  });
});
