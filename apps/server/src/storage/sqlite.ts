import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { Gathering, type Group } from './gathering.ts';
import { migrate } from './migrations.ts';
import { flattened } from './sqliteAppend.ts';
import { carriedOut, threadDialect } from './sqliteDialect.ts';
import type { Written } from './sqliteJobs.ts';
import type { Append, Outcome, Statement, Storage } from './storage.ts';
import type { Tables } from './tables.ts';
import { Thread } from './thread.ts';

/** Opens, or begins, the database in a folder. Everything there is to keep is in that folder. */
export async function openSqlite(folder: string): Promise<Storage> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'meadhall.sqlite');
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const first = new Kysely<Tables>({ dialect: new WholeMigrations({ database }) });
  await migrate(first);
  await first.destroy();
  return new SqliteStorage(file);
}

/** A migration that is cut short has not happened. */
class WholeMigrations extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteStorage implements Storage {
  readonly kind = 'sqlite';
  readonly db: Kysely<Tables>;
  readonly #writer: Thread;
  readonly #reader: Thread;
  readonly #gathering: Gathering;

  constructor(file: string) {
    this.#writer = new Thread(file);
    this.#reader = new Thread(file, { reads: true });
    this.#gathering = new Gathering((groups, done) => this.#write(groups, done));
    this.db = new Kysely<Tables>({ dialect: threadDialect(this.#writer, this.#reader) });
  }

  append(entry: Append): void {
    this.#gathering.append(entry);
  }

  async atomically(statements: readonly Statement[]): Promise<boolean> {
    const { changes } = await carriedOut(this.#writer, {
      kind: 'run',
      guarded: true,
      statements: statements.map(({ sql, parameters }) => [sql, parameters] as const),
    });
    return changes > 0;
  }

  async close(): Promise<void> {
    while (!this.#gathering.idle) await new Promise((resolve) => setImmediate(resolve));
    await this.#writer.close();
    await this.#reader.close();
  }

  #write(groups: readonly Group[], done: (outcomes: Outcome[]) => void): void {
    this.#writer.hand({ kind: 'append', matches: flattened(groups) }, (result) => {
      const rows = 'error' in result ? groups.map(() => result) : (result.rows as Written[]);
      done(rows.map(outcomeOf));
    });
    this.#writer.flush();
  }
}

const outcomeOf = (written: Written): Outcome =>
  typeof written === 'string' ? written : new Error(written.error);
