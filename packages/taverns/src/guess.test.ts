import { seeded, seedOf } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import type { Board } from './board.ts';
import { anyBid, guessLaid } from './guess.ts';

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
