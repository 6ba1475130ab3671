import { expect, test } from 'vitest';
import { emptySlots } from './board.ts';
import { BASE_COINS } from './coins.ts';
import {
  discardRest,
  gemsOf,
  layBids,
  type TavernTable,
  takeAllBack,
  tradeGems,
  turnUpAll,
} from './round.ts';

const seat = (gem: number): TavernTable['seats'][number] => ({
  gem,
  coins: [...BASE_COINS],
  slots: emptySlots(),
  pouch: [],
});
const table = (...gems: number[]): TavernTable => ({
  seats: gems.map(seat),
  laid: gems.map(emptySlots),
  taverns: [[1], [2, 3], []],
  discard: [9],
});

test('bids are laid, turned up tavern by tavern, and taken back', () => {
  const t = table(4, 5);
  layBids(t, [[4, 3, 2], null]);
  expect(t.laid).toEqual([
    [4, 3, 2],
    [null, null, null],
  ]);
  expect(turnUpAll(t, 0)).toEqual(['b5', null]);
  expect(t.seats.map(({ slots }) => slots)).toEqual([
    [4, 'down', 'down'],
    [null, null, null],
  ]);
  takeAllBack(t);
  expect(t.laid).toEqual(Array(2).fill([null, null, null]));
});

test('the cards nobody took are discarded', () => {
  const t = table(4, 5);
  expect(discardRest(t, 1)).toEqual([2, 3]);
  expect([t.taverns, t.discard]).toEqual([
    [[1], [], []],
    [9, 2, 3],
  ]);
});

test('equal bids swap gems, but for a gem that is kept', () => {
  const t = table(3, 5, 4);
  expect(tradeGems(t, { order: [1, 2, 0], values: [4, 4, 4] })).toEqual([[1, 0]]);
  expect(gemsOf(t.seats)).toEqual([5, 3, 4]);
  expect(tradeGems(t, { order: [0, 2, 1], values: [4, 4, 4] }, 5)).toEqual([[2, 1]]);
  expect(gemsOf(t.seats)).toEqual([5, 4, 3]);
});
