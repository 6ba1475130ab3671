import { at } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { sumGain, weighBids } from './bidding.ts';
import { bidsWith } from './bids.ts';
import { type Coin, fullTreasury } from './coins.ts';

const BASE: Coin[] = ['b0', 'b2', 'b3', 'b4', 'b5'];
const bids = bidsWith(BASE);

/** The values of the coins of the bid that looks best. */
function best(tastes: number[][], rounds = 0): string[] {
  const seats = [
    { coins: BASE, gem: 4 },
    { coins: BASE, gem: 5 },
  ];
  const weights = weighBids({ seats, treasury: fullTreasury() }, 0, bids, tastes, rounds);
  const bid = at(bids, weights.indexOf(Math.max(...weights)));
  return bid.map((piece) => at(BASE, piece));
}

describe('what a bid promises', () => {
  test('the higher coin lies where the choice matters more', () => {
    expect(
      best([
        [9, 8, 7],
        [90, 2, 1],
        [20, 10, 9],
      ]),
    ).toEqual(['b0', 'b5', 'b4']);
  });

  test('where nothing is to be won, the coin that lets the two highest be added up is laid', () => {
    const bid = best(
      [
        [5, 5, 5],
        [5, 5, 5],
        [5, 5, 5],
      ],
      4,
    );
    expect(bid).toContain('b0');
    expect(bid).not.toContain('b4');
    expect(bid).not.toContain('b5');
  });
});

test('adding up gains the lower coin, as far as the treasury goes', () => {
  expect(sumGain(fullTreasury(), 'b4', 'b5')).toBe(4);
  expect(sumGain(fullTreasury(), 't20', 't11')).toBe(5);
});
