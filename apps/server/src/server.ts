import type { AddressInfo } from 'node:net';
import { type App, buildApp } from './app.ts';
import { BotPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import { MemoryBus } from './bus/memory.ts';
import { PostgresBus } from './bus/postgres.ts';
import { RedisBus } from './bus/redis.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { MatchHall } from './matches/matchHall.ts';
import { countedBots, countedStorage } from './ops/counting.ts';
import { Metrics } from './ops/metrics.ts';
import { reachPostgres, reachRedis } from './ops/reaching.ts';
import { keptSecret, openDataFolder } from './ops/secret.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';

/** A server that listens. */
export interface Running {
  /** Where it is: `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly app: App;
  /** Stops taking people in, says goodbye, finishes every write. */
  close(): Promise<void>;
}

/** Opens everything and listens. What is not given comes from the defaults, not from the environment. */
export async function startServer(given: Partial<Config> = {}): Promise<Running> {
  const config = { ...readConfig({}), ...given };
  openDataFolder(config.dataDir);
  const secret = config.secret ?? keptSecret(config.dataDir);
  await reachServices(config);
  const closing: (() => Promise<void>)[] = [];
  /** Closes what was opened, the last first. */
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const app = await openApp(config, secret, closing);
    await app.http.listen({ host: config.host, port: config.port });
    return { url: addressOf(app, config), app, close };
  } catch (error) {
    await close();
    throw explained(error, config);
  }
}

async function openApp(
  config: Config,
  secret: string,
  closing: (() => Promise<void>)[],
): Promise<App> {
  const metrics = new Metrics();
  const storage = countedStorage(await openStorage(config), metrics);
  closing.push(() => storage.close());
  const bus = await openBus(config);
  closing.push(() => bus.close());
  const { botThreads, botPatience: patience, gatheringFor } = config;
  const pool = new BotPool({ ...(botThreads !== undefined && { size: botThreads }), patience });
  const bots = countedBots(pool, metrics);
  let app: App;
  const complain = (error: unknown, about: object) =>
    app.http.log.error({ err: error, ...about }, 'broken');
  app = await buildApp(config, {
    storage,
    secret,
    metrics,
    hallWith: (alerts) => new MatchHall({ storage, bus, bots, alerts, complain, gatheringFor }),
  });
  closing.push(() => app.close());
  await app.hall.start();
  return app;
}

async function reachServices({ databaseUrl, redisUrl }: Config): Promise<void> {
  if (databaseUrl !== undefined) await reachPostgres(databaseUrl);
  if (redisUrl !== undefined) await reachRedis(redisUrl);
}

const openStorage = ({ databaseUrl, dataDir }: Config): Promise<Storage> =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);

/** One process needs no bus; several with one database tell each other by it, or by Redis. */
async function openBus({ databaseUrl, redisUrl }: Config): Promise<Bus> {
  if (databaseUrl === undefined) return new MemoryBus();
  const bus = redisUrl === undefined ? new PostgresBus(databaseUrl) : new RedisBus(redisUrl);
  await bus.connect();
  return bus;
}

function addressOf({ http }: App, { host }: Config): string {
  const { port } = http.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Why an address cannot be listened on, and what to do about it. */
function explained(error: unknown, { host, port }: Config): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return new ConfigError([
      `PORT is ${port}, but another program listens there. Stop it, or choose another PORT.`,
    ]);
  if (code === 'EACCES')
    return new ConfigError([
      `PORT is ${port}, but this user may not listen there. Choose a PORT of 1024 or more, with a proxy before it.`,
    ]);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError([`HOST is "${host}", but that is no address of this machine.`]);
  return error;
}
