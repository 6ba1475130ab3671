import { join } from 'node:path';
import { start, take } from '@meadhall/kernel';
import { SHELF } from '@meadhall/shelf';
import Database from 'better-sqlite3';
import { type AnyState, Games } from '../matches/games.ts';
import type { RecordEntry } from '../matches/position.ts';

/** What a server has on disk, read past the server: the truth a test compares with. */
export class Disk {
  readonly #database: Database.Database;

  constructor(folder: string) {
    this.#database = new Database(join(folder, 'meadhall.sqlite'), { readonly: true });
  }

  rows<T>(sql: string, ...values: unknown[]): T[] {
    return this.#database.prepare(sql).all(...values) as T[];
  }

  /** Everything that is kept about a match but its chat: equal texts, nothing has changed. */
  match(id: string): string {
    return JSON.stringify([
      this.rows('select * from matches where id = ?', id),
      this.rows('select n, state, memory, waiting from states where match = ?', id),
      this.rows('select n, entry from entries where match = ? order by n', id),
    ]);
  }

  /** Every position of a match, played again from its seed and its answers. */
  positions(id: string): AnyState[] {
    const [match] = this.rows<{ game: string; seed: string; options: string; seats: string }>(
      'select game, seed, options, seats from matches where id = ?',
      id,
    );
    if (!match) throw new Error(`no match ${id}`);
    const { rules } = new Games(SHELF).named(match.game);
    const seats = (JSON.parse(match.seats) as unknown[]).length;
    const options = JSON.parse(match.options) as Record<string, unknown>;
    const all = [start(rules, { seed: match.seed, options, seats })];
    const entries = this.rows<{ entry: string }>(
      'select entry from entries where match = ? order by n',
      id,
    );
    for (const { entry } of entries) {
      const state = structuredClone(all.at(-1) as AnyState);
      const answer = JSON.parse(entry) as RecordEntry;
      if (answer.kind === 'answer') take(rules, state, answer);
      all.push(state);
    }
    return all;
  }

  close(): void {
    this.#database.close();
  }
}
