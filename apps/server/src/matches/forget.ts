import type { Person } from '../hall.ts';
import type { House } from './house.ts';
import { type Holder, isOver, type Match, readMatchRow } from './match.ts';
import { resign } from './playing.ts';
import type { Tables } from './tables.ts';
import { changeMatch } from './writing.ts';

/** What is shown instead of the name of somebody who wanted to be forgotten. */
const NOBODY = '—';

/** Somebody wants to be forgotten: they leave what has begun, and their name leaves what is over. */
export async function forget(house: House, tables: Tables, person: string): Promise<void> {
  const { db } = house.storage;
  const rows = await db
    .selectFrom('match_people')
    .innerJoin('matches', 'matches.id', 'match_people.match')
    .selectAll('matches')
    .where('person', '=', person)
    .execute();
  const who: Person = { id: person, name: NOBODY, language: 'en' };
  for (const row of rows) {
    const match = readMatchRow(row);
    const sits = match.seats.some((it) => it.person === person);
    if (sits && (match.phase === 'playing' || match.phase === 'paused'))
      await tables.at(match.id, (table) => resign(table, who, undefined));
    const changed = await changeMatch(house, match.id, (it) => without(it, person));
    tables.get(match.id)?.changed(changed);
  }
  await db.updateTable('chat').set({ name: NOBODY }).where('person', '=', person).execute();
  await db.deleteFrom('match_people').where('person', '=', person).execute();
}

function without(match: Match, person: string): Match {
  const seats = match.seats.map((holder): Holder => {
    if (holder.left === person) {
      const { left, ...bot } = holder;
      return { ...bot, name: NOBODY };
    }
    if (holder.person !== person) return holder;
    if (!isOver(match)) return { kind: 'open', name: '', ready: false, nonce: '' };
    const { kind, ready, nonce } = holder;
    return { kind, name: NOBODY, ready, nonce };
  });
  return { ...match, seats };
}
