import { IllegalSetup, seedOf, start } from '@meadhall/kernel';
import { table } from '@meadhall/testkit';
import { expect, test } from 'vitest';
import { bargeroc } from './bargeroc.ts';
import { ORES } from './components.ts';
import { titleHolder } from './score.ts';

const begin = (seats: number, seed: number | string, options = {}) =>
  start(bargeroc, { seats, seed: seedOf(seed), options });

test('BAR-1.1 two to six players, nobody else', () => {
  for (const seats of [0, 1, 7, 2.5])
    expect(() => begin(seats, 1)).toThrow(/seats is .*allowed: 2 to 6 \(BAR-1.1\)/);
  for (const seats of [2, 3, 4, 5, 6]) expect(begin(seats, 1).seats).toHaveLength(seats);
});

test('BAR-2.1, BAR-1.7 the pickaxe is drawn by lot and its holder begins', () => {
  const holders = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const { pickaxe, active } = begin(4, seed);
    expect(active).toBe(pickaxe);
    holders.add(pickaxe);
  }
  expect([...holders].sort()).toEqual([0, 1, 2, 3]);
});

test('BAR-2.3, BAR-13.1 piles are shuffled; the same seed deals the same game', () => {
  expect(begin(3, 'one')).toEqual(begin(3, 'one'));
  const { oreDeck, tavernDeck, forgeDeck } = begin(3, 'one');
  const other = begin(3, 'two');
  expect(oreDeck).not.toEqual(other.oreDeck);
  expect(tavernDeck).not.toEqual(other.tavernDeck);
  expect(forgeDeck).not.toEqual(other.forgeDeck);
});

test('BAR-2.4, BAR-1.9 four objects lie open; the option changes how many', () => {
  expect(begin(3, 1).shop).toHaveLength(4);
  expect(begin(3, 1, { shopSize: 6 }).shop).toHaveLength(6);
});

test('BAR-2.6 unsellable ore turned up at the start goes back into the pile', () => {
  for (let seed = 0; seed < 80; seed++) {
    const { forSale, oreDeck, seats } = begin(2, seed);
    expect(forSale.every((ore) => ORES[ore].price !== null)).toBe(true);
    const all = [...forSale, ...oreDeck, ...seats.flatMap(({ ores }) => ores)];
    expect(all.filter((ore) => ore === 'orichalcum')).toHaveLength(4);
    expect(all.filter((ore) => ore === 'moonstone')).toHaveLength(4);
  }
});

test('BAR-2.9 three missions lie open, none twice; BAR-12.2 none to five by choice', () => {
  expect(new Set(begin(4, 3).missions).size).toBe(3);
  expect(begin(4, 3, { missionsInPlay: 0 }).missions).toEqual([]);
  expect(new Set(begin(4, 3, { missionsInPlay: 5 }).missions).size).toBe(5);
  expect(() => begin(4, 3, { missionsInPlay: 6 })).toThrow(IllegalSetup);
});

test('BAR-2.10 nobody has a title at the start: all are even', () => {
  const game = begin(5, 8);
  for (const title of ['master_smith', 'ore_baron', 'gold_beard'] as const)
    expect(titleHolder(game, title)).toBeNull();
});

test('BAR-2.11, BAR-2.12 rounds by players', () => {
  expect([2, 3, 4, 5, 6].map((seats) => begin(seats, 1).rounds)).toEqual([6, 6, 8, 8, 4]);
});

test('BAR-2.13, BAR-1.8 one to twelve rounds by choice, counted from 1', () => {
  expect(begin(3, 1, { rounds: 12 })).toMatchObject({ rounds: 12, round: 1 });
  expect(begin(3, 1, { rounds: 1 }).rounds).toBe(1);
  expect(() => begin(3, 1, { rounds: 13 })).toThrow(/options.rounds is 13.*BAR-2.13/);
});

test('BAR-12.2 the other reading of the table of rounds', () => {
  const rounds = [2, 3, 4, 5, 6].map(
    (seats) => begin(seats, 1, { roundsAlternative: true }).rounds,
  );
  expect(rounds).toEqual([6, 6, 5, 5, 4]);
});

test('BAR-12.2 every number of the rules can be set, within bounds; anything else is refused', () => {
  const poor = { startCoins: 0, startBread: 0, startOres: 0, startTavern: 0 };
  expect(begin(6, 1, poor).seats[3]).toMatchObject({ coins: 0, bread: 0, ores: [], tavern: [] });
  expect(() => begin(3, 1, { breadPrice: 0 })).toThrow(/options.breadPrice.*BAR-4.6/);
  expect(() => begin(3, 1, { beerPrice: 1 })).toThrow(/options is "beerPrice"/);
});

test('BAR-1.6 coins and bread come from a supply without end', () => {
  const t = table(bargeroc, { seats: 2, options: { rounds: 1 } }).given((game) => {
    for (const player of game.seats) player.coins = 5000;
  });
  const { pickaxe } = t.game;
  for (let i = 0; i < 50; i++) t.play(pickaxe, 'merchant', { bread: 100 });
  expect(t.game.seats[pickaxe]).toMatchObject({ coins: 0, bread: 5002 });
  expect(t.options(pickaxe, 'merchant')).not.toContainEqual({ bread: 1 });
});
