import { at } from '@meadhall/kernel';
import { type Coin, changeCoin, isTreasuryCoin, type Treasury, worth } from './coins.ts';

/** The three taverns in the order they are resolved, as an index. */
export type Tavern = 0 | 1 | 2;
export const TAVERNS: readonly Tavern[] = [0, 1, 2];

/** One of a player's five coins, as the index in `coins`. A coin that is changed keeps its index. */
export type Piece = 0 | 1 | 2 | 3 | 4;
export const PIECES: readonly Piece[] = [0, 1, 2, 3, 4];

/** A tavern slot as everybody knows it: a coin, a face-down coin nobody else has seen, or nothing. */
export type Slot = Piece | 'down' | null;

/** What everybody knows of one player's coins. Which coins a player owns is never secret. */
export interface Board {
  /** Five; sorted by value when a round begins. */
  coins: Coin[];
  /** A known coin on a tavern still to come lies face down, but everybody has seen it there. */
  slots: Slot[];
  /** Coins everybody knows to lie in the pouch. */
  pouch: Piece[];
}

/** The coin that truly lies on each tavern slot; the others are in the pouch or in hand. Secret. */
export type Laid = (Piece | null)[];

/** Where a coin lies. */
export type Place = Tavern | 'pouch' | 'hand';

export const emptySlots = (): null[] => [null, null, null];

/** Lays three coins face down; the two others go into the pouch. */
export function layBid(board: Board, laid: Laid, bid: readonly Piece[]): void {
  for (const tavern of TAVERNS) {
    laid[tavern] = at(bid, tavern);
    board.slots[tavern] = 'down';
  }
}

/** Lays one coin face up. */
export function layOpen(board: Board, laid: Laid, tavern: Tavern, piece: Piece): void {
  laid[tavern] = piece;
  board.slots[tavern] = piece;
}

/** Shows everybody what lies on a slot. */
export function turnUp(board: Board, laid: Laid, tavern: Tavern): void {
  board.slots[tavern] = laid[tavern] ?? null;
}

/** The coin that truly lies on a slot, if any. */
export function coinOn({ coins }: Board, laid: Laid, tavern: Tavern): Coin | null {
  const piece = laid[tavern] ?? null;
  return piece === null ? null : at(coins, piece);
}

/** The coins on no slot: those in the pouch or in hand. */
export function offSlots(laid: Laid): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of PIECES)
    if (piece !== laid[0] && piece !== laid[1] && piece !== laid[2]) pieces.push(piece);
  return pieces;
}

/** Where a coin lies, for a player who keeps a pouch once the bids are laid, or a hand. */
export function placeOf(laid: Laid, piece: Piece, keepsHand: boolean): Place {
  for (const tavern of TAVERNS) if (laid[tavern] === piece) return tavern;
  return keepsHand || laid[0] === null ? 'hand' : 'pouch';
}

/** Lets everybody know where a coin lies, which they see when it is changed or added up. */
export function show(board: Board, piece: Piece, place: Place): void {
  if (place === 'hand') return;
  if (place !== 'pouch') board.slots[place] = piece;
  else if (!board.pouch.includes(piece)) board.pouch.push(piece);
}

/** The coins of the pouch and those on slots from this tavern on, back in hand. */
export function takeBack(board: Board, laid: Laid, from = 0): void {
  for (let tavern = from; tavern < TAVERNS.length; tavern++) {
    laid[tavern] = null;
    board.slots[tavern] = null;
  }
  if (board.pouch.length > 0) board.pouch.length = 0;
}

/** A coin that has become another one, not always the one wanted. */
export interface Change {
  from: Coin;
  to: Coin;
  wanted: number;
}

/** Raises a coin by `by`: it is changed for the one of the new value, which takes its place. */
export function raise(treasury: Treasury, board: Board, piece: Piece, by: number): Change {
  const from = at(board.coins, piece);
  return change(treasury, board, piece, worth(from) + by);
}

/** Adds up two coins: the higher one is changed for one worth both. Of two equal ones a base coin. */
export function addUp(treasury: Treasury, board: Board, one: Piece, other: Piece): Change {
  const a = at(board.coins, one);
  const b = at(board.coins, other);
  const changed = worth(b) > worth(a) || (worth(b) === worth(a) && isTreasuryCoin(a)) ? other : one;
  return change(treasury, board, changed, worth(a) + worth(b));
}

/** Changes a coin for one of the wanted value, as far as the treasury has it. */
export function change(treasury: Treasury, board: Board, piece: Piece, wanted: number): Change {
  const from = at(board.coins, piece);
  const to = changeCoin(treasury, from, wanted);
  board.coins[piece] = to;
  return { from, to, wanted };
}
