import type { StateRow } from '../storage/tables.ts';
import type { House } from './house.ts';
import { type Match, readMatchRow } from './match.ts';
import type { Told } from './messages.ts';
import { type RecordEntry, readPosition } from './position.ts';

/** An entry as it was written. */
export interface Recorded {
  readonly n: number;
  readonly time: number;
  readonly entry: RecordEntry;
}

/** A match as storage has it, both parts at the same moment. */
export async function load({ storage, games }: House, id: string): Promise<Told | null> {
  const row = await storage.db
    .selectFrom('matches')
    .leftJoin('states', 'states.match', 'matches.id')
    .selectAll('matches')
    .select(['n', 'waiting', 'since', 'wake', 'bots', 'memory', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const match = readMatchRow(row);
  if (row.n === null) return { match, position: null };
  const rules = games.rules(match.game, match.legend);
  return { match, position: readPosition(rules, match, { ...row, match: id } as StateRow) };
}

export async function loadMatch(
  { storage }: Pick<House, 'storage'>,
  id: string,
): Promise<Match | null> {
  const row = await storage.db
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? readMatchRow(row) : null;
}

/** The entries after one, up to another. */
export async function newEntries(
  { storage }: Pick<House, 'storage'>,
  id: string,
  after = 0,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Recorded[]> {
  const rows = await storage.db
    .selectFrom('entries')
    .select(['n', 'at', 'entry'])
    .where('match', '=', id)
    .where('n', '>', after)
    .where('n', '<=', Math.min(upTo, 2 ** 31 - 1))
    .orderBy('n')
    .execute();
  return rows.map(({ n, at, entry }) => ({
    n,
    time: at,
    entry: JSON.parse(entry) as RecordEntry,
  }));
}
