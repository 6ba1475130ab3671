import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { peopleMigration } from './peopleTables.ts';

/** 001: matches, their record and their positions, chat. Times are milliseconds, records are JSON text. */
const matchesMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('revision', 'integer', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('legend', 'text')
      .addColumn('title', 'text')
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('clock', 'text', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('open_seats', 'integer', (c) => c.notNull())
      .addColumn('invite', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('seed', 'text')
      .addColumn('proposal', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('result', 'text')
      .addColumn('rematch', 'text')
      .addColumn('uploaded', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('matches_listed')
      .on('matches')
      .columns(['visibility', 'phase', 'created_at'])
      .execute();
    await db.schema
      .createTable('states')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('waiting', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('wake', 'bigint')
      .addColumn('bots', 'integer', (c) => c.notNull())
      .addColumn('memory', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('states_wake')
      .on('states')
      .column('wake')
      .where(sql.ref('wake'), 'is not', null)
      .execute();
    await db.schema
      .createTable('entries')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_once', ['match', 'n'])
      .execute();
    await db.schema
      .createTable('match_people')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('match', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('match_people_once', ['person', 'match'])
      .execute();
    await db.schema
      .createTable('chat')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('id', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_once', ['match', 'id'])
      .execute();
  },
};

/** In the order they are carried out; one that was released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001_matches': matchesMigration,
  '002_people': peopleMigration,
};

/** Brings a database up to date. Several nodes may start at once: they wait for one another. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('the database cannot be brought up to date');
}
