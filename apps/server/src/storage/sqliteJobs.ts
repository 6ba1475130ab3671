/** One transaction's worth of work for the thread that writes, as plain data that is cheap to hand over. */
export type Job = AppendJob | RunJob;

/**
 * Entries of several matches. All of it is one flat list, which costs least to hand from thread to thread; for each match:
 * `match, base, count`, then time and text of each entry, then `waiting, since, wake, bots, memory, state`, then 0 or
 * `1, phase, seats, ended_at, result`. `base` is the number of the entry before the first.
 */
export interface AppendJob {
  readonly kind: 'append';
  readonly matches: readonly Cell[];
}
export type Cell = string | number | null;

/** What became of the entries of one match: written, too late, or what went wrong. */
export type Written = 'durable' | 'conflict' | { readonly error: string };

/** Statements; if `guarded`, the first must change a row or nothing happens. */
export interface RunJob {
  readonly kind: 'run';
  readonly guarded: boolean;
  readonly statements: readonly (readonly [sql: string, parameters: readonly unknown[]])[];
}

/** What became of a job. The rows of `append` are `Written`. */
export type Done =
  | { readonly changes: number; readonly rows: readonly unknown[] }
  | { readonly error: string };

export interface Work {
  readonly jobs: readonly Job[];
}
export interface Report {
  readonly done: readonly Done[];
}
