import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { PeopleTables } from './peopleTables.ts';
import type { Tables } from './tables.ts';

export type PersonRow = Selectable<PeopleTables['people']>;
export type PasskeyRow = Selectable<PeopleTables['passkeys']>;
export type DeviceRow = Selectable<PeopleTables['push_devices']>;
type ChallengeRow = Selectable<PeopleTables['passkey_challenges']>;

/** Reads and writes of people, the same on SQLite and on PostgreSQL. */
export class PeopleStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async person(id: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async personByLogin(login: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').selectAll().where('login', '=', login).executeTakeFirst();
  }

  async addPerson(row: Insertable<PeopleTables['people']>): Promise<void> {
    await this.#db.insertInto('people').values(row).execute();
  }

  async changePerson(id: string, change: Updateable<PeopleTables['people']>): Promise<void> {
    if (Object.keys(change).length === 0) return;
    await this.#db.updateTable('people').set(change).where('id', '=', id).execute();
  }

  /** Gives a person a login; false if somebody else has it, or the person has one already. */
  async takeLogin(id: string, login: string, password: string): Promise<boolean> {
    if (await this.personByLogin(login)) return false;
    try {
      const { numUpdatedRows } = await this.#db
        .updateTable('people')
        .set({ login, password })
        .where('id', '=', id)
        .where('login', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    } catch (error) {
      // Two people asked for it at once: the unique index has decided.
      if (await this.personByLogin(login)) return false;
      throw error;
    }
  }

  /** Removes everything that is known about a person. */
  async forget(id: string): Promise<void> {
    for (const table of ['sessions', 'passkeys', 'push_devices', 'passkey_challenges'] as const)
      await this.#db.deleteFrom(table).where('person', '=', id).execute();
    await this.#db.deleteFrom('people').where('id', '=', id).execute();
  }

  async addSession(row: Insertable<PeopleTables['sessions']>): Promise<void> {
    await this.#db.insertInto('sessions').values(row).execute();
  }

  /** The person of a session that has not run out. */
  async personOfSession(tokenHash: string, now: number): Promise<PersonRow | undefined> {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .where('sessions.token_hash', '=', tokenHash)
      .where('sessions.expires_at', '>', now)
      .executeTakeFirst();
  }

  /** Which of these sessions still are. */
  async openSessions(hashes: readonly string[], now: number): Promise<Set<string>> {
    const open = new Set<string>();
    for (let i = 0; i < hashes.length; i += 500) {
      const rows = await this.#db
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', 'in', hashes.slice(i, i + 500))
        .where('expires_at', '>', now)
        .execute();
      for (const { token_hash } of rows) open.add(token_hash);
    }
    return open;
  }

  async extendSession(tokenHash: string, expiresAt: number): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ expires_at: expiresAt })
      .where('token_hash', '=', tokenHash)
      .execute();
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  }

  /** After a new password every other session has to sign in again. */
  async endOtherSessions(person: string, tokenHash: string): Promise<void> {
    await this.#db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('token_hash', '!=', tokenHash)
      .execute();
  }

  async passkeys(person: string): Promise<PasskeyRow[]> {
    return this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .execute();
  }

  async passkey(id: string): Promise<PasskeyRow | undefined> {
    return this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async addPasskey(row: Insertable<PeopleTables['passkeys']>): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('passkeys')
      .values(row)
      .onConflict((it) => it.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }

  async countPasskey(id: string, counter: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('passkeys')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async addChallenge(row: Insertable<PeopleTables['passkey_challenges']>): Promise<void> {
    await this.#db.insertInto('passkey_challenges').values(row).execute();
  }

  /** A challenge works once: it is gone when it has been read. */
  async takeChallenge(id: string, now: number): Promise<ChallengeRow | undefined> {
    const row = await this.#db
      .deleteFrom('passkey_challenges')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && row.expires_at > now ? row : undefined;
  }

  async devices(person: string): Promise<DeviceRow[]> {
    return this.#db
      .selectFrom('push_devices')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .execute();
  }

  /** A device tells one person: whoever used it last. */
  async addDevice(row: Insertable<PeopleTables['push_devices']>): Promise<void> {
    const { person, p256dh, auth, created_at } = row;
    await this.#db
      .insertInto('push_devices')
      .values(row)
      .onConflict((it) => it.column('endpoint').doUpdateSet({ person, p256dh, auth, created_at }))
      .execute();
  }

  async removeDevice(person: string, endpoint: string): Promise<void> {
    await this.#db
      .deleteFrom('push_devices')
      .where('person', '=', person)
      .where('endpoint', '=', endpoint)
      .execute();
  }

  /** Removes what has run out. */
  async sweep(now: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await this.#db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
  }
}
