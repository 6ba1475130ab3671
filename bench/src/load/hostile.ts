import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Grid } from '../report.ts';
import type { Load } from './rival.ts';
import { play, startMeadhall } from './running.ts';

const TABLES = 200;

/** What everybody else notices of somebody who means harm: their p99 alone and beside the attacker. */
export async function hostility(effort: Pick<Load, 'warmUp' | 'seconds'>): Promise<Grid> {
  const calm = await p99(effort, undefined);
  const rows = [['nobody', calm.toFixed(2), '1.00']];
  for (const attack of ['flood', 'seats', 'slow'] as const) {
    const disturbed = await p99(effort, attack);
    rows.push([TITLES[attack], disturbed.toFixed(2), (disturbed / calm).toFixed(2)]);
  }
  return {
    title: `${TABLES} matches, one answer a second each, beside a hostile client (limits as they are by default)`,
    head: ['who disturbs', 'p99 ms of the others', 'times as long'],
    rows,
  };
}

const TITLES = {
  flood: 'floods the live connection',
  seats: 'asks for matches of 100,000 seats',
  slow: 'watches and never reads',
};

async function p99(
  { warmUp, seconds }: Pick<Load, 'warmUp' | 'seconds'>,
  attack: keyof typeof TITLES | undefined,
): Promise<number> {
  // The machine stands for a proxy, so that everybody has an address of their own and every limit is as usual.
  const server = await startMeadhall({ TRUST_PROXY: '127.0.0.1' }, { crowd: false });
  let attacker: ChildProcess | undefined;
  const script = fileURLToPath(new URL('./attacker.js', import.meta.url));
  try {
    const { url } = server;
    const load: Load = {
      player: 'meadhall',
      url,
      tables: TABLES,
      pace: 'paced',
      warmUp,
      seconds,
      strangers: true,
    };
    const measured = await play(load, {
      seated: () => {
        if (attack) attacker = fork(script, [url, attack]);
      },
    });
    return measured.p99;
  } finally {
    attacker?.kill('SIGKILL');
    await server.stop();
  }
}
