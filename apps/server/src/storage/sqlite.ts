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

/** About so many bytes of log are written before it is carried over into the database. */
const SWEEP_AFTER = 16_000_000;
/** Bytes the log grows by for each match in a batch, beside the texts themselves: it holds whole pages. */
const PAGES = 6_000;
/**
 * Pages a log may have: one that could not be emptied while others wrote is emptied before they go on. To write over an
 * old log takes less time than to make it longer.
 */
const LONGEST_LOG = 4_000;

class SqliteStorage implements Storage {
  readonly kind = 'sqlite';
  readonly db: Kysely<Tables>;
  readonly #file: string;
  readonly #writer: Thread;
  readonly #reader: Thread;
  /** Begun when there is something to sweep for the first time. */
  #sweeper: Thread | null = null;
  #sweeping = false;
  #written = 0;
  readonly #gathering: Gathering;

  constructor(file: string) {
    this.#file = file;
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
    await this.#sweeper?.close();
    await this.#writer.close();
    await this.#reader.close();
  }

  #write(groups: readonly Group[], done: (outcomes: Outcome[]) => void): void {
    const matches = flattened(groups);
    this.#writer.hand({ kind: 'append', matches }, (result) => {
      const rows = 'error' in result ? groups.map(() => result) : (result.rows as Written[]);
      done(rows.map(outcomeOf));
    });
    this.#writer.flush();
    let size = groups.length * PAGES;
    for (const cell of matches) if (typeof cell === 'string') size += cell.length;
    this.#count(size);
  }

  /** SQLite would sweep as part of some commit, and everybody whose answer is in it would wait. */
  #count(size: number): void {
    this.#written += size;
    if (this.#written < SWEEP_AFTER || this.#sweeping) return;
    this.#written = 0;
    this.#sweeping = true;
    this.#sweeper ??= new Thread(this.#file);
    this.#sweeper.hand({ kind: 'sweep' }, (done) => {
      this.#sweeping = false;
      const [log] = 'error' in done ? [] : (done.rows as { log: number; checkpointed: number }[]);
      // Somebody wrote all the while. Only a log that is empty for a moment begins again; what is left is little.
      if (log && log.log > LONGEST_LOG && log.checkpointed < log.log)
        this.#writer.hand({ kind: 'sweep' }, () => {});
    });
  }
}

const outcomeOf = (written: Written): Outcome =>
  typeof written === 'string' ? written : new Error(written.error);
