import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Real services for tests, and how to end them. */
export interface Services {
  readonly postgres: string;
  readonly redis: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL and a Redis of its own that end with the tests, or takes those that `MEADHALL_TEST_POSTGRES` and
 * `MEADHALL_TEST_REDIS` name.
 */
export async function startServices(): Promise<Services> {
  const { MEADHALL_TEST_POSTGRES, MEADHALL_TEST_REDIS } = process.env;
  const postgres = MEADHALL_TEST_POSTGRES
    ? { url: MEADHALL_TEST_POSTGRES, stop: () => Promise.resolve() }
    : await startPostgres();
  const redis = MEADHALL_TEST_REDIS
    ? { url: MEADHALL_TEST_REDIS, stop: () => Promise.resolve() }
    : await startRedis();
  return {
    postgres: postgres.url,
    redis: redis.url,
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}

interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

/** The newest PostgreSQL of the machine: on the path, or where Debian keeps it. */
function postgresProgram(name: string): string {
  const root = '/usr/lib/postgresql';
  try {
    const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a));
    return newest === undefined ? name : join(root, newest, 'bin', name);
  } catch {
    return name;
  }
}

async function startPostgres(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-postgres-'));
  // PostgreSQL refuses to run as root.
  const as: { uid?: number; gid?: number } = userInfo().uid === 0 ? postgresUser() : {};
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'meadhall', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(postgresProgram('initdb'), initdb, { ...as, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const server = spawn(postgresProgram('postgres'), ['-D', data, ...settings], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `postgres://meadhall@127.0.0.1:${port}/postgres`;
  await until(async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
  });
  return { url, stop: () => ended(server, 'SIGINT', folder) };
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function startRedis(): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-redis-'));
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const server = spawn('redis-server', settings, { stdio: 'ignore' });
  await until(() => reachable(port));
  return { url: `redis://127.0.0.1:${port}`, stop: () => ended(server, 'SIGTERM', folder) };
}

/** A database of its own for one test; the others do not see what happens in it. */
export async function freshDatabase(postgres: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  const name = `test_${process.pid}_${Math.trunc(performance.now() * 1000)}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return url.href;
}

async function ended(server: ChildProcess, signal: NodeJS.Signals, folder: string): Promise<void> {
  const exit = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.signalCode === null) {
    server.kill(signal);
    await exit;
  }
  rmSync(folder, { recursive: true, force: true });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function reachable(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}

async function until(works: () => Promise<void>): Promise<void> {
  const ends = Date.now() + 60_000;
  for (;;) {
    try {
      return await works();
    } catch (error) {
      if (Date.now() > ends) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
