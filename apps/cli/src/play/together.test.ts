import { describe, expect, test } from 'vitest';
import { cli } from '../testing/cli.ts';
import { duel, saved, TERMINAL, times, WIPE } from '../testing/evening.ts';

describe('several humans at one screen', () => {
  const bids = 'play toy-bids --seed 1 --bots human,human --names Anna,Ben';

  test('the screen is wiped and passed on between secrets', async () => {
    const { out } = await cli(bids, { lines: ['', '37', '', '5'], terminal: TERMINAL });
    const screens = out.split(WIPE);
    const anna = screens.findIndex((screen) => screen.includes('Anna > 37'));
    expect(screens[anna + 1]).toMatch(/Pass the screen to Ben\.\nBen, press Enter/);
    expect(screens[anna + 1]).not.toMatch(/bid:/);
    const [ben, revealed] = (screens[anna + 2] ?? '').split('Ben > 5');
    expect(ben).toMatch(/Anna: bid\u00a0✓.*\nBen: bid\n/s);
    expect(ben).not.toMatch(/→/);
    expect(revealed).toMatch(/bid:\[3,0,1\]/);
    expect(revealed).not.toMatch(/Ben → /);
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
    expect((await duel(['f'])).out).toMatch(/Nobody else may act now\./);
  });

  test('one who was let in and has nothing to do gives the turn back with Enter', async () => {
    const line = 'play toy-coop --seed 1 --bots human,human,human --names Anna,Ben,Cleo';
    const outcome = await cli(line, { lines: ['f ben', '', '1', 's', 'm.json'] });
    expect(saved(outcome).answers).toEqual([{ seat: 0, step: 'act', choice: 'endDay' }]);
  });

  test('at the end everybody hears what is left of the story, not all of it again', async () => {
    const line = 'play toy-coop --seed 1 --seats 3 --bots random --names Anna,Ben,Bot';
    const { out } = await cli(line, { lines: times(80, '1') });
    const end = out.slice(out.indexOf('── The game is over.'));
    expect(end).toMatch(/Total.*\n(Won|Lost) together: Anna, Ben, Bot\n/);
    expect(end.match(/ → /g)?.length).toBeLessThanOrEqual(5);
  });

  test('a bot does not act out of turn', async () => {
    const line = 'play toy-coop --seed 1 --bots random --names Anna,Bot';
    expect(saved(await cli(line, { lines: ['s', 'm.json'] })).answers).toEqual([]);
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
