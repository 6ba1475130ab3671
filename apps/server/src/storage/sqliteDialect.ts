import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Done, RunJob } from './sqliteJobs.ts';
import type { Thread } from './thread.ts';

/** Lets kysely write queries that the two threads carry out: the reader what only reads, the writer the rest. */
export const threadDialect = (writer: Thread, reader: Thread): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(new ThreadConnection(writer, reader)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class ThreadConnection implements DatabaseConnection {
  readonly #writer: Thread;
  readonly #reader: Thread;

  constructor(writer: Thread, reader: Thread) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async executeQuery<R>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const thread = SelectQueryNode.is(query) ? this.#reader : this.#writer;
    const job: RunJob = { kind: 'run', guarded: false, statements: [[sql, parameters]] };
    const { rows, changes } = await carriedOut(thread, job);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('nothing is read piece by piece');
  }
}

/** Runs a job and waits for it. */
export function carriedOut(
  thread: Thread,
  job: RunJob,
): Promise<Exclude<Done, { readonly error: string }>> {
  return new Promise((resolve, reject) => {
    thread.hand(job, (done) => {
      if ('error' in done) reject(new Error(done.error));
      else resolve(done);
    });
  });
}

class ThreadDriver implements Driver {
  readonly #connection: ThreadConnection;

  constructor(connection: ThreadConnection) {
    this.#connection = connection;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  beginTransaction(): Promise<void> {
    return refuse();
  }

  commitTransaction(): Promise<void> {
    return refuse();
  }

  rollbackTransaction(): Promise<void> {
    return refuse();
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** A transaction that waits for the event loop between two statements would hold up everybody else's. */
const refuse = (): Promise<void> =>
  Promise.reject(new Error('several statements at once go through `atomically`'));
