import { describe, expect, test } from 'vitest';
import { cli, type Outcome } from '../testing/cli.ts';
import type { World } from '../testing/io.ts';

const TERMINAL = { in: true, out: true, err: true };
const WIPE = '\u001b[2J\u001b[3J\u001b[H';
const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

/** A duel of Anna against a greedy Ben, with what Anna types. */
const duel = (lines: readonly string[], flags = '', world: World = {}): Promise<Outcome> =>
  cli(`play toy-duel --seed 3 --names Anna,Ben ${flags}`, { lines, ...world });

interface Saved {
  names: string[];
  players: string[];
  answers: { seat: number; step: string; choice: unknown }[];
  result: { hash: string };
}
const saved = ({ files }: Outcome, path = 'm.json'): Saved =>
  JSON.parse(files.get(path) ?? 'null') as Saved;

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

describe('several humans at one screen', () => {
  const bids = 'play toy-bids --seed 1 --bots human,human --names Anna,Ben';

  test('the screen is wiped and passed on between secrets', async () => {
    const { out } = await cli(bids, { lines: ['', '37', '', '5'], terminal: TERMINAL });
    const screens = out.split(WIPE);
    const anna = screens.findIndex((screen) => screen.includes('Anna > 37'));
    expect(screens[anna + 1]).toMatch(/Pass the screen to Ben\.\nBen, press Enter/);
    expect(screens[anna + 1]).not.toMatch(/bid:/);
    const [ben, revealed] = (screens[anna + 2] ?? '').split('Ben > 5');
    expect(ben).toMatch(/Anna: bid ✓.*\nBen: bid\n/s);
    expect(ben).not.toMatch(/→/);
    expect(revealed).toMatch(/bid:\[3,0,1\]/);
  });

  test('piped answers need no Enter between them, but the message is there', async () => {
    const { out } = await cli(bids, { lines: ['37', '5'] });
    expect(out).toMatch(/Pass the screen to Ben\.\n/);
    expect(out).toMatch(/Ben > 5/);
  });

  test('nobody is told another’s secret answer, in the log neither', async () => {
    const { out } = await cli(bids, { lines: ['37', 'l'] });
    const ben = out.slice(out.indexOf('Pass the screen to Ben'));
    expect(ben).not.toMatch(/→ \[3,0,1\]/);
  });

  test('a game without secrets just goes on', async () => {
    const line = 'play toy-coop --seed 1 --bots human,human --names Anna,Ben';
    const { out } = await cli(line, { lines: ['1'], terminal: TERMINAL });
    expect(out).not.toContain(WIPE);
    expect(out).toMatch(/Anna → endDay/);
  });

  test('one who plays against bots is never asked to pass the screen', async () => {
    expect((await duel(times(9, '1'), '', { terminal: TERMINAL })).out).not.toContain(WIPE);
  });

  test('where the rules allow it at any time, another may act first', async () => {
    const line = 'play toy-coop --seed 1 --bots human,human --names Anna,Ben';
    const outcome = await cli(line, { lines: ['f', 'f zoe', 'f ben', '1', 's', 'm.json'] });
    expect(outcome.out).toMatch(/Who acts\? Ben \(f and the name\)/);
    expect(outcome.out).toMatch(/── Ben ─/);
    expect(saved(outcome).answers).toEqual([
      { seat: 1, step: 'anytime', choice: { giveGoldTo: 0 } },
    ]);
    const back = await cli(line, { lines: ['f ben', 'h', '', '1', 's', 'm.json'] });
    expect(saved(back).answers[0]).toMatchObject({ seat: 1 });
    expect((await duel(['f'])).out).toMatch(/Nobody else may act now\./);
  });
});

describe('more options than fit on the screen', () => {
  const bids = (lines: string[], terminal = TERMINAL) =>
    cli('play toy-bids --seed 1', { lines, terminal, size: { columns: 80, rows: 24 } });

  test('are paged', async () => {
    const { out } = await bids(['n', 'n', 'p', 'p', 'p']);
    const pages = [...out.matchAll(/Page (\d) of 5: n next/g)].map(([, page]) => page);
    expect(pages).toEqual(['1', '2', '3', '2', '1', '1']);
  });

  test('are found by part of their label', async () => {
    const { out } = await bids(['[4,3', 'zzz', '']);
    expect(out).toMatch(
      /58 {2}\[4,3,0\]\n {2}59 {2}\[4,3,1\]\n {2}60 {2}\[4,3,2\]\n.*3 of 60 options; Enter shows all/,
    );
    expect(out).toMatch(/Nothing with “zzz”; Enter shows all options/);
  });

  test('keep their numbers, and Enter takes the last one left', async () => {
    const outcome = await bids(['4,3,2', '', 's', 'm.json']);
    expect(saved(outcome).answers.find(({ seat }) => seat === 0)?.choice).toEqual([4, 3, 2]);
  });

  test('are one list where nobody sees a screen', async () => {
    const { out } = await bids([], { in: false, out: false, err: false });
    expect(out).not.toMatch(/Page/);
    expect(out).toMatch(/60 {2}\[4,3,2\]/);
  });
});

describe('saving', () => {
  test('asks for a name once, then keeps to it', async () => {
    const outcome = await duel(['1', 's', 'm.json', '1', 's', 'q']);
    expect(outcome.out.match(/Saved: m\.json/g)).toHaveLength(3);
    expect(saved(outcome).players).toEqual(['human', 'greedy']);
  });

  test('Enter takes the suggested name', async () => {
    const { files } = await duel(['1', 's', '']);
    expect([...files.keys()]).toEqual([expect.stringMatching(/^toy-duel-[0-9a-f]{8}\.json$/)]);
  });

  test('asks before leaving: a name, yes, or no', async () => {
    expect((await duel(['1', 'q', 'm.json'])).files.has('m.json')).toBe(true);
    expect((await duel(['1', 'q', 'y'])).files.size).toBe(1);
    for (const no of ['', 'n', 'no']) expect((await duel(['1', 'q', no])).files.size).toBe(0);
    expect((await duel(['q'])).out).not.toMatch(/Keep this match/);
  });

  test('never replaces another file without being told to', async () => {
    const world = { files: { 'old.json': 'precious' } };
    const kept = await duel(['1', 's', 'old.json', 'n'], '', world);
    expect(kept.files.get('old.json')).toBe('precious');
    const replaced = await duel(['1', 's', 'old.json', 'y'], '', world);
    expect(replaced.files.get('old.json')).toMatch(/meadhall-match/);
    expect(await duel([], '--save old.json', world)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/old\.json exists\. To go on with that match: --load old\.json/),
    });
  });

  test('with --save the match is kept after every answer', async () => {
    const outcome = await duel(['1', '1'], '--save m.json');
    expect(saved(outcome).answers.filter(({ seat }) => seat === 0)).toHaveLength(2);
  });

  test('a file that cannot be written can be tried elsewhere', async () => {
    const outcome = await duel(['1', 's', 'locked', 's', 'm.json'], '', {
      broken: { locked: 'EACCES' },
    });
    expect(outcome.out).toMatch(/cannot write locked: permission denied/);
    expect(outcome.files.has('m.json')).toBe(true);
  });
});

describe('loading', () => {
  const lines = times(2, '1');
  const part = async (): Promise<Record<string, string>> =>
    Object.fromEntries((await duel([...lines, 's', 'm.json'])).files);

  test('goes on as if the match had never stopped', async () => {
    const straight = await duel([...lines, ...lines], '--save m.json');
    expect(saved(straight).answers.length).toBeGreaterThan(4);
    const outcome = await cli('play --load m.json', { files: await part(), lines });
    expect(saved(outcome)).toEqual(saved(straight));
  });

  test('can be taken back beyond the point where it was loaded', async () => {
    const outcome = await cli('play --load m.json', {
      files: await part(),
      lines: ['u', 'u', '2'],
    });
    expect(saved(outcome).answers[0]?.choice).toEqual({ strike: 1 });
  });

  test('other players may take over, under other names', async () => {
    const flags = '--bots greedy,human --names X,Y --save other.json';
    const outcome = await cli(`play --load m.json ${flags}`, { files: await part(), lines: ['1'] });
    expect(saved(outcome, 'other.json')).toMatchObject({
      players: ['greedy', 'human'],
      names: ['X', 'Y'],
    });
    expect(saved(outcome)).toMatchObject({ names: ['Anna', 'Ben'] });
  });

  test('a finished match is shown with its score', async () => {
    const files = { 'm.json': (await cli('record toy-duel --seed 1')).out };
    const { out, code } = await cli('play --load m.json', { files });
    expect(code).toBe(0);
    expect(out).toMatch(/Total/);
  });

  test('refuses what contradicts the file', async () => {
    const files = await part();
    for (const flag of ['--seats 2', '--seed 1', '--option blades=wood'])
      expect(await cli(`play --load m.json ${flag}`, { files })).toMatchObject({
        code: 2,
        err: expect.stringMatching(/come from the file of --load/),
      });
    expect(await cli('play toy-bids --load m.json', { files })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/m\.json is a match of toy-duel, not of toy-bids/),
    });
    const file = JSON.parse(files['m.json'] ?? '');
    file.answers[0].choice = 'sing';
    const broken = { 'm.json': JSON.stringify(file) };
    expect(await cli('play --load m.json', { files: broken })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/answer 1 is refused/),
    });
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
