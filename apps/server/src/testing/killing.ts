import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { hash, start, take } from '@meadhall/kernel';
import { SHELF } from '@meadhall/shelf';
import { Games } from '../matches/games.ts';
import { type Match, readMatchRow } from '../matches/match.ts';
import { newEntries, type Recorded } from '../matches/records.ts';
import { effective } from '../matches/undo.ts';
import type { Storage } from '../storage/storage.ts';

/** An answer that a server said was safe, just before it was killed. */
export interface Acknowledged {
  readonly match: string;
  readonly n: number;
  readonly answer: string;
}

/** A server in a process of its own that plays with itself until it is killed. */
export class Victim {
  readonly acknowledged: Acknowledged[] = [];
  readonly complaints: string[] = [];
  readonly #child: ChildProcess;
  #onLine: () => void = () => {};

  constructor(place: string, seats: string, matches: number) {
    const script = new URL('./victim.mjs', import.meta.url).pathname;
    this.#child = spawn(process.execPath, [script, place, seats, String(matches)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // A server that is killed before it has begun cannot read what it is told.
    this.#child.stdin?.on('error', () => {});
    createInterface({ input: this.#child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [said = '', match = '', n, ...rest] = line.split(' ');
      if (said === 'ack') this.acknowledged.push({ match, n: Number(n), answer: rest.join(' ') });
      if (said === 'complaint') this.complaints.push(line);
      this.#onLine();
    });
  }

  go(): void {
    this.#child.stdin?.write('go\n');
  }

  /** Waits until so many more answers were acknowledged. */
  async works(answers: number): Promise<void> {
    const goal = this.acknowledged.length + answers;
    await new Promise<void>((resolve, reject) => {
      const ended = () => reject(new Error('the server ended by itself'));
      this.#child.once('exit', ended);
      this.#onLine = () => {
        if (this.acknowledged.length < goal) return;
        this.#child.off('exit', ended);
        resolve();
      };
    });
  }

  /** Kills it as a power cut would: nothing is finished, nobody is told. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('close', resolve));
    this.#child.kill('SIGKILL');
    await gone;
  }
}

export interface Evidence {
  readonly matches: number;
  readonly entries: number;
  /** What should not be: one sentence each. */
  readonly faults: string[];
}

/** Compares what was acknowledged with what is stored, and every stored position with a replay of its record. */
export async function examine(
  storage: Storage,
  acknowledged: readonly Acknowledged[],
): Promise<Evidence> {
  const games = new Games(SHELF);
  const faults: string[] = [];
  const rows = await storage.db.selectFrom('matches').selectAll().execute();
  const byMatch = grouped(acknowledged);
  let count = 0;
  for (const row of rows) {
    const match = readMatchRow(row);
    const entries = await newEntries({ storage }, match.id);
    count += entries.length;
    faults.push(...missing(byMatch.get(match.id) ?? [], entries));
    byMatch.delete(match.id);
    if (match.seed !== null) faults.push(...(await astray(storage, games, match, entries)));
  }
  for (const id of byMatch.keys()) faults.push(`match ${id} is gone`);
  return { matches: rows.length, entries: count, faults };
}

function grouped(all: readonly Acknowledged[]): Map<string, Acknowledged[]> {
  const groups = new Map<string, Acknowledged[]>();
  for (const it of all) {
    const group = groups.get(it.match);
    if (group) group.push(it);
    else groups.set(it.match, [it]);
  }
  return groups;
}

/** Acknowledged answers that are not stored under their number, exactly as they were given. */
function missing(given: readonly Acknowledged[], entries: readonly Recorded[]): string[] {
  const numbers = entries.map(({ n }) => n);
  const faults = numbers.every((n, i) => n === i + 1) ? [] : [`gaps: ${numbers.join()}`];
  const seen = new Set<number>();
  for (const { match, n, answer } of given) {
    if (seen.has(n)) faults.push(`entry ${n} of ${match} was acknowledged twice`);
    seen.add(n);
    const { kind: _, ...stored } = (entries[n - 1]?.entry ?? {}) as { kind?: string };
    if (JSON.stringify(stored) !== answer)
      faults.push(
        `entry ${n} of ${match}: ${answer} was acknowledged, ${JSON.stringify(stored)} kept`,
      );
  }
  return faults;
}

async function astray(
  storage: Storage,
  games: Games,
  { id, game, seed, options, seats, legend }: Match,
  entries: readonly Recorded[],
): Promise<string[]> {
  const row = await storage.db
    .selectFrom('states')
    .select(['n', 'state'])
    .where('match', '=', id)
    .executeTakeFirst();
  if (!row) return [`match ${id} has begun without a position`];
  const rules = games.rules(game, legend);
  const state = start(rules, { seed: seed ?? '', options, seats: seats.length });
  for (const { answer } of effective(entries)) take(rules, state, answer);
  const faults = row.n === entries.length ? [] : [`${id}: ${row.n} of ${entries.length} entries`];
  if (hash(JSON.parse(row.state)) !== hash(state)) faults.push(`${id}: another position`);
  return faults;
}
