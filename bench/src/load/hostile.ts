import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Grid } from '../report.ts';
import { Crowd } from './crowd.ts';
import { startMeadhall } from './running.ts';

const TABLES = 200;
/** Milliseconds an attack goes on before anybody is measured, and in which the server recovers from it. */
const SETTLES = 1000;

/** How long everybody plays at a time, and how often each attack has its turn. */
export interface Siege {
  warmUp: number;
  round: number;
  rounds: number;
}

const ATTACKS = {
  flood: 'floods the live connection',
  seats: 'asks for matches of 100,000 seats',
  slow: 'watches and never reads',
};
type Attack = keyof typeof ATTACKS;

/**
 * What everybody else notices of somebody who means harm: their p99 alone and beside the attacker. All take turns at one
 * server, so that a slow minute of the machine hits them all, and the middle one of all rounds counts.
 */
export async function hostility({ warmUp, round, rounds }: Siege): Promise<Grid> {
  // The machine stands for a proxy, so that everybody has an address of their own and every limit is as usual.
  const server = await startMeadhall({ TRUST_PROXY: '127.0.0.1' }, { crowd: false });
  let crowd: Crowd | undefined;
  const calm: number[] = [];
  const disturbed: Record<Attack, number[]> = { flood: [], seats: [], slow: [] };
  try {
    const { url } = server;
    crowd = await Crowd.seated({
      player: 'meadhall',
      url,
      tables: TABLES,
      pace: 'paced',
      warmUp,
      seconds: round,
      strangers: true,
    });
    await crowd.warmUp();
    for (let turn = 0; turn < rounds; turn++) {
      calm.push((await crowd.measure()).p99);
      for (const attack of Object.keys(ATTACKS) as Attack[])
        disturbed[attack].push(await p99Beside(attack, crowd, url, turn));
    }
  } finally {
    crowd?.goHome();
    await server.stop();
  }
  const row = (title: string, p99s: number[]) => {
    const range = `${Math.min(...p99s).toFixed(2)}–${Math.max(...p99s).toFixed(2)}`;
    return [title, middle(p99s).toFixed(2), range, (middle(p99s) / middle(calm)).toFixed(2)];
  };
  return {
    title: `${TABLES} matches, one answer a second each, beside a hostile client (limits as they are by default), ${rounds} rounds of ${round} s`,
    head: ['who disturbs', 'p99 ms of the others', 'all rounds', 'times as long'],
    rows: [
      row('nobody', calm),
      ...Object.entries(disturbed).map(([attack, p99s]) => row(ATTACKS[attack as Attack], p99s)),
    ],
  };
}

async function p99Beside(attack: Attack, crowd: Crowd, url: string, turn: number): Promise<number> {
  // Whoever was sent away in an earlier round comes back from elsewhere.
  const attacker = started(url, attack, `192.0.2.${turn}`);
  try {
    await sleep(SETTLES);
    return (await crowd.measure()).p99;
  } finally {
    attacker.kill('SIGKILL');
    await sleep(SETTLES);
  }
}

/**
 * The attacker is on this machine only because there is no other one: what is asked is what the server makes of it. It
 * gets the processor when nobody else wants it. The lowest priority alone is not enough: Linux still lets whoever wakes up
 * wait for the end of its turn, some milliseconds.
 */
function started(url: string, attack: Attack, address: string): ChildProcess {
  const script = fileURLToPath(new URL('./attacker.js', import.meta.url));
  const [program, ...rest] = [...idly(), process.execPath, script, url, attack, address];
  return spawn(program as string, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** SCHED_IDLE, where there is such a thing. */
function idly(): readonly string[] {
  const [program, ...rest] = ['chrt', '--idle', '0'] as const;
  const isThere = spawnSync(program, [...rest, 'true']).status === 0;
  return isThere ? [program, ...rest] : [];
}

const middle = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
