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

/** What everybody has seen of the cards: dwarves are numbers, whoever else stands in an army is not. */
interface SeenCards {
  readonly taverns: readonly (readonly number[])[];
  readonly discard: readonly number[];
  readonly seats: readonly { readonly army: readonly (readonly (number | string)[])[] }[];
}

/** The decks as they may lie: of each, the cards nobody has seen, in any order; `onTop` lies on the last. */
export function guessDecks(
  decks: readonly (readonly number[])[],
  { taverns, discard, seats }: SeenCards,
  onTop: readonly number[],
  rng: Rng,
): number[][] {
  const gone: boolean[] = [];
  for (const cards of [...taverns, discard, onTop]) for (const card of cards) gone[card] = true;
  for (const { army } of seats)
    for (const column of army)
      for (const card of column) if (typeof card === 'number') gone[card] = true;
  const guessed = decks.map((cards) =>
    shuffle(
      rng,
      cards.filter((card) => !gone[card]),
    ),
  );
  guessed.at(-1)?.push(...onTop);
  return guessed;
}
