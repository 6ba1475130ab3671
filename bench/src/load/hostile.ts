import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Grid } from '../report.ts';
import { play, startMeadhall } from './running.ts';

const TABLES = 200;

/** What everybody else notices of somebody who means harm: their p99 alone and beside the attacker. */
export async function hostility(seconds: number): Promise<Grid> {
  const calm = await p99(seconds, undefined);
  const rows = [['nobody', calm.toFixed(2), '1.00']];
  for (const attack of ['flood', 'seats', 'slow'] as const) {
    const disturbed = await p99(seconds, attack);
    rows.push([TITLES[attack], disturbed.toFixed(2), (disturbed / calm).toFixed(2)]);
  }
  return {
    title: `${TABLES} matches, one answer a second each, beside a hostile client (limits of a connection on)`,
    head: ['who disturbs', 'p99 ms of the others', 'times as long'],
    rows,
  };
}

const TITLES = {
  flood: 'floods the live connection',
  seats: 'asks for matches of 100,000 seats',
  slow: 'watches and never reads',
};

async function p99(seconds: number, attack: keyof typeof TITLES | undefined): Promise<number> {
  // Limits of a connection are as everybody has them; those of an address would stop the generator as well.
  const server = await startMeadhall({});
  let attacker: ChildProcess | undefined;
  try {
    const { measured } = await play(
      { player: 'meadhall', url: server.url, tables: TABLES, pace: 'paced', seconds },
      () => {
        if (attack)
          attacker = fork(fileURLToPath(new URL('./attacker.js', import.meta.url)), [
            server.url,
            attack,
          ]);
      },
    );
    return measured.p99;
  } finally {
    attacker?.kill('SIGKILL');
    await server.stop();
  }
}
