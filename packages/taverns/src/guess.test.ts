import { seeded, seedOf } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import type { Board } from './board.ts';
import { anyBid, guessDecks, guessLaid } from './guess.ts';

const rng = seeded(seedOf('somebody guesses'));
const board: Board = {
  coins: ['b0', 'b2', 'b3', 'b4', 'b5'],
  slots: [4, 'down', 'down'],
  pouch: [1],
};

test('coins that are known stay, the others lie in every way they can', () => {
  const guesses = new Set<string>();
  for (let i = 0; i < 200; i++) guesses.add(String(guessLaid(board, rng)));
  expect([...guesses].sort()).toEqual(['4,0,2', '4,0,3', '4,2,0', '4,2,3', '4,3,0', '4,3,2']);
});

test('a bid is one of those that can be made', () => {
  const bids = new Set<string>();
  for (let i = 0; i < 2000; i++) bids.add(String(anyBid(board, rng)));
  expect(bids.size).toBe(60);
});

test('decks hold what nobody has seen, in any order, and what the viewer looked at lies on top', () => {
  const seen = { taverns: [[1], [2]], discard: [5], seats: [{ army: [[3, 'hero'], [6]] }] };
  const orders = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const [first, last] = guessDecks(
      [
        [1, 2, 3, 4],
        [5, 6, 7, 8, 9, 10],
      ],
      seen,
      [9, 10],
      rng,
    );
    expect(first).toEqual([4]);
    expect(last?.slice(-2)).toEqual([9, 10]);
    orders.add(String(last));
  }
  expect([...orders].sort()).toEqual(['7,8,9,10', '8,7,9,10']);
});
