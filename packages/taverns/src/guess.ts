import { at, below, type Rng, shuffle } from '@meadhall/kernel';
import { type Bid, bidsWith } from './bids.ts';
import { type Board, type Laid, PIECES, type Piece } from './board.ts';

/** Any bid a player could have made. */
export function anyBid({ coins }: Readonly<Board>, rng: Rng): Bid {
  const bids = bidsWith(coins);
  return at(bids, below(rng, bids.length));
}

/** What may lie on a player's slots: the coins everybody knows stay, the others are dealt. */
export function guessLaid({ slots, pouch }: Readonly<Board>, rng: Rng): Laid {
  const unknown = PIECES.filter((piece) => !slots.includes(piece) && !pouch.includes(piece));
  shuffle(rng, unknown);
  return slots.map((slot) => (slot === 'down' ? (unknown.pop() as Piece) : slot));
}
