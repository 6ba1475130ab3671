// The body of the threads that talk to SQLite: one writes, so that no fsync ever stops the event loop; one reads.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { append } from './sqliteAppend.ts';
import type { AppendJob, Done, Job, Report, RunJob, Work, Written } from './sqliteJobs.ts';

const { file, reads } = workerData as { file: string; reads: boolean };
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.pragma('busy_timeout = 10000');
database.pragma('cache_size = -32000');
// Pages of the log that are carried over into the database at a time, 16 MB. The commit that does it keeps everybody
// waiting for some milliseconds: in a longer log the same page stands more than once, and is carried over only once.
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

const NOTHING: Exclude<Done, { readonly error: string }> = { changes: 0, rows: [] };

function run({ guarded, statements }: RunJob): Done {
  let first: typeof NOTHING | undefined;
  for (const [sql, parameters] of statements) {
    const query = statement(sql);
    const done = query.reader
      ? { changes: 0, rows: query.all(...parameters) }
      : { changes: query.run(...parameters).changes, rows: [] };
    first ??= done;
    if (guarded && first.changes === 0) break;
  }
  return first ?? NOTHING;
}

/** What fails takes nobody else's work with it. */
function alone<R>(act: () => R): R | { readonly error: string } {
  statement('savepoint job').run();
  try {
    const done = act();
    statement('release job').run();
    return done;
  } catch (error) {
    statement('rollback to job').run();
    statement('release job').run();
    return { error: said(error) };
  }
}

/** Nearly always everything can be written; only if something cannot, each match is tried on its own. */
function appendAll({ matches }: AppendJob): Done {
  const together = alone(() => {
    const rows: Written[] = [];
    append(statement, matches, (write) => rows.push(write()));
    return rows;
  });
  if (!('error' in together)) return { changes: 0, rows: together };
  const rows: Written[] = [];
  append(statement, matches, (write) => rows.push(alone(write)));
  return { changes: 0, rows };
}

const doneWith = (job: Job): Done =>
  job.kind === 'append' ? appendAll(job) : alone(() => run(job));

/** All jobs in one transaction: one fsync for all of them. */
function work(jobs: readonly Job[]): readonly Done[] {
  try {
    statement('begin immediate').run();
    const done = jobs.map(doneWith);
    statement('commit').run();
    return done;
  } catch (error) {
    if (database.inTransaction) statement('rollback').run();
    return jobs.map(() => ({ error: said(error) }));
  }
}

/** Queries need no transaction, and so wait for no writer. */
function read(jobs: readonly Job[]): readonly Done[] {
  return jobs.map((job) => {
    try {
      return job.kind === 'run' ? run(job) : NOTHING;
    } catch (error) {
      return { error: said(error) };
    }
  });
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

parentPort?.on('message', (given: Work | 'close') => {
  if (given !== 'close') {
    const report: Report = { done: reads ? read(given.jobs) : work(given.jobs) };
    parentPort?.postMessage(report);
    return;
  }
  database.close();
  parentPort?.close();
});
