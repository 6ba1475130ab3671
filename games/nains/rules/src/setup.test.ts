import { at, IllegalSetup, seeded, seedOf, shuffle, start } from '@meadhall/kernel';
import { gemsFor } from '@meadhall/taverns';
import { randomGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { DWARVES, deckOf } from './cards.ts';
import { AWARDS, ELITE_NAMES, RECRUITABLE } from './cognars.ts';
import type { State } from './model.ts';
import { nains } from './nains.ts';

const begin = (seats: number, options = {}): State =>
  start(nains, { seats, seed: seedOf('a table is set'), options });

describe.each([2, 3, 4, 5])('%i lords', (seats) => {
  const game = begin(seats);

  test('NAI-3.1 each has the bronze coins 0, 2, 3, 4, 5', () => {
    for (const { coins } of game.seats) expect(coins).toEqual(['b0', 'b2', 'b3', 'b4', 'b5']);
  });

  test('NAI-3.2 one of the highest gems for each', () => {
    expect(game.seats.map(({ gem }) => gem).sort()).toEqual(gemsFor(seats));
  });

  test('NAI-3.4 all Cognars lie open, but for Ga’at', () => {
    expect(game.supply).toEqual(RECRUITABLE);
  });

  test('NAI-3.5 the elites in some order, then the Certification; nothing is awarded', () => {
    expect([...game.layout].sort()).toEqual([...AWARDS].sort());
    expect(game.layout.at(-1)).toBe('certification');
    expect(game.awards).toEqual(Array(6).fill(null));
  });

  test('NAI-3.6, NAI-3.10 the Treasury is full, and the 3-Exchange is not in it', () => {
    expect(game.treasury.reduce((sum, coins) => sum + coins)).toBe(34);
    expect(game.seats.some(({ coins }) => coins.includes('s3'))).toBe(false);
    expect(game.seats.map(({ pariahs }) => pariahs)).toEqual(Array(seats).fill([]));
  });

  test('NAI-6.1, NAI-6.2 taverns filled one after the other from the top', () => {
    expect(game.taverns.map((cards) => cards.length)).toEqual(Array(3).fill(Math.max(3, seats)));
  });

  test('NAI-3.7, NAI-3.8 the decks are those of so many lords', () => {
    const dealt = [...at(game.decks, 0), ...game.taverns.flat()].sort((a, b) => a - b);
    expect(dealt).toEqual(deckOf(1, seats));
    expect([...at(game.decks, 1)].sort((a, b) => a - b)).toEqual(deckOf(2, seats));
    expect(dealt.every((card) => DWARVES[card]?.era === 1)).toBe(true);
  });
});

test('NAI-3.2 fewer than two or more than five lords are refused', () => {
  for (const seats of [0, 1, 6, 2.5]) expect(() => begin(seats)).toThrow(IllegalSetup);
  expect(() => begin(6)).toThrow('(NAI-3.2)');
});

test('NAI-9.9, NAI-10.10, NAI-11.5, NAI-12.7 the readings of the rulings are the defaults', () => {
  expect(begin(3).options).toEqual({
    pariahs: 'anyCard',
    lastMercenary: true,
    svaraImproves: true,
    improvementMayLower: true,
  });
  expect(() => begin(3, { pariahs: 'nobody' })).toThrow('(NAI-9.9)');
  expect(() => begin(3, { lastMercenary: 1 })).toThrow('(NAI-10.10)');
  expect(() => begin(3, { svaraImproves: 'no' })).toThrow('(NAI-11.5)');
  expect(() => begin(3, { improvementMayLower: null })).toThrow('(NAI-12.7)');
});

test('NAI-3.11, NAI-3.8 gems, elites, Era 1, Era 2 are shuffled in this order', () => {
  const rng = seeded(seedOf('a table is set'));
  const gems = shuffle(rng, gemsFor(4));
  const elites = shuffle(rng, [...ELITE_NAMES]);
  const era1 = shuffle(rng, deckOf(1, 4));
  const era2 = shuffle(rng, deckOf(2, 4));
  const game = begin(4);
  expect(game.seats.map(({ gem }) => gem)).toEqual(gems);
  expect(game.layout.slice(0, 5)).toEqual(elites);
  expect([...at(game.decks, 0), ...game.taverns.flat().reverse()]).toEqual(era1);
  expect(game.decks[1]).toEqual(era2);
  expect(game.rng).toEqual(rng);
});

test('NAI-3.11, NAI-11.6 later only Svara draws from the generator, for the whole deck', () => {
  let kept = 0;
  for (let seed = 1; seed <= 30; seed++) {
    let before: State | undefined;
    randomGame(nains, { seats: 2 + (seed % 4), seed }, (game) => {
      const rng = before ? ([...before.rng] as State['rng']) : game.rng;
      const looked = game.news.some(({ say }) => say === 'kept');
      // In the last round of Era 2 nothing is left to shuffle.
      if (before && looked) shuffle(rng, Array(at(before.decks, 1).length - 1).fill(0));
      if (looked) kept++;
      expect(game.rng).toEqual(rng);
      before = game;
    });
  }
  expect(kept).toBeGreaterThan(5);
});
