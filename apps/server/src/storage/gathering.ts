import type { Append, Outcome } from './storage.ts';

/** Entries of one match that follow one another and are written together. */
export interface Group {
  readonly match: string;
  /** The number of the entry before the first. */
  readonly base: number;
  readonly entries: Append[];
}

/** Writes groups, each of another match, in one transaction, and says what became of each. */
type WriteGroups = (groups: readonly Group[], done: (outcomes: Outcome[]) => void) => void;

/** So many matches are worth a commit while others are still being thought about: disk and processor are busy at once. */
const ENOUGH = 20;

/**
 * Group commit: while one batch is being written the next one gathers, so that a slow disk makes batches larger, not
 * answers rarer.
 */
export class Gathering {
  readonly #write: WriteGroups;
  #groups = new Map<string, Group>();
  #writing = false;
  #scheduled = false;

  constructor(write: WriteGroups) {
    this.#write = write;
  }

  append(entry: Append): void {
    const group = this.#groups.get(entry.match);
    if (group && group.base + group.entries.length + 1 === entry.n) group.entries.push(entry);
    else if (group) entry.done('conflict');
    else {
      const { match, n } = entry;
      this.#groups.set(match, { match, base: n - 1, entries: [entry] });
      if (this.#writing) return;
      if (this.#groups.size >= ENOUGH) this.#next();
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => {
        this.#scheduled = false;
        this.#next();
      });
    }
  }

  get idle(): boolean {
    return !this.#writing && this.#groups.size === 0;
  }

  #next(): void {
    prepare(this.#hand());
  }

  /** Hands over what has gathered, and says what that was. */
  #hand(): readonly Group[] {
    if (this.#writing || this.#groups.size === 0) return [];
    const groups = [...this.#groups.values()];
    this.#groups = new Map();
    this.#writing = true;
    this.#write(groups, (outcomes) => {
      this.#writing = false;
      this.#refuse(groups, outcomes);
      // The next batch is on its way before anybody is told: the disk is the slower one.
      const next = this.#hand();
      for (let i = 0; i < groups.length; i++)
        if (outcomes[i] === 'durable') tell(groups[i] as Group, 'durable');
      prepare(next);
    });
    return groups;
  }

  /** What was meant to follow an entry that was not written must not be written either: it rests on another position. */
  #refuse(groups: readonly Group[], outcomes: readonly Outcome[]): void {
    for (const [i, group] of groups.entries()) {
      const outcome = outcomes[i] ?? new Error('no word from the database');
      if (outcome === 'durable') continue;
      const later = this.#groups.get(group.match);
      this.#groups.delete(group.match);
      tell(group, outcome);
      if (later) tell(later, outcome);
    }
  }
}

function prepare(groups: readonly Group[]): void {
  for (const { entries } of groups) for (const entry of entries) entry.handed?.();
}

function tell({ entries }: Group, outcome: Outcome): void {
  for (const entry of entries) entry.done(outcome);
}
