import { expect, test } from 'vitest';
import { cli } from '../testing/cli.ts';

test('games are listed with their seats and options', async () => {
  const { code, out } = await cli('games');
  expect(code).toBe(0);
  expect(out).toMatch(/toy-bids · 2 to 4 seats\n {2}--option rounds=4 \(2 to 4\)/);
  expect(out).toMatch(/--option blades=iron \(wood, iron\)/);
});

test('toys stand apart from what people play', async () => {
  const { out } = await cli('games');
  expect(out.indexOf('counted ·')).toBeLessThan(out.indexOf('Toys'));
  expect(out.indexOf('toy-bids ·')).toBeGreaterThan(out.indexOf('Toys'));
});

test('as JSON they say everything a form or a script needs', async () => {
  const games = JSON.parse((await cli('games --json')).out) as { id: string }[];
  expect(games.find(({ id }) => id === 'toy-bids')).toMatchObject({
    seats: { min: 2, max: 4 },
    options: [{ name: 'rounds', kind: 'range', min: 2, max: 4, default: 4 }],
    toy: true,
    cases: true,
    score: true,
  });
  expect(games.find(({ id }) => id === 'toy-duel')).toMatchObject({ cases: false, score: false });
});
