import { at, type Seat } from '@meadhall/kernel';
import type { Bid } from './bids.ts';
import { type Board, coinOn, type Laid, layBid, type Tavern, takeBack, turnUp } from './board.ts';
import type { Coin } from './coins.ts';
import { gemSwaps, swapGems } from './order.ts';

/** What a game of the taverns has on the table, as far as a round is concerned. */
export interface TavernTable {
  seats: readonly (Board & { gem: number })[];
  laid: readonly Laid[];
  taverns: number[][];
  discard: number[];
}

/** Lays the bids of all who have made one. */
export function layBids(
  { seats, laid }: Pick<TavernTable, 'seats' | 'laid'>,
  bids: readonly (Bid | null)[],
): void {
  bids.forEach((bid, seat) => {
    if (bid) layBid(at(seats, seat), at(laid, seat), bid);
  });
}

/** Turns up everybody's coin of a tavern; none where no coin lies. */
export const turnUpAll = (
  { seats, laid }: Pick<TavernTable, 'seats' | 'laid'>,
  tavern: Tavern,
): (Coin | null)[] =>
  seats.map((board, seat) => {
    turnUp(board, at(laid, seat), tavern);
    return coinOn(board, at(laid, seat), tavern);
  });

/** The gem of each seat. */
export const gemsOf = (seats: TavernTable['seats']): number[] => seats.map(({ gem }) => gem);

/** Discards the cards nobody took, and says which. */
export function discardRest(
  { taverns, discard }: Pick<TavernTable, 'taverns' | 'discard'>,
  tavern: Tavern,
): number[] {
  const rest = at(taverns, tavern);
  if (rest.length === 0) return rest;
  taverns[tavern] = [];
  discard.push(...rest);
  return rest;
}

/** Lets those who have bid the same swap their gems, and says who did. A gem of `kept` takes no part. */
export function tradeGems(
  { seats }: Pick<TavernTable, 'seats'>,
  { order, values }: { order: readonly Seat[]; values: readonly number[] },
  kept?: number,
): [Seat, Seat][] {
  const swaps = gemSwaps(order, values, gemsOf(seats), kept);
  swapGems(seats, swaps);
  return swaps;
}

/** All coins back in hand. */
export function takeAllBack({ seats, laid }: Pick<TavernTable, 'seats' | 'laid'>): void {
  for (let seat = 0; seat < seats.length; seat++) takeBack(at(seats, seat), at(laid, seat));
}
