import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { examine, Victim } from '../testing/killing.ts';
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

/** Those that are killed in a round: one after the other, and every fifth time all at once. */
const doomedIn = (round: number, nodes: number): number[] =>
  round % 5 === 0 ? Array.from({ length: nodes }, (_, i) => i) : [round % nodes];

/** Kills servers under load, round after round, and looks at what is left. */
async function survive(
  place: string,
  nodes: readonly string[],
  open: () => Promise<Storage>,
): Promise<void> {
  const dead: Victim[] = [];
  const start = (node: number) => new Victim(place, nodes[node] as string, MATCHES);
  const alive = nodes.map((_, node) => start(node));
  for (const it of alive) it.go();
  for (let round = 1; round <= ROUNDS; round++) {
    const doomed = doomedIn(round, nodes.length);
    // The next servers load their modules while these work.
    const next = round < ROUNDS ? doomed.map(start) : [];
    await Promise.all(alive.map((it) => it.works(5)));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
    const killed = doomed.map((node) => alive[node] as Victim);
    await Promise.all(killed.map((it) => it.kill()));
    dead.push(...killed);
    for (const it of [...dead, ...alive]) expect(it.complaints).toEqual([]);
    // All of them are dead then: nobody writes while it is read.
    if (round % EXAMINED_EVERY === 0) await examined(open, dead);
    for (const [i, node] of doomed.entries()) {
      const successor = next[i];
      if (successor) alive[node] = successor;
      successor?.go();
    }
  }
  expect(dead.length).toBeGreaterThanOrEqual(ROUNDS);
  const answers = dead.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  expect(answers).toBeGreaterThanOrEqual(ROUNDS * 5);
}

async function examined(open: () => Promise<Storage>, dead: readonly Victim[]): Promise<void> {
  const acknowledged = dead.flatMap((it) => it.acknowledged);
  const storage = await open();
  const { faults, matches, entries } = await examine(storage, acknowledged);
  await storage.close();
  expect(faults).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(MATCHES);
  expect(entries).toBeGreaterThanOrEqual(acknowledged.length);
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
