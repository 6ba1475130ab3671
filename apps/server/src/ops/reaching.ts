import { Redis } from 'ioredis';
import pg from 'pg';
import { ConfigError } from '../config.ts';

/** Milliseconds a service has to answer at the start. */
const PATIENCE = 10_000;

/** A service we cannot do without does not answer; perhaps it will in a moment. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Asks a PostgreSQL once whether it lets us in, before anything rests on it. */
export async function reachPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => {});
  await explained('DATABASE_URL', () => client.connect());
  await client.end();
}

/** The same for a Redis. */
export async function reachRedis(url: string): Promise<void> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  // The library tells why it could not connect here, and only that it could not where it was asked to.
  let reason: unknown;
  client.on('error', (error) => {
    reason = error;
  });
  await explained('REDIS_URL', async () => {
    try {
      await client.connect();
      await client.ping();
    } catch (error) {
      throw reason ?? error;
    } finally {
      client.disconnect();
    }
  });
}

// PostgreSQL: wrong user or password, no such database. Redis: a password is needed, or another one.
const REFUSED = /^(28\w{3}|3D000|NOAUTH|WRONGPASS|NOPERM)$/;

/** Addresses hold passwords, and what services say may quote them: only a code is passed on. */
async function explained(setting: string, reach: () => Promise<unknown>): Promise<void> {
  try {
    await reach();
  } catch (error) {
    const code = codeOf(error);
    if (REFUSED.test(code))
      throw new ConfigError([
        `${setting}: what it names refuses us (${code}). Check user, password and the name of the database.`,
      ]);
    throw new Unreachable(
      `${setting}: what it names cannot be reached (${code}). Check the address, and that it runs.`,
    );
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{4,}\b/.exec(error.message)?.[0] ?? 'no answer';
}
