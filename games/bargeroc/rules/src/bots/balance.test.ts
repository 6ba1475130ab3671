import { asks, at, seeded, seedOf, start, take, totals } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import type { WindowName } from '../answers.ts';
import { bargeroc } from '../bargeroc.ts';
import type { State } from '../model.ts';
import { type BargerocBot, bots } from './bots.ts';
import { STYLE_NAMES } from './style.ts';

/** Plays a game of bots; `look` sees every position. */
function play(
  players: readonly BargerocBot[],
  seed: number,
  look: (game: State, step: string) => void,
): State {
  const game = start(bargeroc, { seats: players.length, seed: seedOf(seed) });
  const rng = seeded(seedOf(`bots ${seed}`));
  for (let open = asks(bargeroc, game); open.length > 0; ) {
    const { seat, step, options } = at(open, 0);
    const answer = at(players, seat)(bargeroc.view(game, seat), seat, rng);
    expect(options).toContainEqual(answer.choice);
    look(game, step);
    open = take(bargeroc, game, answer);
  }
  return game;
}

const GAMES = 24;
const PUBLISHED: [number, number][] = [
  [2, 46.4],
  [3, 44.5],
  [4, 52.8],
  [5, 50.8],
  [6, 28.6],
];

describe('balance', () => {
  test.each(PUBLISHED)('%i balanced bots score about %f on average', (seats, mean) => {
    let sum = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = play(Array(seats).fill(bots.balanced), seed, () => {});
      sum += totals(bargeroc.sheet(game), seats).reduce((a, b) => a + b, 0) / seats;
    }
    expect(Math.abs(sum / GAMES - mean)).toBeLessThan(7);
  });

  test.each(STYLE_NAMES)('the style %s plays whole games by the rules', (style) => {
    for (const seats of [2, 4]) {
      const players = [bots[style], ...Array(seats - 1).fill(bots.balanced)];
      expect(bargeroc.winners(play(players, 7, () => {})).length).toBeGreaterThan(0);
    }
  });

  test('whoever never forges loses to three who do', () => {
    let won = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const players = [bots.trader, bots.balanced, bots.balanced, bots.balanced];
      if (bargeroc.winners(play(players, seed, () => {})).includes(0)) won++;
    }
    expect(won).toBeLessThan(3);
  });
});

test('BAR-8.9 a player is asked about once in a window, cards played in it included', () => {
  const WINDOWS = new Set<string>([
    'price',
    'haul',
    'theft',
    'roll',
    'afterBrawl',
    'counter',
  ] satisfies WindowName[]);
  let questions = 0;
  const asked = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    let window = 0;
    let before = '';
    play(Array(4).fill(bots.balanced), seed, (game, step) => {
      // A window is over when something else is asked; what it asks again belongs to it.
      if (step !== before && step !== 'counter' && before !== 'counter') window++;
      before = step;
      if (!WINDOWS.has(step)) return;
      questions++;
      for (const { seat } of asks(bargeroc, game)) asked.add(`${seed} ${window} ${step} ${seat}`);
    });
  }
  expect(questions / asked.size).toBeLessThan(1.5);
});
