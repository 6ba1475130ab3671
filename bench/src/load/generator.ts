// A process of its own that plays at many tables at once and measures how long everybody waits.
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { boardgameio } from './boardgameio-player.ts';
import { colyseus } from './colyseus-player.ts';
import { meadhall } from './meadhall-player.ts';
import type { Load, Measured, Table } from './rival.ts';

const PLAYERS = { meadhall, boardgameio, colyseus };
/** Tables that are opened at the same time. */
const AT_ONCE = 20;
const LONGEST = 10_000;

process.on('message', (message: Load | 'measure' | 'end') => {
  if (message === 'end') process.exit(0);
  void (message === 'measure' ? measure() : prepare(message)).catch((error: unknown) => {
    process.send?.({ failed: String(error) });
  });
});

let load: Load;
let tables: Table[] = [];

/** Opens all tables, so that the server's memory can be looked at before anybody plays. */
async function prepare(wanted: Load): Promise<void> {
  load = wanted;
  const player = PLAYERS[load.player];
  await player.prepare(load.url);
  tables = [];
  for (let i = 0; i < load.tables; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, load.tables - i) }, (_, k) => i + k);
    tables.push(...(await Promise.all(some.map((index) => player.open(load.url, index)))));
  }
  process.send?.({ ready: tables.length });
}

async function measure(): Promise<void> {
  const { pace, seconds } = load;
  const waits = createHistogram({ lowest: 1, highest: LONGEST * 1000 });
  const before = tables.reduce((sum, table) => sum + table.received(), 0);
  let answers = 0;
  let lost = 0;
  const from = performance.now();
  const until = from + seconds * 1000;
  const once = async (table: Table): Promise<void> => {
    const slow = sleep(LONGEST, undefined, { ref: false }).then(() => -1);
    const took =
      pace === 'paced' ? await Promise.race([table.answer(), slow]) : await table.answer();
    if (took < 0) lost++;
    else {
      answers++;
      waits.record(Math.max(1, Math.round(took * 1000)));
    }
  };
  const paced = async (table: Table, index: number): Promise<void> => {
    // Tables begin one after the other, so that the answers of a second do not come all at once.
    let next = from + (1000 * index) / tables.length;
    while (next < until) {
      await sleep(Math.max(0, next - performance.now()));
      await once(table);
      next += 1000;
    }
  };
  const saturated = async (table: Table): Promise<void> => {
    while (performance.now() < until) await once(table);
  };
  await Promise.all(tables.map(pace === 'paced' ? paced : saturated));
  const took = (performance.now() - from) / 1000;
  const bytes = tables.reduce((sum, table) => sum + table.received(), 0) - before;
  const measured: Measured = {
    answers,
    seconds: took,
    p50: waits.percentile(50) / 1000,
    p95: waits.percentile(95) / 1000,
    p99: waits.percentile(99) / 1000,
    bytes: bytes / Math.max(1, answers) / 2,
    lost,
  };
  for (const table of tables) table.close();
  process.send?.({ measured });
}
