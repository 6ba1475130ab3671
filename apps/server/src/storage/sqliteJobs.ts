/** One transaction's worth of work for the thread that writes, as plain data that is cheap to hand over. */
export type Job = AppendJob | RunJob;

/** Entries of one match that follow one another, and what stands after the last of them. */
export interface AppendJob {
  readonly kind: 'append';
  readonly match: string;
  /** The number of the entry before the first. */
  readonly base: number;
  /** Time and text of each entry in turn. */
  readonly entries: (number | string)[];
  /** `waiting, since, wake, bots, memory, state`. */
  standing: readonly [string, number, number | null, number, string, string];
  /** `phase, seats, ended_at, result`. */
  change: readonly [string, string, number | null, string | null] | null;
}

/** Statements; if `guarded`, the first must change a row or nothing happens. */
export interface RunJob {
  readonly kind: 'run';
  readonly guarded: boolean;
  readonly statements: readonly (readonly [sql: string, parameters: readonly unknown[]])[];
}

/** What became of a job. */
export type Done =
  | { readonly changes: number; readonly rows: readonly unknown[] }
  | { readonly error: string };

export interface Work {
  readonly jobs: readonly Job[];
}
export interface Report {
  readonly done: readonly Done[];
}
