import type { Storage } from '../storage/storage.ts';
import type { ChatLine } from './messages.ts';

/** How much of what was said is shown. */
const SHOWN = 200;

/** What was said at a table, oldest first. */
export async function readChat({ db }: Storage, match: string): Promise<ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['id', 'at', 'name', 'seat', 'text'])
    .where('match', '=', match)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.reverse();
}

/** One line that was said, or nothing. */
export async function readLine(
  { db }: Storage,
  match: string,
  id: number,
): Promise<ChatLine | undefined> {
  return db
    .selectFrom('chat')
    .select(['id', 'at', 'name', 'seat', 'text'])
    .where('match', '=', match)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds a line under the next number; somebody who spoke at the same moment may get it first. */
export async function addLine(
  { db }: Storage,
  match: string,
  said: { at: number; person: string; name: string; seat: number | null; text: string },
): Promise<ChatLine> {
  for (;;) {
    const last = await db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('match', '=', match)
      .executeTakeFirst();
    const id = (last?.id ?? 0) + 1;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('chat')
      .values({ match, id, ...said })
      .onConflict((it) => it.columns(['match', 'id']).doNothing())
      .executeTakeFirst();
    const { at, name, seat, text } = said;
    if (numInsertedOrUpdatedRows === 1n) return { id, at, name, seat, text };
  }
}
