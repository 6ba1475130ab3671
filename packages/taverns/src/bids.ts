import { PIECES, type Piece } from './board.ts';
import type { Coin } from './coins.ts';

/** A coin for each of the three taverns, as indices of the player's sorted coins. */
export type Bid = readonly [Piece, Piece, Piece];

const EVERY_BID: readonly Bid[] = PIECES.flatMap((a) =>
  PIECES.flatMap((b) => PIECES.map((c): Bid => [a, b, c])),
).filter(([a, b, c]) => a !== b && b !== c && a !== c);

/**
 * The bids that differ, for every way in which neighbours among five sorted coins can be equal: bit i
 * is set if coin i equals coin i+1. Of equal coins the first is used first, on the earlier tavern.
 */
const BIDS_BY_EQUALS: readonly (readonly Bid[])[] = Array.from({ length: 16 }, (_, equals) =>
  EVERY_BID.filter((bid) =>
    PIECES.every((piece) => {
      if (piece === 4 || (equals & (1 << piece)) === 0) return true;
      const next = bid.indexOf((piece + 1) as Piece);
      const first = bid.indexOf(piece);
      return next < 0 || (first >= 0 && first < next);
    }),
  ),
);

/** Everything that can be bid with five sorted coins. */
export function bidsWith(coins: readonly Coin[]): readonly Bid[] {
  let equals = 0;
  for (let i = 0; i < 4; i++) if (coins[i] === coins[i + 1]) equals |= 1 << i;
  return BIDS_BY_EQUALS[equals] as readonly Bid[];
}
