import { expect, test } from 'vitest';
import { cli } from '../testing/cli.ts';

const score = (json: string, flags = '', world = {}) =>
  cli(`score counted final.json ${flags}`, { files: { 'final.json': json }, ...world });

test('a final position becomes a table: players as columns, lines with their clauses, totals, winners', async () => {
  const { code, out } = await score('{"gold": [3, 15]}');
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    '       Player A  Player B',
    'gold          3        15  DEL-8',
    'gems          0         0  DEL-8',
    'goods         0         0  DEL-8',
    '────────────────────────────────',
    'Total         3        15',
    'Winner: Player B',
    '',
  ]);
});

test('several winners share', async () => {
  expect((await score('{"gold": [4, 4, 1]}')).out).toMatch(/Shared victory: Player A, Player B\n/);
  expect((await score('{"gold": [4, 4, 1]}', '--lang fr')).out).toMatch(
    /Victoire partagée\u00a0: Player A, Player B\n/,
  );
});

test('five players fit into eighty columns', async () => {
  const { out } = await score('{"gold": [1, 2, 3, 4, 5]}', '', { terminal: { out: true } });
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('as JSON', async () => {
  const { out } = await score('{"gold": [3, 5]}', '--json');
  expect(JSON.parse(out)).toMatchObject({
    game: 'counted',
    names: ['Player A', 'Player B'],
    totals: [3, 5],
    winners: [1],
    lines: expect.arrayContaining([{ seat: 1, key: 'gold', clause: 'DEL-8', points: 5 }]),
  });
});

test('the example it prints can be scored', async () => {
  const { out } = await cli('score counted --example');
  expect((await score(out)).code).toBe(0);
});

test('the standard input can be a position', async () => {
  const { out } = await cli('score counted -', { files: { '-': '{"gold": [1, 2]}' } });
  expect(out).toMatch(/Winner: Player B/);
});

test('an impossible position names field and clause, and nothing is computed', async () => {
  expect(await score('{"gold": 7}')).toMatchObject({
    code: 2,
    out: '',
    err: 'meadhall: final.json: gold is 7; allowed: a list (DEL-8).\n',
  });
  expect((await score('{"gold": 7}', '--lang fr')).err).toBe(
    'meadhall\u00a0: final.json: gold ne convient pas\u00a0; permis\u00a0: a list (DEL-8).\n',
  );
});

test('no file, or a game that reads no positions, is a mistake', async () => {
  expect(await cli('score counted')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/which position\?.*--example/),
  });
  expect(await cli('score toy-duel x.json')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/toy-duel cannot read a final position/),
  });
});
