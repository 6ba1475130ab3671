import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Gathering, type Group } from './gathering.ts';
import { migrate } from './migrations.ts';
import type { Append, Outcome, Statement, Storage } from './storage.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;

/** Connects to a PostgreSQL database and brings it up to date. */
export async function openPostgres(
  url: string,
  { connections = 10, complain = (_error: Error): void => {} } = {},
): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: {
      // Times are milliseconds: far below 2^53, so plain numbers can hold them.
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
    },
  });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', complain);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return new PostgresStorage(pool, db);
}

class PostgresStorage implements Storage {
  readonly kind = 'postgres';
  readonly db: Kysely<Tables>;
  readonly #pool: pg.Pool;
  readonly #gathering: Gathering;

  constructor(pool: pg.Pool, db: Kysely<Tables>) {
    this.db = db;
    this.#pool = pool;
    this.#gathering = new Gathering((groups, done) => void this.#writeAndTell(groups, done));
  }

  append(entry: Append): void {
    this.#gathering.append(entry);
  }

  async #writeAndTell(
    groups: readonly Group[],
    done: (outcomes: Outcome[]) => void,
  ): Promise<void> {
    done(await this.#write(groups));
  }

  async #write(groups: readonly Group[]): Promise<Outcome[]> {
    try {
      const { rows } = await this.#pool.query<{ match: string }>({
        name: 'append',
        text: APPEND,
        values: appendValues(groups),
      });
      const written = new Set(rows.map(({ match }) => match));
      return groups.map(({ match }) => (written.has(match) ? 'durable' : 'conflict'));
    } catch (error) {
      // Whether it was written is not known; whoever asked looks it up.
      return groups.map(() => (error instanceof Error ? error : new Error(String(error))));
    }
  }

  async atomically(statements: readonly Statement[]): Promise<boolean> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      for (const [i, { sql, parameters }] of statements.entries()) {
        const { rowCount } = await client.query(sql, [...parameters]);
        if (i === 0 && !rowCount) {
          await client.query('rollback');
          return false;
        }
      }
      await client.query('commit');
      return true;
    } catch (error) {
      broken = await client.query('rollback').then(
        () => undefined,
        (it: Error) => it,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    while (!this.#gathering.idle) await new Promise((resolve) => setTimeout(resolve, 1));
    await this.db.destroy();
  }
}

/**
 * All groups in one statement. Each match is locked in the order of its id, so that two nodes never wait for each other in
 * a circle; a match that has moved on since is left alone, with all its entries.
 */
const APPEND = `
with
  given as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::bigint[], $7::int[], $8::text[], $9::text[])
      as given(match, base, n, waiting, since, wake, bots, memory, state)
  ),
  free as (
    select states.match from states join given on given.match = states.match
    where states.n = given.base order by states.match for update of states
  ),
  written as (
    insert into entries (match, n, at, entry)
    select entry.match, entry.n, entry.at, entry.entry
    from unnest($10::text[], $11::int[], $12::bigint[], $13::text[]) as entry(match, n, at, entry)
    join free on free.match = entry.match
  ),
  standing as (
    update states set n = given.n, waiting = given.waiting, since = given.since, wake = given.wake,
      bots = given.bots, memory = given.memory, state = given.state
    from given join free on free.match = given.match where states.match = given.match
  ),
  changed as (
    update matches set phase = change.phase, seats = change.seats, ended_at = change.ended_at,
      result = change.result, proposal = null, revision = revision + 1
    from unnest($14::text[], $15::text[], $16::text[], $17::bigint[], $18::text[])
      as change(match, phase, seats, ended_at, result)
    join free on free.match = change.match where matches.id = change.match
  )
select match from free`;

/** The columns of `given`, of the entries and of the changes, each as one list. */
function appendValues(groups: readonly Group[]): unknown[][] {
  const columns: unknown[][] = Array.from({ length: 18 }, () => []);
  const add = (from: number, values: readonly unknown[]): void => {
    for (const [i, value] of values.entries()) columns[from + i]?.push(value);
  };
  for (const { match, base, entries } of groups) {
    const { waiting, since, wake, bots, memory, state } = (entries.at(-1) as Append).stands();
    const n = base + entries.length;
    add(0, [match, base, n, waiting, since, wake, bots ? 1 : 0, memory, state]);
    for (const { n: number, at, entry } of entries) add(9, [match, number, at, entry]);
    const change = entries.findLast((it) => it.change)?.change;
    if (change) add(13, [match, change.phase, change.seats, change.endedAt, change.result]);
  }
  return columns;
}
