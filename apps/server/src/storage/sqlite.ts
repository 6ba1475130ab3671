import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { Gathering, type Group, type WriteGroups } from './gathering.ts';
import { migrate } from './migrations.ts';
import { carriedOut, threadDialect } from './sqliteDialect.ts';
import type { AppendJob, Done } from './sqliteJobs.ts';
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
    this.#gathering = new Gathering(writeWith(this.#writer));
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
}

/** Hands all groups to the thread at once, so that they share a transaction, and waits for the last of them. */
const writeWith =
  (writer: Thread): WriteGroups =>
  (groups, done) => {
    const outcomes: Outcome[] = [];
    let open = groups.length;
    for (const [i, group] of groups.entries())
      writer.hand(jobOf(group), (result) => {
        outcomes[i] = outcomeOf(result);
        if (--open === 0) done(outcomes);
      });
    writer.flush();
  };

function jobOf({ match, base, entries }: Group): AppendJob {
  const texts: (number | string)[] = [];
  let change: AppendJob['change'] = null;
  for (const it of entries) {
    texts.push(it.at, it.entry);
    if (it.change) {
      const { phase, seats, endedAt, result } = it.change;
      change = [phase, seats, endedAt, result];
    }
  }
  const last = entries[entries.length - 1] as Append;
  const { waiting, since, wake, bots, memory, state } = last.stands();
  const standing = [waiting, since, wake, bots ? 1 : 0, memory, state] as const;
  return { kind: 'append', match, base, entries: texts, standing, change };
}

function outcomeOf(done: Done): Outcome {
  if ('error' in done) return new Error(done.error);
  return done.changes > 0 ? 'durable' : 'conflict';
}
