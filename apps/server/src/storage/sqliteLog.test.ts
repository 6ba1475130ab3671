import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import type { Outcome, Storage } from './storage.ts';

const LAST = 120;
const MATCH = 'a-match-with-long-positions';
/** Different throughout: SQLite does not write pages again that stay as they are. */
const position = (n: number): string => String(n % 10).repeat(500_000);

const written = (storage: Storage, n: number): Promise<Outcome> =>
  new Promise((done) => {
    const stands = () => ({
      waiting: '[]',
      since: n,
      wake: null,
      bots: false,
      memory: '{}',
      state: position(n),
    });
    storage.append({ match: MATCH, n, at: n, entry: '{}', stands, done });
  });

test('the log is carried over while answers are written, and does not grow without end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-log-'));
  const storage = await openSqlite(folder);
  const row = { waiting: '[]', since: 0, wake: null, bots: 0, memory: '{}', state: '' };
  await storage.db
    .insertInto('states')
    .values({ match: MATCH, n: 0, ...row })
    .execute();
  for (let n = 1; n <= LAST; n++) expect(await written(storage, n)).toBe('durable');
  // Sixty megabytes went through it, and a log does not become shorter again.
  const { size } = statSync(join(folder, 'meadhall.sqlite-wal'));
  expect(size).toBeLessThan(20_000_000);
  const kept = await storage.db.selectFrom('states').select(['n', 'state']).executeTakeFirst();
  expect(kept).toEqual({ n: LAST, state: position(LAST) });
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
