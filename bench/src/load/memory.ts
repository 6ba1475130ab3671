import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { multiplyMatches } from '@meadhall/server';
import type { Grid } from '../report.ts';
import { meadhall } from './meadhall-player.ts';
import type { Load, Table } from './rival.ts';
import { type Running, startMeadhall } from './running.ts';

/** How many tables and stored matches; and how long a server is left alone before its memory is looked at. */
export interface Idlers {
  tables: number;
  stored: number;
  rest: number;
}

/** What a server keeps in memory for those who do nothing. */
export async function memory(idlers: Idlers, say: (line: string) => void): Promise<Grid> {
  say(`load: memory of ${idlers.tables} idle tables…`);
  const tables = await idleTables(idlers);
  say(`load: memory with ${idlers.stored} stored matches…`);
  const stored = await storedMatches(idlers);
  const [count, cold] = [idlers.tables, idlers.stored].map((it) => it.toLocaleString('en'));
  return {
    title: 'Memory of the process above what it has without them, at rest',
    head: ['', 'in all', 'each'],
    rows: [
      [
        `${count} idle tables with two sockets`,
        megabytes(tables),
        kilobytes(tables / idlers.tables),
      ],
      [
        `${cold} stored matches nobody looks at`,
        megabytes(stored),
        kilobytes(stored / idlers.stored),
      ],
    ],
  };
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const kilobytes = (bytes: number): string => `${(bytes / 2 ** 10).toFixed(2)} kB`;

/** Two hundred tables come first: a server that has never had any has not loaded what it needs for them. */
const FIRST = 200;

async function idleTables({ tables, rest }: Idlers): Promise<number> {
  const server = await startMeadhall();
  try {
    const load = loadOn(server, tables);
    await meadhall.prepare(load);
    const first = await opened(load, FIRST);
    const before = await atRest(server, rest);
    const more = await opened(load, tables);
    const after = await atRest(server, rest);
    for (const table of [...first, ...more]) table.close();
    return after - before;
  } finally {
    await server.stop();
  }
}

const loadOn = ({ url }: Running, tables: number): Load => ({
  player: 'meadhall',
  url,
  tables,
  pace: 'paced',
  warmUp: 0,
  seconds: 0,
});

async function opened(load: Load, count: number): Promise<Table[]> {
  const tables: Table[] = [];
  for (let i = 0; i < count; i += 10)
    tables.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, k) => meadhall.open(load, i + k)))),
    );
  for (const table of tables) await table.answer();
  return tables;
}

async function atRest(server: Running, seconds: number): Promise<number> {
  await sleep(seconds * 1000);
  return server.usage().memory;
}

/** The same server, with hardly anything in its data folder and with a whole town's matches in it. */
async function storedMatches({ stored, rest }: Idlers): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-stored-'));
  try {
    const few = await withSomebody(folder, rest);
    multiplyMatches(folder, stored);
    const many = await withSomebody(folder, rest);
    return many - few;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Memory of a server at one of whose tables somebody plays. */
async function withSomebody(folder: string, rest: number): Promise<number> {
  const server = await startMeadhall({ DATA_DIR: folder });
  try {
    const load = loadOn(server, 1);
    await meadhall.prepare(load);
    const [table] = await opened(load, 10);
    const memory = await atRest(server, rest);
    table?.close();
    return memory;
  } finally {
    await server.stop();
  }
}
