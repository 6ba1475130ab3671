import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Load } from './rival.ts';

/** A server that has been started for one measurement. */
export interface Running {
  url: string;
  /** Processor seconds it has used so far, and its memory in bytes. */
  usage(): { cpu: number; memory: number };
  stop(): Promise<void>;
}

/** A server to be measured, and how to play on it. */
export interface Rival {
  name: string;
  player: Load['player'];
  start(): Promise<Running>;
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export const RIVALS: readonly Rival[] = [
  { name: 'Meadhall, durable', player: 'meadhall', start: () => startMeadhall() },
  {
    name: 'boardgame.io, Nidavellir',
    player: 'boardgameioNidavellir',
    start: () => startPeer('./serve-boardgameio.js', {}),
  },
  {
    name: 'boardgame.io, a number',
    player: 'boardgameioNumber',
    start: () => startPeer('./serve-boardgameio.js', {}),
  },
  { name: 'Colyseus', player: 'colyseus', start: () => startPeer('./serve-colyseus.js', {}) },
  {
    name: 'Colyseus, tuned',
    player: 'colyseus',
    start: () => startPeer('./serve-colyseus.js', { TUNED: '1' }),
  },
];

/**
 * A load generator is one address with two guests, where in life there would be thousands; and one that answers as fast as
 * it can says more than a person does.
 */
const CROWD = Object.fromEntries(
  [
    'RATE_MESSAGES_PER_GUEST',
    'RATE_MESSAGES_PER_ADDRESS',
    'RATE_REQUESTS_PER_GUEST',
    'RATE_REQUESTS_PER_ADDRESS',
    'RATE_GUESTS_PER_ADDRESS',
    'RATE_MATCHES_PER_GUEST',
    'SOCKETS_PER_GUEST',
    'SOCKETS_PER_ADDRESS',
    'SOCKETS_ALL',
  ].map((name) => [name, '1000000']),
);

/** Our own server as anybody would start it, with its data in a folder of its own on a real disk. */
export async function startMeadhall(
  env: Record<string, string> = {},
  { crowd = true } = {},
): Promise<Running> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'meadhall-load-'));
  const main = fileURLToPath(import.meta.resolve('@meadhall/server/main'));
  const child = spawned(main, {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    ...(crowd && CROWD),
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/readyz`, child);
  return running(url, child, () => rmSync(data, { recursive: true, force: true }));
}

async function startPeer(script: string, env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const child = spawned(here(script), { PORT: String(port), ...env });
  await new Promise<void>((done, failed) => {
    child.once('message', () => done());
    child.once('exit', () => failed(new Error(`${script} ended before it listened`)));
  });
  return running(`http://127.0.0.1:${port}`, child, () => {});
}

function spawned(script: string, env: Record<string, string>): ChildProcess {
  return fork(script, [], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

const running = (url: string, child: ChildProcess, clean: () => void): Running => ({
  url,
  usage: () => usageOf(child.pid ?? 0),
  stop: () =>
    new Promise((done) => {
      child.once('exit', () => {
        clean();
        done();
      });
      child.kill('SIGKILL');
    }),
});

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const ok = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ok) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer`);
}

/** What Linux says of a process; elsewhere nothing is known. */
function usageOf(pid: number): { cpu: number; memory: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [, kilobytes = ''] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return {
      cpu: (Number(fields[11]) + Number(fields[12])) / 100,
      memory: Number(kilobytes) * 1024,
    };
  } catch {
    return { cpu: Number.NaN, memory: Number.NaN };
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
