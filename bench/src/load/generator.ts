// A process of its own that plays at many tables at once and measures how long everybody waits.
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { boardgameioNidavellir, boardgameioNumber } from './boardgameio-player.ts';
import { colyseus } from './colyseus-player.ts';
import { meadhall } from './meadhall-player.ts';
import type { Load, Measured, Table } from './rival.ts';

const PLAYERS = { meadhall, boardgameioNidavellir, boardgameioNumber, colyseus };
/** Tables that are opened at the same time. */
const AT_ONCE = 20;
/** Milliseconds after which an answer that nobody has heard of is lost. */
const LONGEST = 10_000;

process.on('message', (message: Load | 'warmUp' | 'measure') => {
  const done =
    message === 'measure'
      ? play(load.seconds).then((measured) => ({ measured }))
      : message === 'warmUp'
        ? play(load.warmUp).then(() => ({ warm: true }))
        : prepare(message).then(() => ({ ready: tables.length }));
  done.then(
    (said) => process.send?.(said),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});

let load: Load;
let tables: Table[] = [];

/** Opens all tables, so that the server's memory can be looked at before anybody plays. */
async function prepare(wanted: Load): Promise<void> {
  load = wanted;
  const player = PLAYERS[load.player];
  await player.prepare(load);
  tables = [];
  for (let i = 0; i < load.tables; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, load.tables - i) }, (_, k) => i + k);
    tables.push(...(await Promise.all(some.map((index) => player.open(load, index)))));
  }
}

async function play(seconds: number): Promise<Measured> {
  const waits = createHistogram({ lowest: 1, highest: LONGEST * 1000 });
  const before = received();
  const from = performance.now();
  const until = from + seconds * 1000;
  const open = new Set<Table>();
  let answers = 0;
  const once = async (table: Table): Promise<void> => {
    open.add(table);
    const took = await table.answer();
    open.delete(table);
    answers++;
    waits.record(Math.max(1, Math.round(took * 1000)));
  };
  const paced = async (table: Table, index: number): Promise<void> => {
    // Tables begin one after the other, so that the answers of a second do not come all at once.
    for (let next = from + (1000 * index) / tables.length; next < until; next += 1000) {
      await sleep(Math.max(0, next - performance.now()));
      await once(table);
    }
  };
  const saturated = async (table: Table): Promise<void> => {
    while (performance.now() < until) await once(table);
  };
  const all = Promise.all(tables.map(load.pace === 'paced' ? paced : saturated));
  const patience = new AbortController();
  const late = sleep(seconds * 1000 + LONGEST, undefined, patience).catch(() => {});
  await Promise.race([all, late]);
  patience.abort();
  return {
    answers,
    seconds: (performance.now() - from) / 1000,
    p50: waits.percentile(50) / 1000,
    p95: waits.percentile(95) / 1000,
    p99: waits.percentile(99) / 1000,
    bytes: (received() - before) / Math.max(1, answers) / 2,
    lost: open.size,
  };
}

const received = (): number => tables.reduce((sum, table) => sum + table.received(), 0);
