import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** One more entry of a record. */
export interface Append {
  readonly match: string;
  /** Its number: the next one. */
  readonly n: number;
  readonly at: number;
  /** The entry as JSON. */
  readonly entry: string;
  /** What stands beside the record. Called when it is written: of several entries only the last one's is. */
  readonly stands: () => Standing;
  /** What else changes with this entry: somebody leaves, the match ends. */
  readonly change?: MatchChange;
  /** Called when the entry is on its way to the disk: the time for whatever must be ready when it is safe. */
  readonly handed?: () => void;
  /** Called once: when the entry is durable, was too late (somebody else wrote that number), or could not be written. */
  readonly done: (outcome: Outcome) => void;
}

export type Outcome = 'durable' | 'conflict' | Error;

/** The latest position and what it waits for. */
interface Standing {
  /** Seats the table waits for, as JSON. */
  readonly waiting: string;
  readonly since: number;
  /** When somebody must look at the match even if nothing is said: a clock runs out, a bot is late. */
  readonly wake: number | null;
  /** A bot has to answer. */
  readonly bots: boolean;
  /** The number of each seat's last entry, clocks: as JSON. */
  readonly memory: string;
  /** The position as JSON. */
  readonly state: string;
}

/** What changes about a match with an entry. Whatever was proposed to everybody is off the table then. */
interface MatchChange {
  readonly phase: string;
  /** JSON. */
  readonly seats: string;
  readonly endedAt: number | null;
  /** JSON. */
  readonly result: string | null;
}

/** A query as kysely writes it; the same text runs on both databases. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Where everything is kept. What it has acknowledged survives whatever happens to the process or the machine. */
export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** For everything but appending. Each statement is a transaction of its own. */
  readonly db: Kysely<Tables>;
  /** Entries that arrive together share one transaction. */
  append(entry: Append): void;
  /**
   * Several statements or none of them. The first one is a guard: if it changes no row, nothing happens and the
   * answer is no.
   */
  atomically(statements: readonly Statement[]): Promise<boolean>;
  /** Everything handed over so far is written before it closes. */
  close(): Promise<void>;
}
