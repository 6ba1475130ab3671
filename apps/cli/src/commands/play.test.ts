import { describe, expect, test } from 'vitest';
import { cli } from '../testing/cli.ts';
import { duel, saved, TERMINAL, times } from '../testing/evening.ts';

describe('a match in the terminal', () => {
  test('shows the table, the question and numbered options, and takes a number', async () => {
    const { code, out } = await duel(['1']);
    expect(code).toBe(0);
    expect(out).toMatch(/── Anna ─+\n\n.*hand: \[/s);
    expect(out).toMatch(/\nAnna: turn\n {2}1 {2}rest\n {2}2 {2}\{strike:1\}\nAnna > 1\n/);
    expect(out).toMatch(/Anna → rest/);
  });

  test('is played to its end and scored, and can be kept', async () => {
    const outcome = await duel(times(200, '1'));
    expect(outcome.out).toMatch(/Total +-?\d+ +-?\d+\n(Winner|Shared victory): /);
    expect(outcome.out).toMatch(/Keep this match\?/);
    expect((await cli('export 1', { files: Object.fromEntries(outcome.files) })).code).toBe(0);
  });

  test('ends cleanly when nobody types any more', async () => {
    const { code, out, files } = await duel([]);
    expect(code).toBe(0);
    expect(out.endsWith('Anna > \n')).toBe(true);
    expect(files.size).toBe(0);
    expect((await duel(['1'])).out).toMatch(/Not saved\.\n$/);
  });

  test('explains itself: help, table, log, rule', async () => {
    const { out } = await duel(['h', '?', 't', 'l', 'r', 'r due-5', 'r DUE-99', '1', 'l']);
    expect(out.match(/A number answers\./g)).toHaveLength(2);
    expect(out.match(/hand: \[/g)!.length).toBeGreaterThanOrEqual(3);
    expect(out).toMatch(/Nothing has happened yet/);
    expect(out).toMatch(/Rule DUE-2; this game has no rulebook to quote/);
  });

  test('refuses a number that is not there, and shows the options again on Enter', async () => {
    const { out } = await duel(['7', '0', '']);
    expect(out).toMatch(/There is no option 7; 1 to 2\./);
    expect(out).toMatch(/There is no option 0; 1 to 2\./);
    expect(out.match(/Anna: turn\n {2}1 {2}rest/g)).toHaveLength(2);
  });

  test('is the same for the same seed and answers', async () => {
    const lines = [...times(6, '1'), 's', 'm.json'];
    expect(saved(await duel(lines))).toEqual(saved(await duel(lines)));
  });

  test('can be watched when only bots play', async () => {
    const { code, out } = await cli('play toy-duel --seed 1 --seats 2 --bots random,greedy');
    expect(code).toBe(0);
    expect(out).toMatch(/Total/);
    expect(out).not.toMatch(/hand: \[\w/);
  });

  test('speaks French', async () => {
    const { out } = await duel(['h', '1', 'q'], '--lang fr');
    expect(out).toMatch(/Un nombre répond/);
    expect(out).toMatch(/La partie n’a pas été gardée/);
  });
});

describe('undo', () => {
  test('goes back to the last answer of a human, over those of the bots', async () => {
    const outcome = await duel(['1', '1', 'u', 's', 'm.json']);
    const human = saved(outcome).answers.filter(({ seat }) => seat === 0);
    expect(outcome.out).toMatch(/Taken back\./);
    expect(human).toHaveLength(1);
  });

  test('and another answer leads elsewhere, the same one to the same place', async () => {
    const straight = saved(await duel(['1', '1', 's', 'm.json']));
    const again = saved(await duel(['1', '1', 'u', '1', 's', 'm.json']));
    const other = saved(await duel(['1', 'u', '2', 's', 'm.json']));
    expect(again).toEqual(straight);
    expect(other.answers[0]?.choice).toEqual({ strike: 1 });
  });

  test('says so when there is nothing to undo', async () => {
    expect((await duel(['u'])).out).toMatch(/There is nothing to undo\./);
  });
});

describe('who plays', () => {
  const players = async (flags: string): Promise<string[]> =>
    saved(await cli(`play toy-duel ${flags}`, { lines: ['1', 's', 'm.json'] })).players;

  test('one human against greedy bots, unless said otherwise', async () => {
    expect(await players('')).toEqual(['human', 'greedy']);
    expect(await players('--seats 3')).toEqual(['human', 'greedy', 'greedy']);
  });

  test('those not named are humans and sit first', async () => {
    expect(await players('--bots random')).toEqual(['human', 'random']);
    expect(await players('--seats 3 --bots random')).toEqual(['human', 'human', 'random']);
    expect(await players('--bots random,random,random')).toEqual([
      'human',
      'random',
      'random',
      'random',
    ]);
    expect(await players('--bots random,human,greedy')).toEqual(['random', 'human', 'greedy']);
  });
});

describe('without a game', () => {
  test('one is chosen from the list, then how many play', async () => {
    const lines = ['0', 'toy-dule', '4', '9', '3', '2', 'q'];
    const { out } = await cli('play', { lines, terminal: TERMINAL });
    expect(out).toMatch(/Which game\?\n +1 {2}toy-bids\n/);
    expect(out).toMatch(/Did you mean toy-duel\?/);
    expect(out.match(/How many players, 2 to 4/g)).toHaveLength(2);
    expect(out).toMatch(/How many of them at this screen, 1 to 3/);
    expect(out).toMatch(/Pass the screen to Player 1/);
  });

  test('Enter takes the usual, and the input may end anywhere', async () => {
    const { out } = await cli('play', { lines: ['toy-duel', '', ''], terminal: TERMINAL });
    expect(out).toMatch(/── Player 1 ─/);
    for (const lines of [[], ['q'], ['4'], ['4', 'q'], ['4', '2', 'q']])
      expect(await cli('play', { lines, terminal: TERMINAL })).toMatchObject({ code: 0, err: '' });
  });

  test('help is shown where nobody can choose', async () => {
    expect(await cli('play')).toMatchObject({ code: 0, out: (await cli('play --help')).out });
  });
});

test('a fault of ours during a match names game and seed', async () => {
  const { code, err } = await cli('play cursed --seed 1', { lines: times(40, '1') });
  expect(code).toBe(70);
  expect(err).toMatch(/the ink has dried \[cursed, seed [0-9a-f]{32}\]/);
});
