import {
  BASE_COINS,
  COINS,
  fullTreasury,
  isExchangeCoin,
  SPECIAL_COIN,
  worth,
} from '@meadhall/taverns';
import { describe, expect, test } from 'vitest';
import { AGES, CARDS, CLASSES, type Class, COLUMN, deckOf, SPECIAL_BLACKSMITH } from './cards.ts';
import { DISTINCTIONS } from './distinctions.ts';
import { BROTHERS, HERO_NAMES, HEROES, heroNamed, YLUD_POINTS } from './heroes.ts';
import { TAVERN_NAMES } from './model.ts';

const codesOf = (age: 1 | 2, seats: number, name: Class): string[] =>
  deckOf(age, seats)
    .map((id) => CARDS[id])
    .filter((card) => card?.column === COLUMN[name])
    .map((card) => card?.code ?? '');

const repeat = (code: string, times: number): string[] => Array(times).fill(code);

test('NID-0.1 five classes, each with its column', () => {
  expect(CLASSES).toEqual(['warrior', 'hunter', 'miner', 'blacksmith', 'explorer']);
  expect(CLASSES.map((name) => COLUMN[name])).toEqual([0, 1, 2, 3, 4]);
});

describe('Dwarf cards', () => {
  test('NID-1.1 87 of them: 18, 16, 16, 20, 16 and the special Blacksmith', () => {
    const dwarves = CARDS.filter(({ column }) => column !== null);
    expect(dwarves).toHaveLength(87);
    const ordinary = dwarves.filter(({ age }) => age !== null);
    expect(CLASSES.map((_, i) => ordinary.filter(({ column }) => column === i).length)).toEqual([
      18, 16, 16, 20, 16,
    ]);
  });

  test.each(AGES)('NID-1.2 Age %i with two to four players', (age) => {
    expect(codesOf(age, 4, 'warrior')).toEqual('W3 W4 W5 W6 W6 W7 W8 W9'.split(' '));
    expect(codesOf(age, 4, 'hunter')).toEqual(repeat('H', 6));
    expect(codesOf(age, 4, 'miner')).toEqual('M0 M0 M1 M1 M2 M2'.split(' '));
    expect(codesOf(age, 4, 'blacksmith')).toEqual(repeat('B', 8));
    expect(codesOf(age, 4, 'explorer')).toEqual('E5 E6 E7 E8 E9 E10 E11'.split(' '));
  });

  test.each(AGES)('NID-1.2 what five players add in Age %i', (age) => {
    const added = CLASSES.map((name) => codesOf(age, 5, name).slice(codesOf(age, 4, name).length));
    expect(added).toEqual([['W10'], ['H', 'H'], ['M0', 'M1'], ['B', 'B'], ['E12']]);
  });

  test('NID-0.2, NID-1.2 an ordinary Dwarf has one rank, with its points inside', () => {
    for (const { code, age, column, ranks, points } of CARDS) {
      if (age === null || column === null) continue;
      expect(ranks).toBe(1);
      expect(points).toBe(Number(code.slice(1)));
    }
  });

  test('NID-1.3 Hunters and Blacksmiths show no number', () => {
    for (const { code, column, points } of CARDS)
      if (column === COLUMN.hunter || code === 'B') expect([code.length, points]).toEqual([1, 0]);
  });

  test('NID-2.5, NID-15.9 the special Blacksmith has two ranks and is in no deck', () => {
    expect(CARDS[SPECIAL_BLACKSMITH]).toMatchObject({ code: 'BS2', ranks: 2, age: null });
    for (const age of AGES) expect(deckOf(age, 5)).not.toContain(SPECIAL_BLACKSMITH);
  });
});

test('NID-1.4 Royal Offerings: +3 in Age 1, one or two; +5 in Age 2, two or three', () => {
  const offerings = (age: 1 | 2, seats: number): string[] =>
    deckOf(age, seats)
      .map((id) => CARDS[id])
      .filter((card) => card?.column === null)
      .map((card) => `${card?.code} +${card?.raises}`);
  expect([offerings(1, 4), offerings(1, 5)]).toEqual([['RO3 +3'], repeat('RO3 +3', 2)]);
  expect([offerings(2, 4), offerings(2, 5)]).toEqual([repeat('RO5 +5', 2), repeat('RO5 +5', 3)]);
});

describe('heroes', () => {
  test('NID-1.5 21 of them: two for each class and eleven neutral ones', () => {
    expect(HERO_NAMES).toHaveLength(21);
    for (const name of CLASSES)
      expect(HERO_NAMES.filter((hero) => heroNamed(hero).column === name)).toHaveLength(2);
    expect(HERO_NAMES.filter((hero) => !heroNamed(hero).column)).toHaveLength(11);
  });

  test('NID-20.1, NID-21.1, NID-22.1, NID-23.1, NID-24.1, NID-25.1 ranks and points', () => {
    expect(HEROES.kraal).toMatchObject({ column: 'warrior', ranks: 2, points: 7 });
    expect(HEROES.tarah).toMatchObject({ column: 'warrior', ranks: 1, points: 14 });
    expect(HEROES.aral).toMatchObject({ column: 'hunter', ranks: 2 });
    expect(HEROES.dagda).toMatchObject({ column: 'hunter', ranks: 3, discards: 2 });
    expect(HEROES.aegur).toMatchObject({ column: 'blacksmith', ranks: 2 });
    expect(HEROES.bonfur).toMatchObject({ column: 'blacksmith', ranks: 3, discards: 1 });
  });

  test('NID-26.1, NID-27.1, NID-28.1, NID-29.1 ranks and points', () => {
    expect(HEROES.zoral).toMatchObject({ column: 'miner', ranks: 3, points: 1 });
    expect(HEROES.lokdur).toMatchObject({ column: 'miner', ranks: 1, points: 3 });
    expect(HEROES.hourya).toMatchObject({ column: 'explorer', ranks: 1, points: 20, needs: 5 });
    expect(HEROES.idunn).toMatchObject({ column: 'explorer', ranks: 1, points: 7 });
  });

  test('NID-18.8 what the neutral ones are worth', () => {
    expect(BROTHERS).toEqual([0, 13, 40, 81, 108, 135]);
    expect(HERO_NAMES.filter((hero) => heroNamed(hero).brother)).toHaveLength(5);
    const worthOf = (['skaa', 'grid', 'uline', 'thrud'] as const).map((it) => HEROES[it].points);
    expect(worthOf).toEqual([17, 7, 9, 13]);
  });

  test('NID-18.11 what Ylud is worth in each column', () => {
    expect(YLUD_POINTS).toEqual({ warrior: 7, hunter: 0, miner: 1, blacksmith: 0, explorer: 11 });
  });
});

test('NID-1.6 five Distinctions, in the order of the classes', () => {
  expect(DISTINCTIONS).toEqual([
    'kings-hand',
    'hunting-master',
    'crown-jeweler',
    'great-armorer',
    'pioneer',
  ]);
});

test('NID-1.7 60 coins: five base sets, the special 3, 34 of the treasury', () => {
  expect(BASE_COINS.map(worth)).toEqual([0, 2, 3, 4, 5]);
  const treasury = fullTreasury().reduce((sum, coins) => sum + coins);
  expect(5 * BASE_COINS.length + 1 + treasury).toBe(60);
  expect(worth(SPECIAL_COIN)).toBe(3);
});

test('NID-0.6 the 0 and the special 3 are the exchange coins', () => {
  expect(COINS.filter(isExchangeCoin)).toEqual(['b0', 's3']);
});

test('NID-2.3 the taverns in their order', () => {
  expect(TAVERN_NAMES).toEqual(['goblin', 'dragon', 'horse']);
});
