import type { Kysely, Migration } from 'kysely';

/** What is kept about people. Times are milliseconds, bytes are base64url: the same in every database. */
export interface PeopleTables {
  people: {
    id: string;
    name: string;
    language: 'fr' | 'en';
    login: string | null;
    password: string | null;
    webhook: string | null;
    webhook_secret: string | null;
    created_at: number;
  };
  sessions: { token_hash: string; person: string; created_at: number; expires_at: number };
  passkeys: {
    id: string;
    person: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    created_at: number;
  };
  passkey_challenges: {
    id: string;
    purpose: 'add' | 'signIn';
    /** Who adds a passkey; nobody yet at a sign-in. */
    person: string | null;
    challenge: string;
    expires_at: number;
  };
  push_devices: {
    endpoint: string;
    person: string;
    p256dh: string;
    auth: string;
    created_at: number;
  };
}

/** 002: people, sessions, passkeys, devices. */
export const peopleMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('login', 'text', (c) => c.unique())
      .addColumn('password', 'text')
      .addColumn('webhook', 'text')
      .addColumn('webhook_secret', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('challenge', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('push_devices')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    for (const table of ['sessions', 'passkeys', 'push_devices'])
      await db.schema.createIndex(`${table}_person`).on(table).column('person').execute();
    for (const table of ['sessions', 'passkey_challenges'])
      await db.schema.createIndex(`${table}_expiry`).on(table).column('expires_at').execute();
  },
};
