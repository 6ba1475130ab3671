import { at, IllegalSetup, seeded, seedOf, shuffle, start } from '@meadhall/kernel';
import { coinsLeft, gemsFor } from '@meadhall/taverns';
import { randomGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { deckOf } from './cards.ts';
import { HERO_NAMES } from './heroes.ts';
import type { State } from './model.ts';
import { nidavellir } from './nidavellir.ts';

const begin = (seats: number, options = {}): State =>
  start(nidavellir, { seats, seed: seedOf('a table is set'), options });

describe.each([2, 3, 4, 5])('%i players', (seats) => {
  const game = begin(seats);

  test('NID-2.1 each has the base coins 0, 2, 3, 4, 5, together 14', () => {
    for (const { coins } of game.seats) expect(coins).toEqual(['b0', 'b2', 'b3', 'b4', 'b5']);
  });

  test('NID-2.2, NID-1.8 one of the highest gems for each', () => {
    expect(game.seats.map(({ gem }) => gem).sort()).toEqual(gemsFor(seats));
    expect(gemsFor(seats)).toEqual([1, 2, 3, 4, 5].slice(5 - seats));
  });

  test('NID-2.4 all heroes are there for everybody', () => {
    expect(game.pool).toEqual(HERO_NAMES);
    for (const { heroes } of game.seats) expect(heroes).toEqual([]);
  });

  test('NID-2.5 no Distinction is awarded, nobody has gem 6 or the special coin', () => {
    expect(game.distinctions).toEqual([null, null, null, null, null]);
    expect(game.seats.some(({ gem, coins }) => gem === 6 || coins.includes('s3'))).toBe(false);
  });

  test('NID-2.6 the treasury has one each of 7, 9, 11 with two or three players, else three', () => {
    const few = seats < 4;
    expect([7, 9, 11].map((value) => coinsLeft(game.treasury, value))).toEqual(
      few ? [1, 1, 1] : [3, 3, 3],
    );
    expect(game.treasury.reduce((sum, coins) => sum + coins)).toBe(few ? 28 : 34);
  });

  test('NID-3.3, NID-4.1 every tavern has a card for each, but three with two players', () => {
    expect(game.taverns.map((cards) => cards.length)).toEqual(Array(3).fill(Math.max(3, seats)));
  });

  test('NID-2.7, NID-3.4 the decks are those of so many players', () => {
    const dealt = [...at(game.decks, 0), ...game.taverns.flat()].sort((a, b) => a - b);
    expect(dealt).toEqual(deckOf(1, seats));
    expect([...at(game.decks, 1)].sort((a, b) => a - b)).toEqual(deckOf(2, seats));
    expect([dealt.length, at(game.decks, 1).length]).toEqual(seats === 5 ? [45, 46] : [36, 37]);
  });
});

test('NID-2.1 fewer than two or more than five players are refused', () => {
  for (const seats of [0, 1, 6, 2.5]) expect(() => begin(seats)).toThrow(IllegalSetup);
  expect(() => begin(6)).toThrow('(NID-2.1)');
});

test('NID-2.9 the first game leaves out Thrud, Ylud and Uline, and nothing else changes', () => {
  const game = begin(3, { firstGame: true });
  expect(HERO_NAMES.filter((hero) => !game.pool.includes(hero))).toEqual([
    'uline',
    'ylud',
    'thrud',
  ]);
  expect({ ...game, pool: [] }).toEqual({ ...begin(3), pool: [] });
  expect(() => begin(3, { firstGame: 'yes' })).toThrow('options.firstGame');
});

test('NID-2.9 in a first game none of the three ever shows up', () => {
  randomGame(nidavellir, { seats: 3, seed: 5, options: { firstGame: true } }, ({ seats, pool }) => {
    const everybody = [...pool, ...seats.flatMap(({ heroes }) => heroes)];
    expect(everybody).toHaveLength(18);
    for (const hero of ['thrud', 'ylud', 'uline'] as const) expect(everybody).not.toContain(hero);
  });
});

test('NID-2.8, NID-2.10 gems, then the deck of Age 1, then that of Age 2 are shuffled', () => {
  const rng = seeded(seedOf('a table is set'));
  const gems = shuffle(rng, gemsFor(4));
  const age1 = shuffle(rng, deckOf(1, 4));
  const age2 = shuffle(rng, deckOf(2, 4));
  const game = begin(4);
  expect(game.seats.map(({ gem }) => gem)).toEqual(gems);
  expect([...at(game.decks, 0), ...game.taverns.flat().reverse()]).toEqual(age1);
  expect(game.decks[1]).toEqual(age2);
  expect(game.rng).toEqual(rng);
});

test('NID-2.10 later only the Pioneer and the start of Age 2 draw from the generator', () => {
  for (let seed = 1; seed <= 12; seed++) {
    let before: State | undefined;
    randomGame(nidavellir, { seats: 2 + (seed % 4), seed }, (game, answered) => {
      const kept = answered.at(-1)?.step === 'keepCard' ? 1 : 0;
      const begun = before && before.age === 1 && game.age === 2 ? 1 : 0;
      const rng = before ? ([...before.rng] as State['rng']) : game.rng;
      // Both times the deck has lost its one card already.
      const deck = game.seats.length === 5 ? 45 : 36;
      for (let i = 0; i < kept + begun; i++) shuffle(rng, Array(deck).fill(0));
      expect(game.rng).toEqual(rng);
      before = game;
    });
  }
});
