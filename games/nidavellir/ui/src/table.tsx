import type { Ask } from '@meadhall/kernel';
import type { CardId, Nidavellir, Piece } from '@meadhall/nidavellir';
import { type BoardProps, useDrawn } from '@meadhall/table-ui';
import type { ReadonlySignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
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

/** What can be touched just now. */
export interface Touching {
  touched: readonly string[];
  /** Whether touching a thing leads to an answer. */
  isOpen(target: string): boolean;
  touch(target: string): void;
}

/** What everything on the board may look at and do. */
export interface Table extends Talk, Touching {
  board: BoardProps<Nidavellir>;
  ask: Ask<Nidavellir> | undefined;
  offers: readonly Offer[];
  /** Where the cards of each tavern lie. */
  places: readonly (readonly (CardId | null)[])[];
  /** The same signal as long as the table stands: each thing follows what it says about that thing alone. */
  touching: ReadonlySignal<Touching>;
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

interface PartProps {
  /** Everything it shows; touching is followed by the things themselves. */
  shows: readonly unknown[];
  children: () => ComponentChildren;
}

/** A part of the board that is drawn again only when what it shows has changed: it keeps the table as it was then. */
export function Part({ shows, children }: PartProps) {
  const table = useTable();
  return useDrawn(() => <TableProvider value={table}>{children()}</TableProvider>, shows);
}
