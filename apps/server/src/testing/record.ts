import { join } from 'node:path';
import { start, take } from '@meadhall/kernel';
import { SHELF } from '@meadhall/shelf';
import Database from 'better-sqlite3';
import pg from 'pg';
import { type AnyState, Games } from '../matches/games.ts';
import type { RecordEntry } from '../matches/position.ts';

/** Asks a database past the server that keeps it; a `?` stands for each value. */
interface Reader {
  rows(sql: string, values: readonly unknown[]): Promise<unknown[]>;
  close(): Promise<void>;
}

function sqliteReader(folder: string): Reader {
  const database = new Database(join(folder, 'meadhall.sqlite'), { readonly: true });
  return {
    rows: async (sql, values) => database.prepare(sql).all(...values),
    close: async () => {
      database.close();
    },
  };
}

function postgresReader(databaseUrl: string): Reader {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  return {
    rows: async (sql, values) => {
      let n = 0;
      const { rows } = await pool.query(
        sql.replace(/\?/g, () => `$${++n}`),
        [...values],
      );
      return rows as unknown[];
    },
    close: () => pool.end(),
  };
}

export const openDisk = (place: { folder: string } | { databaseUrl: string }): Disk =>
  new Disk('folder' in place ? sqliteReader(place.folder) : postgresReader(place.databaseUrl));

/** What a server has kept, read past the server: the truth a test compares with. */
export class Disk {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  async rows<T>(sql: string, ...values: unknown[]): Promise<T[]> {
    return (await this.#reader.rows(sql, values)) as T[];
  }

  /** Everything that is kept about a match but its chat: equal texts, nothing has changed. */
  async match(id: string): Promise<string> {
    return JSON.stringify([
      await this.rows('select * from matches where id = ?', id),
      await this.rows('select n, state, memory, waiting from states where match = ?', id),
      await this.rows('select n, entry from entries where match = ? order by n', id),
    ]);
  }

  /** What a match was dealt from. */
  async dealtFrom(id: string): Promise<string[]> {
    const [row] = await this.rows<{ secret: string; seed: string }>(
      'select secret, seed from matches where id = ?',
      id,
    );
    if (!row) throw new Error(`no match ${id}`);
    return [row.secret, row.seed];
  }

  /** Every position of a match, played again from its seed and its answers. */
  async positions(id: string): Promise<AnyState[]> {
    const [match] = await this.rows<{
      game: string;
      seed: string;
      options: string;
      seats: string;
    }>('select game, seed, options, seats from matches where id = ?', id);
    if (!match) throw new Error(`no match ${id}`);
    const { rules } = new Games(SHELF).named(match.game);
    const seats = (JSON.parse(match.seats) as unknown[]).length;
    const options = JSON.parse(match.options) as Record<string, unknown>;
    const all = [start(rules, { seed: match.seed, options, seats })];
    for (const answer of await this.entries(id)) {
      const state = structuredClone(all.at(-1) as AnyState);
      if (answer.kind === 'answer') take(rules, state, answer);
      all.push(state);
    }
    return all;
  }

  async entries(id: string): Promise<RecordEntry[]> {
    const rows = await this.rows<{ entry: string }>(
      'select entry from entries where match = ? order by n',
      id,
    );
    return rows.map(({ entry }) => JSON.parse(entry) as RecordEntry);
  }

  close(): Promise<void> {
    return this.#reader.close();
  }
}
