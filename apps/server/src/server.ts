import type { AddressInfo } from 'node:net';
import { type App, buildApp } from './app.ts';
import { BotPool } from './bots/pool.ts';
import { MemoryBus } from './bus/memory.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { MatchHall } from './matches/matchHall.ts';
import { countedBots, countedStorage } from './ops/counting.ts';
import { Metrics } from './ops/metrics.ts';
import { keptSecret, openDataFolder } from './ops/secret.ts';
import { openSqlite } from './storage/sqlite.ts';

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
  const metrics = new Metrics();
  const storage = countedStorage(await openSqlite(config.dataDir), metrics);
  const bus = new MemoryBus();
  const bots = countedBots(
    new BotPool({ size: config.botThreads, patience: config.botMillis + 2_000 }),
    metrics,
  );
  let app: App;
  const complain = (error: unknown, about: object) =>
    app.http.log.error({ err: error, ...about }, 'broken');
  app = await buildApp(config, {
    storage,
    secret,
    metrics,
    hallWith: (alerts) => new MatchHall({ storage, bus, bots, alerts, complain }),
  });
  await app.hall.start();
  const close = async () => {
    await app.close();
    await bus.close();
    await storage.close();
  };
  try {
    await app.http.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw explained(error, config);
  }
  return { url: addressOf(app, config), app, close };
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
