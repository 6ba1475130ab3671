import type { Ask, Clause, GameTypes, Seat, Viewer } from '@meadhall/kernel';
import type { Language, Words } from '@meadhall/words';
import type { ComponentType } from 'preact';

/** What a board is given. It knows no rules: it shows a view and sends back one of the options that came with it. */
export interface BoardProps<T extends GameTypes> {
  view: T['view'];
  viewer: Viewer;
  /** The questions to this viewer's seat; none: it waits. */
  asks: readonly Ask<T>[];
  /** Everybody the table waits for. */
  waiting: readonly Seat[];
  /** What people are called, by seat. */
  names: readonly string[];
  language: Language;
  words: Words<T>;
  /** Sends an answer. While it is under way `busy` is true and nothing more can be answered. */
  answer(ask: Ask<T>, choice: unknown): void;
  busy: boolean;
  over: boolean;
  /**
   * What an option would bring this seat on the score sheet at once, as far as it can know; resolved by the worker that
   * has the rules. Nothing if it cannot be said.
   */
  preview(ask: Ask<T>, choice: unknown): Promise<number | undefined>;
  /** Opens the rule in a panel beside the table. */
  explain(clause: Clause): void;
}

/** One thing that lies on a generic table. */
export interface Piece {
  /** Stays the same wherever the thing goes, so that it can be seen moving. Unique at any one moment. */
  id: string;
  kind: 'card' | 'coin' | 'die' | 'gem' | 'token' | 'tile' | 'counter';
  /** Its name, for everybody. */
  label: string;
  /** What is written on it where its name is too long. */
  title?: string;
  /** What is written on it: a number, a letter. */
  face?: string;
  /** A name of the icon set; see `icons.ts`. */
  icon?: string;
  /** A colour of the palette: a seat (`seat0`…`seat5`), a class, a material (`gold`, `iron`…). */
  tone?: string;
  /** Lies face down. */
  down?: boolean;
  /** How many alike. */
  count?: number;
  /** What it does, when somebody asks. */
  help?: string;
  clause?: Clause;
}

/** A place on a generic table. */
export interface Zone {
  id: string;
  title: string;
  /** Whose it is; nobody's: shared. */
  owner?: Seat;
  shape: 'row' | 'fan' | 'column' | 'grid' | 'pile' | 'track';
  pieces: readonly Piece[];
  /** Said when it is empty. */
  empty?: string;
  note?: string;
}

/** A table drawn from a view: shared places first, then those of each seat. */
export interface Layout {
  zones: readonly Zone[];
  /** One line for each seat: points, coins, whatever tells how it stands. */
  seats: readonly {
    seat: Seat;
    facts: readonly { label: string; value: string; icon?: string }[];
  }[];
  /** Where the game stands: age, round, day. */
  status: readonly { label: string; value: string }[];
}

/** What a game brings to the table. Its rules are no part of it: they run in a worker, or with the server. */
export interface TableGame<T extends GameTypes> {
  words: Readonly<Record<Language, Words<T>>>;
  /** A board of its own, or else the generic table drawn from `layout`. */
  board?: ComponentType<BoardProps<T>>;
  layout(view: T['view'], viewer: Viewer, language: Language): Layout;
  /** The pieces of the layout an option is about: touching one of them chooses among their options. */
  touches(ask: Ask<T>, choice: unknown): readonly string[];
  /**
   * An option that is put together one piece after the other: which one is touched first, second, third. Nothing for
   * an option that a single touch chooses.
   */
  inTurn?(ask: Ask<T>, choice: unknown): readonly string[] | undefined;
}
