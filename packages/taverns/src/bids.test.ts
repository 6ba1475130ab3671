import { expect, test } from 'vitest';
import { bidsWith } from './bids.ts';
import { type Coin, worth } from './coins.ts';

const spelt = (coins: readonly Coin[]): string[] =>
  bidsWith(coins).map((bid) => bid.map((piece) => coins[piece]).join(' '));

test('five different coins make 60 bids', () => {
  const coins: Coin[] = ['b0', 'b2', 'b3', 'b4', 'b5'];
  expect(spelt(coins)).toHaveLength(60);
  expect(new Set(spelt(coins)).size).toBe(60);
});

test('a coin lies on one slot only', () => {
  for (const bid of bidsWith(['b0', 'b2', 'b3', 'b4', 'b5'])) expect(new Set(bid).size).toBe(3);
});

test('two equal coins leave 33 bids, each offered once', () => {
  const coins: Coin[] = ['b0', 'b2', 'b3', 't7', 't7'];
  expect(spelt(coins)).toHaveLength(33);
  expect(new Set(spelt(coins)).size).toBe(33);
});

test('three equal coins, or two pairs, leave every different bid once', () => {
  for (const coins of [
    ['b0', 'b2', 't7', 't7', 't7'],
    ['b0', 't6', 't6', 't8', 't8'],
    ['b0', 't5', 't5', 't5', 't5'],
  ] as Coin[][]) {
    const every = new Set<string>();
    for (const a of coins.keys())
      for (const b of coins.keys())
        for (const c of coins.keys())
          if (a !== b && b !== c && a !== c) every.add(`${coins[a]} ${coins[b]} ${coins[c]}`);
    expect(spelt(coins).sort()).toEqual([...every].sort());
  }
});

test('a base 5 and a treasury 5 are different coins: 60 bids, 33 by value', () => {
  const coins: Coin[] = ['b0', 'b2', 'b3', 'b5', 't5'];
  expect(spelt(coins)).toHaveLength(60);
  const values = bidsWith(coins).map((bid) =>
    bid.map((piece) => worth(coins[piece] as Coin)).join(),
  );
  expect(new Set(values).size).toBe(33);
});
