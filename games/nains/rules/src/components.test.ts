import {
  BASE_COINS,
  COINS,
  fullTreasury,
  gemsFor,
  isExchangeCoin,
  isTreasuryCoin,
  SPECIAL_COIN,
  worth,
} from '@meadhall/taverns';
import { describe, expect, test } from 'vitest';
import { COLUMN, COMMON_RUNES, DWARVES, deckOf, ERAS, ORDERS, type Order } from './cards.ts';
import {
  AWARDS,
  COGNAR_NAMES,
  COGNARS,
  cognarNamed,
  ELITE_NAMES,
  ELITES,
  eliteNamed,
  GAAT_POINTS,
  RECRUITABLE,
} from './cognars.ts';
import { TAVERN_NAMES } from './model.ts';
import { newLord } from './nains.ts';
import { shieldTrack } from './sheet.ts';

const of = (order: Order) => DWARVES.filter((card) => card.order === order);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('NAI-1.1, NAI-1.2 five orders, a column for each, and a command zone', () => {
  expect(ORDERS).toEqual(['shield', 'temple', 'errants', 'forge', 'talion']);
  expect(ORDERS.map((order) => COLUMN[order])).toEqual([0, 1, 2, 3, 4]);
  expect(newLord(5)).toMatchObject({ army: [[], [], [], [], []], command: [] });
});

describe('dwarf cards', () => {
  test('NAI-2.1 91 of them: 20, 19, 20, 16, 16', () => {
    expect(DWARVES).toHaveLength(91);
    expect(ORDERS.map((order) => of(order).length)).toEqual([20, 19, 20, 16, 16]);
    expect(new Set(DWARVES.map(({ code }) => code)).size).toBe(91);
  });

  test('NAI-3.9, NAI-3.7 decks of 36 and 37, with five lords 45 and 46', () => {
    for (const seats of [2, 3, 4])
      expect(ERAS.map((era) => deckOf(era, seats).length)).toEqual([36, 37]);
    expect(ERAS.map((era) => deckOf(era, 5).length)).toEqual([45, 46]);
    for (const era of ERAS) {
      const marked = DWARVES.filter((card) => card.era === era && card.fiveOnly);
      expect(marked).toHaveLength(9);
      expect(deckOf(era, 4).some((card) => DWARVES[card]?.fiveOnly)).toBe(false);
    }
  });

  test('NAI-1.4 one rank each', () => {
    for (const { ranks } of DWARVES) expect(ranks).toBe(1);
  });

  test('the reconstructed split: eras, cards marked 5', () => {
    const perEra = (era: 1 | 2): number[] =>
      ORDERS.map((order) => of(order).filter((card) => card.era === era).length);
    expect(perEra(1)).toEqual([10, 9, 10, 8, 8]);
    expect(perEra(2)).toEqual([10, 10, 10, 8, 8]);
    const marked = ORDERS.map((order) => of(order).filter(({ fiveOnly }) => fiveOnly).length);
    expect(marked).toEqual([4, 4, 4, 4, 2]);
  });

  test('the reconstructed values: points', () => {
    const points = (order: Order): number[] => of(order).map((card) => card.points);
    expect(sum(points('shield'))).toBe(0);
    expect([Math.min(...points('temple')), Math.max(...points('temple'))]).toEqual([0, 3]);
    expect([...new Set(points('errants'))].sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10]);
    expect(sum(points('errants')) / 20).toBe(7.5);
    expect(sum(points('forge')) / 16).toBe(2.5);
    expect(points('talion')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('NAI-1.8 the reconstructed symbols: 26 Malt, 8 Occult, four runes on four cards each', () => {
    const malt = ORDERS.map((order) => sum(of(order).map((card) => card.malt)));
    expect(malt).toEqual([10, 0, 10, 0, 6]);
    const occult = ORDERS.map((order) => sum(of(order).map((card) => card.occult)));
    expect(occult).toEqual([0, 8, 0, 0, 0]);
    for (const rune of COMMON_RUNES)
      expect(DWARVES.filter((card) => card.rune === rune)).toHaveLength(4);
    expect(of('forge').every(({ rune }) => rune !== null)).toBe(true);
  });
});

describe('Cognars', () => {
  const kind = (name: string) =>
    COGNAR_NAMES.filter((cognar) => cognarNamed(cognar).kind === name).length;

  test('NAI-2.2 23 of them: 13 coloured, 4 white, 5 Mercenaries, one ally', () => {
    expect(COGNAR_NAMES).toHaveLength(23);
    expect(['coloured', 'white', 'mercenary', 'ally'].map(kind)).toEqual([13, 4, 5, 1]);
    const coloured = ORDERS.map(
      (order) => COGNAR_NAMES.filter((cognar) => cognarNamed(cognar).order === order).length,
    );
    expect(coloured).toEqual([3, 3, 2, 3, 2]);
  });

  test('NAI-3.4 all but Ga’at can be recruited', () => {
    expect(COGNAR_NAMES.filter((cognar) => !RECRUITABLE.includes(cognar))).toEqual(['gaat']);
  });

  test('NAI-11.1, NAI-11.7, NAI-11.12 ranks, points and symbols as printed', () => {
    expect(COGNARS.volgrir).toMatchObject({ order: 'shield', ranks: 2, points: 0 });
    expect(COGNARS.ararun).toMatchObject({ order: 'temple', ranks: 2, points: 2, occult: 1 });
    expect(COGNARS.sriza).toMatchObject({ order: 'temple', ranks: 1, points: 0, occult: 2 });
    expect(COGNARS.fey).toMatchObject({ order: 'temple', ranks: 1, points: 5 });
    expect(COGNARS.ulrog).toMatchObject({ order: 'forge', ranks: 1, points: 0 });
    expect(COGNARS.tala).toMatchObject({ order: 'forge', ranks: 2, points: 6 });
    expect(COGNARS.torun).toMatchObject({ order: 'forge', ranks: 1, points: 12 });
  });

  test('NAI-1.8 unique runes: Ulrog two, Tala, Torun, Jorun and Redwin one, all different', () => {
    const runes = [
      ...COGNAR_NAMES.map((cognar) => cognarNamed(cognar).runes ?? []),
      ...ELITE_NAMES.map((elite) => eliteNamed(elite).runes ?? []),
    ].flat();
    expect(runes).toHaveLength(6);
    expect(new Set([...runes, ...COMMON_RUNES]).size).toBe(10);
    expect(COGNARS.ulrog.runes).toHaveLength(2);
  });

  test('NAI-11.16 what Ga’at is worth', () => {
    expect(GAAT_POINTS).toEqual({ shield: 0, temple: 2, errants: 9, forge: 4, talion: 6 });
    expect(COGNARS.gaat.ranks).toBe(1);
  });
});

test('NAI-2.3 five Elite Cognars, one for each order, and the Liquor Certification', () => {
  expect(ELITE_NAMES.map((elite) => ELITES[elite].order)).toEqual(ORDERS);
  expect(AWARDS).toEqual(['tiss', 'aral', 'brum', 'redwin', 'ordo', 'certification']);
});

test('NAI-2.4, NAI-1.6 60 coins: five times 0 2 3 4 5 in bronze, 34 of gold, the 3-Exchange', () => {
  expect(BASE_COINS.map(worth)).toEqual([0, 2, 3, 4, 5]);
  expect(fullTreasury()).toEqual([2, 2, 3, 2, 3, 2, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(5 * BASE_COINS.length + sum(fullTreasury()) + 1).toBe(60);
  expect([worth(SPECIAL_COIN), isTreasuryCoin(SPECIAL_COIN)]).toEqual([3, false]);
});

test('NAI-1.7 the 0 and the 3-Exchange are the exchange coins', () => {
  expect(COINS.filter(isExchangeCoin)).toEqual(['b0', SPECIAL_COIN]);
});

test('NAI-2.5, NAI-3.2 five gems, the highest for fewer lords', () => {
  expect([2, 3, 4, 5].map(gemsFor)).toEqual([
    [4, 5],
    [3, 4, 5],
    [2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ]);
});

test('NAI-2.7 the Shield track, reconstructed', () => {
  const track = Array.from({ length: 12 }, (_, n) => shieldTrack(n));
  expect(track).toEqual([0, 3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88]);
});

test('NAI-3.3 three taverns in their order', () => {
  expect(TAVERN_NAMES).toEqual(['chope', 'grognard', 'hallebarde']);
});
