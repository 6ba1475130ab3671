import { asks, clone, type Rng, seeded, seedOf, start, take } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { andor } from '../andor.ts';
import { LEGEND_NAMES, type LegendName } from '../legends/legends.ts';
import type { Difficulty } from '../legends/schema.ts';
import { rollsOn } from './spreads.ts';
import { advise, teammate } from './team.ts';

function isWon(legend: LegendName, difficulty: Difficulty, seats: number, seed: number): boolean {
  const game = start(andor, {
    seats,
    seed: seedOf(`${legend} ${seed}`),
    options: { legend, difficulty },
  });
  for (let open = asks(andor, game); open.length > 0; ) {
    const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
    const mine = open.filter((ask) => ask.seat === seat);
    open = take(andor, game, advise(andor.view(game, seat), mine));
  }
  return game.result === 'won';
}

const GAMES = 24;
const rate = (legend: LegendName, difficulty: Difficulty, seats: number): number =>
  Array.from({ length: GAMES }, (_, seed) => isWon(legend, difficulty, seats, seed)).filter(Boolean)
    .length / GAMES;

describe('AND-28.12 the reconstructed legends can be won and lost', () => {
  // Shares over 500 games are in BALANCE.md; the bounds leave room for the luck of a few.
  test.each(['L3', 'L4', 'L5'] as const)('%s with two and four heroes', (legend) => {
    for (const seats of [2, 4]) {
      const normal = rate(legend, 'normal', seats);
      expect(normal, `${legend} normal, ${seats} heroes`).toBeGreaterThan(0.12);
      expect(normal, `${legend} normal, ${seats} heroes`).toBeLessThan(0.88);
      expect(rate(legend, 'easy', seats), `${legend} easy, ${seats} heroes`).toBeGreaterThan(0.35);
    }
  });
});

test('a teammate answers what is offered, from a view alone', () => {
  const rng: Rng = seeded(seedOf('teammate'));
  for (const legend of LEGEND_NAMES) {
    const game = start(andor, { seats: 3, seed: seedOf(legend), options: { legend } });
    let open = asks(andor, game);
    for (let n = 0; n < 60 && open.length > 0; n++) {
      const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
      const answer = teammate(clone(andor.view(game, seat)), seat, rng);
      const ask = open.find((it) => it.seat === seat && it.step === answer.step);
      expect(ask?.options).toContainEqual(answer.choice);
      open = take(andor, game, answer);
    }
  }
});

test.each([2, 3, 4])('AND-22.2 a team of %i fulfils the tasks of the prologue at once', (seats) => {
  const game = start(andor, { seats, seed: seedOf('arrival'), options: { prologue: true } });
  const told: string[] = [];
  for (let open = asks(andor, game); game.narrator === 'A'; ) {
    const { seat } = open[0]!;
    open = take(andor, game, advise(andor.view(game, seat), open));
    for (const item of game.news) if (item.say === 'prologue') told.push(item.now);
  }
  expect(told).toEqual(['begins', 'done']);
});

test('AND-6.6 gold goes to the dwarf before his mine, at once and for good', () => {
  const game = start(andor, { seats: 2, seed: seedOf('gold'), options: { legend: 'L2' } });
  let open = asks(andor, game);
  while (game.agenda.at(-1)?.do !== 'act')
    open = take(andor, game, advise(andor.view(game, open[0]!.seat), open));
  for (const hero of game.seats) hero.space = 39;
  const giver = game.seats.findIndex(({ kind }) => kind !== 'dwarf');
  game.seats[giver]!.gold = 3;
  let trades = 0;
  for (open = asks(andor, game); game.agenda.at(-1)?.do !== 'walk'; ) {
    const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
    const answer = advise(
      andor.view(game, seat),
      open.filter((ask) => ask.seat === seat),
    );
    if (answer.step === 'agree') trades++;
    open = take(andor, game, answer);
  }
  expect(trades).toBe(1);
  expect(game.seats[giver]!.gold).toBe(0);
});

test('the archer rolls on while the next dice promise more', () => {
  expect(rollsOn(3, 1)).toBe(true);
  expect(rollsOn(4, 1)).toBe(false);
  expect(rollsOn(5, 3)).toBe(false);
  expect(rollsOn(4, 3)).toBe(true);
});
