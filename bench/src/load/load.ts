import { setTimeout as sleep } from 'node:timers/promises';
import type { Grid } from '../report.ts';
import { Crowd } from './crowd.ts';
import { diskAlone } from './disk.ts';
import { hostility, type Siege } from './hostile.ts';
import { type Idlers, memory } from './memory.ts';
import type { Load, Measured } from './rival.ts';
import { RIVALS, type Rival } from './running.ts';

export const LOADS = ['paced', 'saturated', 'hostile', 'memory'] as const;
export type LoadName = (typeof LOADS)[number];

/** How long and how many. */
export interface Effort extends Idlers, Siege {
  warmUp: number;
  /** How long everybody plays at a time, and how often. */
  seconds: number;
  times: number;
  paced: readonly number[];
  saturated: readonly number[];
}

export const FULL: Effort = {
  warmUp: 8,
  seconds: 4,
  times: 3,
  paced: [50, 200, 500, 2000],
  saturated: [50, 200, 500],
  round: 6,
  rounds: 5,
  tables: 2000,
  stored: 100_000,
  rest: 5,
};
export const QUICK: Effort = {
  warmUp: 2,
  seconds: 2,
  times: 3,
  paced: [50, 500],
  saturated: [50],
  round: 3,
  rounds: 3,
  tables: 500,
  stored: 20_000,
  rest: 5,
};

/** Tables that warm a server up. */
const OTHERS = 50;
/** Seconds everybody plays before they are measured, when those have left. */
const SETTLING = 2;

/**
 * The server under load, side by side with others that keep nothing on disk. One after the other for each load,
 * so that a slow minute of the machine hits them all.
 */
export async function load(
  effort: Effort,
  wanted: readonly LoadName[],
  say: (line: string) => void,
): Promise<Grid[]> {
  const tables: Grid[] = [];
  for (const pace of ['paced', 'saturated'] as const)
    for (const count of wanted.includes(pace) ? effort[pace] : []) {
      const rows: string[][] = [];
      for (const rival of RIVALS) {
        say(`load: ${rival.name}, ${count} matches, ${pace}…`);
        rows.push(await measured(rival, { ...effort, tables: count, pace }));
      }
      if (pace === 'paced') rows.push(await disk(count, effort.seconds));
      tables.push({ title: titleOf(pace, count), head: HEAD, rows });
    }
  if (wanted.includes('hostile')) {
    say('load: a hostile client…');
    tables.push(await hostility(effort));
  }
  if (wanted.includes('memory')) tables.push(await memory(effort, say));
  return tables;
}

const titleOf = (pace: Load['pace'], count: number): string =>
  pace === 'paced'
    ? `${count} matches of two, one answer a second each`
    : `${count} matches of two, as fast as answers come`;

const HEAD = [
  '',
  'answers/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'p99 of all rounds',
  'processor ms/answer',
  'kB/match',
  'bytes/answer/client',
  'lost',
];

/** The part of a row that is about time. */
const waits = ({ p50, p95, p99 }: Pick<Measured, 'p50' | 'p95' | 'p99'>): string[] =>
  [p50, p95, p99].map((it) => it.toFixed(2));

/** What everybody who writes to the disk has to wait for. */
async function disk(perSecond: number, seconds: number): Promise<string[]> {
  const row = waits(await diskAlone(Math.min(perSecond, 500), seconds));
  return ['the disk, alone', String(Math.min(perSecond, 500)), ...row];
}

/**
 * Other tables play as fast as they can, and leave. V8 compiles what is often used: who answers once a second has not
 * seen half of the rules by the time it is measured, and a server that has been up for an hour has seen all of them.
 */
async function others(load: Load): Promise<void> {
  const crowd = await Crowd.seated(load);
  try {
    await crowd.warmUp();
  } finally {
    crowd.goHome();
  }
}

async function measured(
  { name, player, start }: Rival,
  shape: Pick<Effort, 'warmUp' | 'seconds' | 'times'> & Pick<Load, 'tables' | 'pace'>,
): Promise<string[]> {
  const server = await start();
  let crowd: Crowd | undefined;
  try {
    await sleep(500);
    const empty = server.usage();
    const { times, tables, pace, seconds } = shape;
    const load: Load = { player, url: server.url, tables, pace, warmUp: SETTLING, seconds };
    crowd = await Crowd.seated(load);
    const seated = server.usage();
    await others({ ...load, tables: OTHERS, pace: 'saturated', warmUp: shape.warmUp });
    await crowd.warmUp();
    const warm = server.usage();
    const rounds: Measured[] = [];
    for (let i = 0; i < times; i++) rounds.push(await crowd.measure());
    const after = server.usage();
    rounds.sort((a, b) => a.p99 - b.p99);
    // One slow moment of the machine, or one good one, does not decide.
    const middle = rounds[Math.floor(times / 2)] as Measured;
    const answers = rounds.reduce((sum, it) => sum + it.answers, 0);
    return [
      name,
      (middle.answers / middle.seconds).toFixed(0),
      ...waits(middle),
      rounds.map(({ p99 }) => p99.toFixed(1)).join(' '),
      ((1000 * (after.cpu - warm.cpu)) / Math.max(1, answers)).toFixed(3),
      ((seated.memory - empty.memory) / 1024 / tables).toFixed(1),
      middle.bytes.toFixed(0),
      String(rounds.reduce((sum, { lost }) => sum + lost, 0)),
    ];
  } catch (error) {
    return [name, `failed: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    crowd?.goHome();
    await server.stop();
  }
}
