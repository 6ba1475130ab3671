import type { Bid, Coin, Piece } from '@meadhall/nidavellir';

/** Coins laid so far, one place for each tavern; nothing is told before the bid is confirmed. */
export type Arrangement = readonly (Piece | null)[];

export const NOTHING_LAID: Arrangement = [null, null, null];

/** Lays a coin on a slot. What lay there goes where the coin came from, or back in hand. */
export function lay(laid: Arrangement, piece: Piece, slot: number): Arrangement {
  const from = laid.indexOf(piece);
  const next = [...laid];
  if (from >= 0) next[from] = next[slot] ?? null;
  next[slot] = piece;
  return next;
}

/** Takes a coin back in hand. */
export const lift = (laid: Arrangement, piece: Piece): Arrangement =>
  laid.map((it) => (it === piece ? null : it));

/** The coins on no slot. */
export const unlaid = (laid: Arrangement): Piece[] =>
  ([0, 1, 2, 3, 4] as const).filter((piece) => !laid.includes(piece));

/** The option an arrangement stands for: the bid of coins that look the same. None while a slot is empty. */
export const bidFor = (
  laid: Arrangement,
  coins: readonly Coin[],
  options: readonly Bid[],
): Bid | undefined =>
  options.find((bid) =>
    bid.every((piece, slot) => {
      const own = laid[slot] ?? null;
      return own !== null && coins[piece] === coins[own];
    }),
  );
