import type { Clause, Seat } from '@meadhall/kernel';
import type { Language } from '@meadhall/words';
import type { ReadonlySignal } from '@preact/signals';
import type { Agreement, Problem } from './messages.ts';
import type { Table } from './table.ts';

/** How a table is reached just now. */
export type Connection = 'connecting' | 'open' | 'lost';

/** Why a request came to nothing, told in the reader's language. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
  }
}

/** One sentence of what happened. */
export interface LogLine {
  n: number;
  at: number;
  seat: Seat | null;
  clause?: Clause | undefined;
  text: string;
}

/** A table somebody sits at or watches, on the network or in this browser: both speak the same messages. */
export interface TableLink {
  readonly kind: 'live' | 'local';
  readonly match: string;
  readonly table: ReadonlySignal<Table | null>;
  readonly connection: ReadonlySignal<Connection>;
  /** The table cannot be had at all. */
  readonly failed: ReadonlySignal<Problem | null>;
  /** Each resolves when it was accepted and throws `Refused` when it was not. */
  answer(seat: Seat, step: string, choice: unknown): Promise<void>;
  undo(seat: Seat): Promise<void>;
  propose(what: Agreement): Promise<void>;
  vote(agree: boolean): Promise<void>;
  resign(seat?: Seat): Promise<void>;
  say(text: string): Promise<void>;
  /** Resolves to the address of the next match. */
  rematch(): Promise<string>;
  /** Everything that has happened, in sentences. */
  log(language: Language, viewer: Seat | null): Promise<LogLine[]>;
  /** Stops listening. */
  leave(): void;
}
