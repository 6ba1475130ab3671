// The body of the two threads that talk to SQLite: one writes, so that no fsync ever stops the event loop; one reads.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { AppendJob, Done, Job, Report, RunJob, Work } from './sqliteJobs.ts';

const { file, reads } = workerData as { file: string; reads: boolean };
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('busy_timeout = 10000');
database.pragma('cache_size = -32000');
database.pragma('wal_autocheckpoint = 4000');
if (reads) database.pragma('query_only = on');

const prepared = new Map<string, Database.Statement>();

function statement(sql: string): Database.Statement {
  let found = prepared.get(sql);
  if (!found) {
    if (prepared.size > 500) prepared.clear();
    found = database.prepare(sql);
    prepared.set(sql, found);
  }
  return found;
}

const CONFLICT: Exclude<Done, { readonly error: string }> = { changes: 0, rows: [] };

function append({ match, base, entries, standing, change }: AppendJob): Done {
  const count = entries.length / 2;
  const { changes } = statement(
    'update states set n = ?, waiting = ?, since = ?, wake = ?, bots = ?, memory = ?, state = ? where match = ? and n = ?',
  ).run(base + count, ...standing, match, base);
  if (changes === 0) return CONFLICT;
  const insert = statement('insert into entries (match, n, at, entry) values (?, ?, ?, ?)');
  for (let i = 0; i < count; i++)
    insert.run(match, base + 1 + i, entries[2 * i], entries[2 * i + 1]);
  if (change)
    statement(
      'update matches set phase = ?, seats = ?, ended_at = ?, result = ?, proposal = null, revision = revision + 1 where id = ?',
    ).run(...change, match);
  return { changes: count, rows: [] };
}

function run({ guarded, statements }: RunJob): Done {
  let first: typeof CONFLICT | undefined;
  for (const [sql, parameters] of statements) {
    const query = statement(sql);
    const done = query.reader
      ? { changes: 0, rows: query.all(...parameters) }
      : { changes: query.run(...parameters).changes, rows: [] };
    first ??= done;
    if (guarded && first.changes === 0) break;
  }
  return first ?? CONFLICT;
}

/** A job that fails takes nobody else's work with it. */
function alone(job: Job): Done {
  statement('savepoint job').run();
  try {
    const done = job.kind === 'append' ? append(job) : run(job);
    statement('release job').run();
    return done;
  } catch (error) {
    statement('rollback to job').run();
    statement('release job').run();
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** All jobs in one transaction: one fsync for all of them. */
function work({ jobs }: Work): Report {
  try {
    statement('begin immediate').run();
    const done = jobs.map(alone);
    statement('commit').run();
    return { done };
  } catch (error) {
    if (database.inTransaction) statement('rollback').run();
    const said = error instanceof Error ? error.message : String(error);
    return { done: jobs.map(() => ({ error: said })) };
  }
}

/** Queries need no transaction, and so wait for no writer. */
function read({ jobs }: Work): Report {
  return {
    done: jobs.map((job) => {
      try {
        return job.kind === 'run' ? run(job) : CONFLICT;
      } catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
      }
    }),
  };
}

parentPort?.on('message', (given: Work | 'close') => {
  if (given !== 'close') return parentPort?.postMessage(reads ? read(given) : work(given));
  database.close();
  parentPort?.close();
});
