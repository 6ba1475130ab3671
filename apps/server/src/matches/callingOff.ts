import type { House } from './house.ts';
import type { Match } from './match.ts';
import type { Tables } from './tables.ts';

/** So many tables are cleared away at a time; the rest waits for the next time. */
const AT_ONCE = 500;

/** A match that has not begun is gone, with all that was said at it. Whether it was still as it is known here. */
export async function callOff(
  { storage, bus }: House,
  tables: Tables,
  { id, revision }: Pick<Match, 'id' | 'revision'>,
): Promise<boolean> {
  const gone = storage.db
    .deleteFrom('matches')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .compile();
  const rest = (['match_people', 'chat'] as const).map((table) =>
    storage.db.deleteFrom(table).where('match', '=', id).compile(),
  );
  if (!(await storage.atomically([gone, ...rest]))) return false;
  tables.calledOff(id);
  bus.publish({ match: id, what: 'info', n: revision + 1 });
  return true;
}

/** Calls off what was made before a time and has never begun. */
export async function clearAway(house: House, tables: Tables, madeBefore: number): Promise<void> {
  const old = await house.storage.db
    .selectFrom('matches')
    .select(['id', 'revision'])
    .where('visibility', 'in', ['public', 'private'])
    .where('phase', '=', 'gathering')
    .where('created_at', '<', madeBefore)
    .limit(AT_ONCE)
    .execute();
  for (const match of old) await callOff(house, tables, match);
}
