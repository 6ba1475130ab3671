import type { Statement } from 'better-sqlite3';
import type { Group } from './gathering.ts';
import type { Cell, Written } from './sqliteJobs.ts';
import type { Append } from './storage.ts';

/** All groups as the flat list of an `AppendJob`. */
export function flattened(groups: readonly Group[]): Cell[] {
  const cells: Cell[] = [];
  for (const { match, base, entries } of groups) {
    cells.push(match, base, entries.length);
    let change: Append['change'];
    for (const it of entries) {
      cells.push(it.at, it.entry);
      change = it.change ?? change;
    }
    const last = entries[entries.length - 1] as Append;
    const { waiting, since, wake, bots, memory, state } = last.stands();
    cells.push(waiting, since, wake, bots ? 1 : 0, memory, state);
    if (change) cells.push(1, change.phase, change.seats, change.endedAt, change.result);
    else cells.push(0);
  }
  return cells;
}

const STANDS =
  'update states set n = ?, waiting = ?, since = ?, wake = ?, bots = ?, memory = ?, state = ? where match = ? and n = ?';
const ENTRY = 'insert into entries (match, n, at, entry) values (?, ?, ?, ?)';
const CHANGE =
  'update matches set phase = ?, seats = ?, ended_at = ?, result = ?, proposal = null, revision = revision + 1 where id = ?';

/** Reads a flat list match by match; `each` decides how a match is written. */
export function append(
  statement: (sql: string) => Statement,
  cells: readonly Cell[],
  each: (write: () => Written) => void,
): void {
  for (let from = 0; from < cells.length; ) {
    const match = cells[from] as string;
    const base = cells[from + 1] as number;
    const count = cells[from + 2] as number;
    const entries = from + 3;
    const standing = entries + 2 * count;
    const changed = cells[standing + 6] === 1;
    each(() => {
      const stands = cells.slice(standing, standing + 6);
      const { changes } = statement(STANDS).run(base + count, ...stands, match, base);
      if (changes === 0) return 'conflict';
      const insert = statement(ENTRY);
      for (let i = 0; i < count; i++)
        insert.run(match, base + 1 + i, cells[entries + 2 * i], cells[entries + 2 * i + 1]);
      if (changed) statement(CHANGE).run(...cells.slice(standing + 7, standing + 11), match);
      return 'durable';
    });
    from = standing + (changed ? 11 : 7);
  }
}
