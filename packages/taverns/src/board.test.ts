import { expect, test } from 'vitest';
import {
  addUp,
  type Board,
  coinOn,
  emptySlots,
  type Laid,
  layBid,
  layOpen,
  offSlots,
  placeOf,
  raise,
  show,
  takeBack,
  turnUp,
} from './board.ts';
import { type Coin, coinsLeft, fullTreasury } from './coins.ts';

const withCoins = (...coins: Coin[]): Board => ({ coins, slots: emptySlots(), pouch: [] });
const bidding = (): [Board, Laid] => {
  const board = withCoins('b0', 'b2', 'b3', 'b4', 'b5');
  const laid: Laid = emptySlots();
  layBid(board, laid, [4, 0, 2]);
  return [board, laid];
};

test('a bid lies face down: everybody sees that, nobody sees what', () => {
  const [board, laid] = bidding();
  expect(laid).toEqual([4, 0, 2]);
  expect(board).toMatchObject({ slots: ['down', 'down', 'down'], pouch: [] });
  expect(offSlots(laid)).toEqual([1, 3]);
});

test('one tavern is turned up, the others stay as they are', () => {
  const [board, laid] = bidding();
  turnUp(board, laid, 1);
  expect(board.slots).toEqual(['down', 0, 'down']);
});

test('what truly lies on a slot', () => {
  const [board, laid] = bidding();
  expect(coinOn(board, laid, 0)).toBe('b5');
  expect(coinOn(board, emptySlots(), 0)).toBeNull();
});

test('the coins on no slot are in the pouch, or in the hand of who keeps one', () => {
  const [, laid] = bidding();
  expect(placeOf(laid, 4, false)).toBe(0);
  expect(placeOf(laid, 2, true)).toBe(2);
  expect(placeOf(laid, 1, false)).toBe('pouch');
  expect(placeOf(laid, 1, true)).toBe('hand');
  expect(placeOf(emptySlots(), 1, false)).toBe('hand');
});

test('a coin that is shown is known from then on where it lies', () => {
  const [board] = bidding();
  show(board, 2, 2);
  show(board, 3, 'pouch');
  show(board, 3, 'pouch');
  show(board, 1, 'hand');
  expect(board).toMatchObject({ slots: ['down', 'down', 2], pouch: [3] });
});

test('a coin laid open is known at once', () => {
  const board = withCoins('b0', 'b2', 'b3', 'b4', 'b5');
  const laid: Laid = emptySlots();
  layOpen(board, laid, 1, 3);
  expect([laid, board.slots]).toEqual([
    [null, 3, null],
    [null, 3, null],
  ]);
});

test('coins come back from a tavern on, and from the pouch', () => {
  const [board, laid] = bidding();
  turnUp(board, laid, 0);
  show(board, 3, 'pouch');
  takeBack(board, laid, 1);
  expect(laid).toEqual([4, null, null]);
  expect(board).toMatchObject({ slots: [4, null, null], pouch: [] });
  takeBack(board, laid);
  expect(laid).toEqual([null, null, null]);
});

test('a raised coin becomes the one of the new value, in its place', () => {
  const board = withCoins('b0', 'b2', 'b3', 'b4', 'b5');
  const treasury = fullTreasury();
  expect(raise(treasury, board, 3, 3)).toEqual({ from: 'b4', to: 't7', wanted: 7 });
  expect(board.coins).toEqual(['b0', 'b2', 'b3', 't7', 'b5']);
  expect(coinsLeft(treasury, 7)).toBe(2);
});

test('of two coins added up the higher one is changed', () => {
  const board = withCoins('b0', 'b2', 'b3', 'b4', 'b5');
  expect(addUp(fullTreasury(), board, 1, 4)).toEqual({ from: 'b5', to: 't7', wanted: 7 });
  expect(board.coins[4]).toBe('t7');
  expect(addUp(fullTreasury(), board, 4, 2)).toEqual({ from: 't7', to: 't10', wanted: 10 });
});

test('of two equal coins the base coin goes, in whatever order they are named', () => {
  for (const [one, other] of [
    [3, 4],
    [4, 3],
  ] as const) {
    const board = withCoins('b0', 'b2', 'b3', 'b5', 't5');
    expect(addUp(fullTreasury(), board, one, other).from).toBe('b5');
  }
});
