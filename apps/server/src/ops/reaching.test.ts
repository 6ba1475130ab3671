import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { type Services, startServices } from '../testing/services.ts';
import { serving } from '../testing/serving.ts';
import { reachPostgres, reachRedis, Unreachable } from './reaching.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** How something ends that must not begin. */
const failing = (begun: Promise<unknown>): Promise<Error> =>
  begun.then(
    () => new Error('it began'),
    (error: Error) => error,
  );

test('a PostgreSQL that answers is reached; one that does not may be later', async () => {
  await reachPostgres(services.postgres);
  const gone = await failing(reachPostgres('postgres://u:hunter2@127.0.0.1:9/x'));
  expect(gone).toBeInstanceOf(Unreachable);
  expect(gone.message).toMatch(/^DATABASE_URL: .* cannot be reached \(ECONNREFUSED\)/);
  const nowhere = await failing(reachPostgres('postgres://u:hunter2@no-such-host.invalid/x'));
  expect(nowhere).toBeInstanceOf(Unreachable);
  expect(nowhere.message).not.toContain('hunter2');
});

test('a PostgreSQL without that database is a wrong setting', async () => {
  const url = new URL(services.postgres);
  url.pathname = '/nowhere';
  const refused = await failing(reachPostgres(url.href));
  expect(refused).toBeInstanceOf(ConfigError);
  expect(refused.message).toMatch(/^DATABASE_URL: .* refuses us \(3D000\)/);
});

test('what answers but is no PostgreSQL does not count', async () => {
  const other = createServer((request) => request.socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const odd = await failing(reachPostgres(`postgres://u:hunter2@127.0.0.1:${port}/x`));
  expect(odd).toBeInstanceOf(Unreachable);
  other.closeAllConnections();
  other.close();
});

test('the same for Redis: gone, or with another password', async () => {
  await reachRedis(services.redis);
  const gone = await failing(reachRedis('redis://:hunter2@127.0.0.1:9'));
  expect(gone).toBeInstanceOf(Unreachable);
  expect(gone.message).toMatch(/^REDIS_URL: .* cannot be reached \(ECONNREFUSED\)/);
  const client = new Redis(services.redis);
  await client.config('SET', 'requirepass', 'sesame');
  for (const url of [services.redis, services.redis.replace('//', '//:hunter2@')]) {
    const refused = await failing(reachRedis(url));
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused.message).toMatch(/^REDIS_URL: .* refuses us \((NOAUTH|WRONGPASS)\)/);
  }
  await client.config('SET', 'requirepass', '');
  client.disconnect();
});

test('a place nobody can listen at, and a client that is not there, end the start', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const empty = mkdtempSync(join(tmpdir(), 'meadhall-empty-'));
  const cases: [Parameters<typeof serving>[0], RegExp][] = [
    [{ port }, /another program listens there/],
    [{ host: '203.0.113.9' }, /HOST is .* no address of this machine/],
    [{ webDir: empty }, /WEB_DIR .* no index.html/],
  ];
  for (const [given, complaint] of cases) {
    const failed = await failing(serving(given));
    expect(failed).toBeInstanceOf(ConfigError);
    expect(failed.message).toMatch(complaint);
  }
  taken.close();
});
