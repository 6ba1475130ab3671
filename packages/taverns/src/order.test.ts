import { expect, test } from 'vitest';
import { gemSwaps, swapGems, turnOrder } from './order.ts';

const swaps = (values: number[], gems: number[], kept?: number): number[][] =>
  gemSwaps(turnOrder(values, gems), values, gems, kept);

test('higher bids play first, equal ones by gem', () => {
  expect(turnOrder([3, 2, 2], [3, 5, 1])).toEqual([0, 1, 2]);
  expect(turnOrder([0, 5, 2, 5], [2, 3, 4, 5])).toEqual([3, 1, 2, 0]);
  expect(turnOrder([0, 0, 0], [3, 5, 4])).toEqual([1, 2, 0]);
});

test('two tied seats swap, three swap their extremes, four and five two pairs', () => {
  expect(swaps([4, 4], [4, 5])).toEqual([[1, 0]]);
  expect(swaps([4, 4, 4], [3, 4, 5])).toEqual([[2, 0]]);
  expect(swaps([4, 4, 4, 4], [2, 5, 3, 4])).toEqual([
    [1, 0],
    [3, 2],
  ]);
  expect(swaps([4, 4, 4, 4, 4], [1, 2, 3, 4, 5])).toEqual([
    [4, 0],
    [3, 1],
  ]);
});

test('groups are independent of each other, and nobody swaps alone', () => {
  expect(swaps([3, 0, 3, 0, 7], [3, 5, 1, 2, 4])).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(swaps([3, 2, 1], [3, 4, 5])).toEqual([]);
});

test('a swap hands over the gems', () => {
  const players = [{ gem: 3 }, { gem: 4 }, { gem: 5 }];
  swapGems(players, [[2, 0]]);
  expect(players).toEqual([{ gem: 5 }, { gem: 4 }, { gem: 3 }]);
});

test('a gem that is kept takes no part in its group', () => {
  expect(swaps([4, 4, 4], [3, 5, 6], 6)).toEqual([[1, 0]]);
  expect(swaps([4, 4], [6, 5], 6)).toEqual([]);
  expect(swaps([4, 4, 4], [3, 5, 6])).toEqual([[2, 0]]);
});
