import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { type Acknowledged, examine, Victim } from '../testing/killing.ts';
import { freshDatabase, type Services, startServices } from '../testing/services.ts';

const ROUNDS = 50;
const MATCHES = 6;
/** Examined all along, not only at the end: later rounds could cover what an earlier one has lost. */
const EXAMINED_EVERY = 10;

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** Kills servers under load, round after round, and looks at what is left. */
async function survive(
  place: string,
  nodes: readonly string[],
  open: () => Promise<Storage>,
): Promise<void> {
  const acknowledged: Acknowledged[] = [];
  const start = () => nodes.map((seats) => new Victim(place, seats, MATCHES));
  let next = start();
  for (let round = 1; round <= ROUNDS; round++) {
    const victims = next;
    for (const it of victims) it.go();
    // The next servers load their modules while these work.
    next = round < ROUNDS ? start() : [];
    await Promise.all(victims.map((it) => it.works(5)));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
    await Promise.all(victims.map((it) => it.kill()));
    for (const it of victims) {
      expect(it.complaints).toEqual([]);
      acknowledged.push(...it.acknowledged);
    }
    if (round % EXAMINED_EVERY > 0) continue;
    const storage = await open();
    const { faults, matches, entries } = await examine(storage, acknowledged);
    await storage.close();
    expect(faults).toEqual([]);
    expect(matches).toBeGreaterThanOrEqual(MATCHES);
    expect(entries).toBeGreaterThanOrEqual(acknowledged.length);
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * nodes.length * 5 - 1);
}

test('a server on SQLite that is killed again and again loses no acknowledged answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-killed-'));
  await survive(folder, ['0,1,2'], () => openSqlite(folder));
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

test('two servers on one PostgreSQL that are killed again and again lose no acknowledged answer', async () => {
  const url = await freshDatabase(services.postgres);
  await survive(url, ['0,1', '2'], () => openPostgres(url));
}, 600_000);
