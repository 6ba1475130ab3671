import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type Services, startServices } from '../testing/services.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Append, Outcome, Storage } from './storage.ts';
import type { MatchRow } from './tables.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** Both databases must pass the same tests: each time a place of its own, which can be opened again. */
const PLACES = {
  sqlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meadhall-storage-'));
    return {
      open: () => openSqlite(folder),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  },
  postgres: async () => {
    const url = await freshDatabase(services.postgres);
    return { open: () => openPostgres(url, { connections: 3 }), remove: () => {} };
  },
};

const row = (id: string): MatchRow => ({
  id,
  revision: 1,
  game: 'nidavellir',
  version: 1,
  options: '{}',
  legend: null,
  title: null,
  visibility: 'private',
  clock: '{"kind":"none"}',
  phase: 'playing',
  host: 'anna',
  seats: '[]',
  open_seats: 0,
  invite: 'invite',
  secret: 'secret',
  commitment: 'commitment',
  seed: null,
  proposal: '{"what":"pause"}',
  created_at: 1_794_787_200_000,
  ended_at: null,
  result: null,
  rematch: null,
  uploaded: 0,
});

const stands = (state: string) => () => ({
  waiting: '[0]',
  since: 5,
  wake: null,
  bots: false,
  memory: '{}',
  state,
});

async function newMatch({ db }: Storage, id: string): Promise<void> {
  await db.insertInto('matches').values(row(id)).execute();
  const { bots, ...standing } = stands('first')();
  await db
    .insertInto('states')
    .values({ match: id, n: 0, bots: bots ? 1 : 0, ...standing })
    .execute();
}

const append = (storage: Storage, entry: Omit<Append, 'at' | 'done'>): Promise<Outcome> =>
  new Promise((done) => storage.append({ at: 7, done, ...entry }));

const entriesOf = ({ db }: Storage, match: string) =>
  db.selectFrom('entries').select(['n', 'entry']).where('match', '=', match).orderBy('n').execute();

const stateOf = ({ db }: Storage, match: string) =>
  db.selectFrom('states').selectAll().where('match', '=', match).executeTakeFirstOrThrow();

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let place: { open(): Promise<Storage>; remove(): void };
  let storage: Storage;
  beforeEach(async () => {
    place = await PLACES[kind]();
    storage = await place.open();
    await newMatch(storage, 'm');
  });
  afterEach(async () => {
    await storage.close();
    place.remove();
  });

  test('entries that arrive together are all written, with the position after the last', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map((n) =>
        append(storage, { match: 'm', n, entry: `entry ${n}`, stands: stands(`state ${n}`) }),
      ),
    );
    expect(outcomes).toEqual(['durable', 'durable', 'durable']);
    expect(await entriesOf(storage, 'm')).toEqual(
      [1, 2, 3].map((n) => ({ n, entry: `entry ${n}` })),
    );
    expect(await stateOf(storage, 'm')).toMatchObject({ n: 3, state: 'state 3', since: 5 });
  });

  test('a number is written once, whoever comes second', async () => {
    const give = (entry: string) =>
      append(storage, { match: 'm', n: 1, entry, stands: stands(entry) });
    expect(await give('mine')).toBe('durable');
    expect(await give('yours')).toBe('conflict');
    expect(await entriesOf(storage, 'm')).toEqual([{ n: 1, entry: 'mine' }]);
    expect(await stateOf(storage, 'm')).toMatchObject({ n: 1, state: 'mine' });
  });

  test('a number that is too high is not written', async () => {
    const outcome = await append(storage, { match: 'm', n: 2, entry: 'x', stands: stands('x') });
    expect(outcome).toBe('conflict');
    expect(await entriesOf(storage, 'm')).toEqual([]);
  });

  test('what was to follow a refused entry is refused too, even if its number would fit', async () => {
    const other = await place.open();
    expect(
      await append(other, { match: 'm', n: 1, entry: 'theirs', stands: stands('theirs') }),
    ).toBe('durable');
    const mine = [1, 2, 3].map((n) =>
      append(storage, { match: 'm', n, entry: `mine ${n}`, stands: stands(`mine ${n}`) }),
    );
    // Entry 2 arrives while entry 1 is being refused: on its own it would fit after theirs.
    await new Promise((resolve) => setImmediate(resolve));
    mine.push(append(storage, { match: 'm', n: 4, entry: 'mine 4', stands: stands('mine 4') }));
    expect(await Promise.all(mine)).toEqual(['conflict', 'conflict', 'conflict', 'conflict']);
    expect(await entriesOf(storage, 'm')).toEqual([{ n: 1, entry: 'theirs' }]);
    await other.close();
  });

  test('an entry that waits while the one before it is refused is refused with it', async () => {
    const other = await place.open();
    await append(other, { match: 'm', n: 1, entry: 'theirs', stands: stands('theirs') });
    const first = append(storage, { match: 'm', n: 1, entry: 'a', stands: stands('a') });
    // The first batch is on its way now and no reply can have come: the second entry has to wait for it.
    await new Promise((resolve) => setImmediate(resolve));
    const second = append(storage, { match: 'm', n: 2, entry: 'b', stands: stands('b') });
    expect([await first, await second]).toEqual(['conflict', 'conflict']);
    expect(await entriesOf(storage, 'm')).toEqual([{ n: 1, entry: 'theirs' }]);
    await other.close();
  });

  test('several nodes that race for every number write each of them once', async () => {
    const nodes = [storage, await place.open(), await place.open()];
    for (const id of ['x', 'y', 'z']) await newMatch(storage, id);
    const tried = nodes.flatMap((node, who) =>
      ['x', 'y', 'z'].map(async (match) => {
        let won = 0;
        for (let n = 1; n <= 25; n++) {
          const entry = `${who} wrote ${n}`;
          const outcome = await append(node, { match, n, entry, stands: stands(entry) });
          expect(['durable', 'conflict']).toContain(outcome);
          if (outcome === 'durable') won++;
        }
        return won;
      }),
    );
    const won = (await Promise.all(tried)).reduce((a, b) => a + b, 0);
    expect(won).toBe(75);
    for (const match of ['x', 'y', 'z']) {
      const entries = await entriesOf(storage, match);
      expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
      expect(await stateOf(storage, match)).toMatchObject({ n: 25, state: entries[24]?.entry });
    }
    for (const node of nodes.slice(1)) await node.close();
  });

  test('what changes with an entry changes with it, or not at all', async () => {
    const change = { phase: 'over', seats: '[1]', endedAt: 9, result: '{}' };
    const give = (n: number) =>
      append(storage, { match: 'm', n, entry: 'end', stands: stands('end'), change });
    const match = () =>
      storage.db.selectFrom('matches').selectAll().where('id', '=', 'm').executeTakeFirstOrThrow();
    expect(await give(2)).toBe('conflict');
    expect(await match()).toMatchObject({ phase: 'playing', revision: 1 });
    expect(await give(1)).toBe('durable');
    expect(await match()).toMatchObject({
      phase: 'over',
      seats: '[1]',
      ended_at: 9,
      result: '{}',
      proposal: null,
      revision: 2,
    });
  });

  test('several statements happen together, or not at all', async () => {
    const { db } = storage;
    const raise = (revision: number) =>
      db.updateTable('matches').set({ revision: 5 }).where('revision', '=', revision).compile();
    const rename = db.updateTable('matches').set({ title: 'changed' }).compile();
    const broken = { sql: 'update nothing set x = 1', parameters: [] };
    const now = () =>
      db.selectFrom('matches').select(['revision', 'title']).executeTakeFirstOrThrow();
    expect(await storage.atomically([raise(3), rename])).toBe(false);
    expect(await now()).toEqual({ revision: 1, title: null });
    await expect(storage.atomically([raise(1), rename, broken])).rejects.toThrow(/nothing/);
    expect(await now()).toEqual({ revision: 1, title: null });
    expect(await storage.atomically([raise(1), rename])).toBe(true);
    expect(await now()).toEqual({ revision: 5, title: 'changed' });
  });

  test('what is handed over before closing is there when it is opened again', async () => {
    const given = [1, 2].map((n) =>
      append(storage, { match: 'm', n, entry: `entry ${n}`, stands: stands(`state ${n}`) }),
    );
    await storage.close();
    expect(await Promise.all(given)).toEqual(['durable', 'durable']);
    storage = await place.open();
    expect(await stateOf(storage, 'm')).toMatchObject({ n: 2, state: 'state 2' });
  });

  test('several nodes may bring an old database up to date at once', async () => {
    const fresh = await PLACES[kind]();
    const first = await fresh.open();
    const opened = await Promise.all([fresh.open(), fresh.open()]);
    for (const it of [first, ...opened]) await it.close();
    fresh.remove();
  });

  test('a person and their name of any alphabet come back as they were', async () => {
    const person = {
      id: 'p',
      name: 'Þórr “Œ” 🍺',
      language: 'fr' as const,
      login: null,
      password: null,
      webhook: null,
      webhook_secret: null,
      created_at: 1_794_787_200_123,
    };
    await storage.db.insertInto('people').values(person).execute();
    expect(await storage.db.selectFrom('people').selectAll().execute()).toEqual([person]);
  });
});
