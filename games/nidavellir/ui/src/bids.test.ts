import { same } from '@meadhall/kernel';
import type { Bid, Coin, Piece } from '@meadhall/nidavellir';
import { describe, expect, test } from 'vitest';
import { bidFor, lay, lift, NOTHING_LAID, unlaid } from './bids.ts';
import { positions } from './testing/positions.ts';

const PIECES: readonly Piece[] = [0, 1, 2, 3, 4];
const EVERY_WAY: readonly Bid[] = PIECES.flatMap((a) =>
  PIECES.flatMap((b) => PIECES.map((c): Bid => [a, b, c])),
).filter(([a, b, c]) => a !== b && b !== c && a !== c);

describe('coins laid on slots mean one option of the question', () => {
  test('every way to lay them means one, ways that look the same mean the same, every option is meant', () => {
    const seen = new Set<string>();
    for (const { game, open } of positions(6))
      for (const ask of open) {
        const coins = game.seats[ask.seat]?.coins as Coin[];
        if (ask.step !== 'bid' || seen.has(coins.join())) continue;
        seen.add(coins.join());
        const byLook = new Map<string, Bid>();
        for (const way of EVERY_WAY) {
          const bid = bidFor(way, coins, ask.options);
          expect(bid, `${coins} laid ${way}`).toBeDefined();
          const look = way.map((piece) => coins[piece]).join();
          expect(byLook.get(look) ?? bid).toBe(bid);
          byLook.set(look, bid as Bid);
        }
        expect(new Set(byLook.values())).toEqual(new Set(ask.options));
        expect(byLook.size).toBe(ask.options.length);
      }
    expect([...seen].some((coins) => /(t\d+),\1(,|$)/.test(coins))).toBe(true);
  });

  test('an option laid as it is means itself', () => {
    const coins: Coin[] = ['b0', 't7', 't7', 't9', 't12'];
    const options: Bid[] = [
      [0, 1, 2],
      [1, 2, 3],
    ];
    expect(bidFor([2, 1, 3], coins, options)).toBe(options[1]);
    for (const bid of options) expect(same(bidFor(bid, coins, options), bid)).toBe(true);
  });

  test('nothing is meant while a slot is empty', () => {
    const coins: Coin[] = ['b0', 'b2', 'b3', 'b4', 'b5'];
    expect(bidFor([0, null, 2], coins, EVERY_WAY)).toBeUndefined();
    expect(bidFor(NOTHING_LAID, coins, EVERY_WAY)).toBeUndefined();
  });
});

describe('laying', () => {
  test('a coin laid on another takes its place, which goes where the first came from', () => {
    expect(lay([3, null, 1], 1, 0)).toEqual([1, null, 3]);
    expect(lay([3, null, null], 4, 0)).toEqual([4, null, null]);
  });

  test('a coin lifted is back in hand', () => {
    expect(lift([3, 4, 1], 4)).toEqual([3, null, 1]);
    expect(unlaid([3, null, 1])).toEqual([0, 2, 4]);
  });
});
