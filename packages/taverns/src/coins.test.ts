import { expect, test } from 'vitest';
import {
  BASE_COINS,
  COINS,
  type Coin,
  changeCoin,
  coinsLeft,
  fullTreasury,
  isCoin,
  isExchangeCoin,
  isTreasuryCoin,
  putCoins,
  sortCoins,
  TREASURY_VALUES,
  valueGained,
  worth,
} from './coins.ts';

/** A treasury with only these coins. */
function treasuryWith(...values: number[]): number[] {
  const treasury = TREASURY_VALUES.map(() => 0);
  for (const value of values) putCoins(treasury, value, 1);
  return treasury;
}

test('the treasury is 5x2 6x2 7x3 8x2 9x3 10x2 11x3 12x2 13x2 14x2 and one each of 15 to 25', () => {
  expect(fullTreasury()).toEqual([2, 2, 3, 2, 3, 2, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(fullTreasury().reduce((sum, coins) => sum + coins)).toBe(34);
});

test('there are 27 kinds of coin, each with its value', () => {
  expect(COINS).toHaveLength(27);
  expect(new Set(COINS).size).toBe(27);
  expect(BASE_COINS.map(worth)).toEqual([0, 2, 3, 4, 5]);
  expect(worth('s3')).toBe(3);
  expect(worth('t25')).toBe(25);
  expect([...COINS].map(worth)).toEqual([...COINS].map(worth).sort((a, b) => a - b));
});

test('the 0 and the special 3 exchange, no other coin does', () => {
  expect(COINS.filter(isExchangeCoin)).toEqual(['b0', 's3']);
});

test('only the coins of the treasury go back there', () => {
  expect(COINS.filter(isTreasuryCoin)).toHaveLength(21);
  expect(isTreasuryCoin('s3') || isTreasuryCoin('b5')).toBe(false);
});

test('a coin that does not exist is none', () => {
  for (const name of ['b1', 'b6', 't4', 't26', 's4', '', 5, null, 'toString'])
    expect(isCoin(name)).toBe(false);
  expect(isCoin('t9')).toBe(true);
});

test('coins are sorted by value, a base coin before its equal', () => {
  const coins: Coin[] = ['t5', 's3', 't25', 'b3', 'b5', 't10', 't9', 'b0'];
  sortCoins(coins);
  expect(coins).toEqual(['b0', 'b3', 's3', 'b5', 't5', 't9', 't10', 't25']);
});

test('who wants a coin gets its value, else the next higher, else the next lower', () => {
  expect(valueGained(treasuryWith(8, 9, 10), 9, 4)).toBe(9);
  expect(valueGained(treasuryWith(8, 10, 12), 9, 4)).toBe(10);
  expect(valueGained(treasuryWith(5, 7, 8), 9, 4)).toBe(8);
  expect(valueGained(treasuryWith(5), 40, 4)).toBe(5);
  expect(valueGained(treasuryWith(6), 3, 2)).toBe(6);
});

test('the value just discarded is barred, whatever piece lies there', () => {
  expect(valueGained(treasuryWith(13, 14, 14), 17, 14)).toBe(13);
  expect(valueGained(treasuryWith(20, 24, 25), 30, 25)).toBe(24);
});

test('a treasury that has nothing to give is a bug', () => {
  expect(() => valueGained(treasuryWith(25), 30, 25)).toThrow('nothing for 30');
  expect(() => putCoins(treasuryWith(), 9, -1)).toThrow('no coin 9 left');
});

test('a base coin leaves the game, a treasury coin goes back', () => {
  const treasury = treasuryWith(7, 12);
  expect(changeCoin(treasury, 'b4', 7)).toBe('t7');
  expect(coinsLeft(treasury, 7)).toBe(0);
  expect(changeCoin(treasury, 't7', 10)).toBe('t12');
  expect(coinsLeft(treasury, 7)).toBe(1);
});
