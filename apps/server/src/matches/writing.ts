import { Refused } from '../refused.ts';
import type { Statement } from '../storage/storage.ts';
import type { House } from './house.ts';
import { type Match, matchRow } from './match.ts';
import { loadMatch } from './records.ts';

/** Writes a match that was not there before. */
export async function insertMatch(
  { storage }: House,
  match: Match,
  more: readonly Statement[] = [],
): Promise<void> {
  const insert = storage.db.insertInto('matches').values(matchRow(match)).compile();
  await storage.atomically([insert, ...people(storage.db, match), ...more]);
}

function people(db: House['storage']['db'], { id, host, seats }: Match): Statement[] {
  const known = new Set([host, ...seats.flatMap(({ person }) => person ?? [])]);
  const rows = [...known].map((person) => ({ match: id, person }));
  return [
    db
      .insertInto('match_people')
      .values(rows)
      .onConflict((it) => it.columns(['person', 'match']).doNothing())
      .compile(),
  ];
}

/** Changes a match but for its position; whoever comes second sees what the first has done. */
export async function changeMatch(
  house: House,
  id: string,
  alter: (match: Match) => Match | Promise<Match>,
  more: (match: Match) => readonly Statement[] = () => [],
): Promise<Match> {
  const { storage } = house;
  for (;;) {
    const match = await loadMatch(house, id);
    if (!match) throw new Refused('notFound');
    const next = { ...(await alter(match)), revision: match.revision + 1 };
    const guard = storage.db
      .updateTable('matches')
      .set(matchRow(next))
      .where('id', '=', id)
      .where('revision', '=', match.revision)
      .compile();
    if (await storage.atomically([guard, ...people(storage.db, next), ...more(next)])) {
      house.bus.publish({ match: id, what: 'info', n: next.revision });
      return next;
    }
  }
}
