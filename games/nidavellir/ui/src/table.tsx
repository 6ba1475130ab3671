import type { Ask } from '@meadhall/kernel';
import type { Nidavellir, Piece } from '@meadhall/nidavellir';
import type { BoardProps } from '@meadhall/table-ui';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Talk } from './about.ts';
import type { Arrangement } from './bids.ts';
import type { Offer } from './targets.ts';

/** Coins being laid: nothing leaves the hand before it is confirmed. */
export interface Bidding {
  readonly laid: Arrangement;
  /** The coin picked up to be laid. */
  readonly held: Piece | null;
  hold(piece: Piece | null): void;
  layOn(piece: Piece, slot: number): void;
  takeBack(piece: Piece): void;
  takeAllBack(): void;
  /** Sends the bid; nothing as long as a slot is empty. */
  confirm: (() => void) | null;
}

/** What everything on the board may look at and do. */
export interface Table extends Talk {
  board: BoardProps<Nidavellir>;
  ask: Ask<Nidavellir> | undefined;
  offers: readonly Offer[];
  touched: readonly string[];
  /** Whether touching a thing leads to an answer. */
  isOpen(target: string): boolean;
  touch(target: string): void;
  /** What touching a thing would mean, if it means one answer. */
  offerOf(target: string): Offer | undefined;
  /** The answer that what has been touched so far stands for, to be confirmed. */
  settled: Offer | undefined;
  letGo(): void;
}

const Context = createContext<Table | null>(null);

// A context of its own: laying a coin draws taverns and purse again, and nothing else.
const BiddingContext = createContext<Bidding | null>(null);

export const BiddingProvider = BiddingContext.Provider;

/** The bid being laid; none is asked for: null. */
export const useLaying = (): Bidding | null => useContext(BiddingContext);

export const TableProvider = Context.Provider;

export function useTable(): Table {
  const table = useContext(Context);
  if (!table) throw new Error('a part of the board lies off the table');
  return table;
}
