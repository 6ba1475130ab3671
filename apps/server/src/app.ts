import { SHELF } from '@meadhall/shelf';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { TurnAlerts } from './alerts/alerts.ts';
import { Vapid } from './alerts/vapid.ts';
import type { Config } from './config.ts';
import type { Alerts, Hall } from './hall.ts';
import { serveApi } from './http/api.ts';
import { Door } from './http/door.ts';
import { handlers } from './http/handlers.ts';
import { guardPages } from './http/headers.ts';
import { refuse } from './http/refusals.ts';
import { serveWeb } from './http/web.ts';
import { Live } from './live/live.ts';
import { serveFigures } from './ops/health.ts';
import { logging } from './ops/logging.ts';
import type { Metrics } from './ops/metrics.ts';
import { Passkeys } from './people/passkeys.ts';
import { Passwords } from './people/passwords.ts';
import { People } from './people/people.ts';
import { Signer } from './people/tokens.ts';
import { Refused } from './refused.ts';
import { PeopleStore } from './storage/people.ts';
import type { Storage } from './storage/storage.ts';

/** What an app is built around; opened and closed by whoever builds it. */
export interface Deps {
  readonly storage: Storage;
  /** Makes the hall, once there is somebody to tell whose turn it is. */
  readonly hallWith: (alerts: Alerts) => Hall;
  readonly secret: string;
  readonly metrics: Metrics;
  readonly now?: () => number;
}

export interface App {
  readonly http: FastifyInstance;
  readonly hall: Hall;
  readonly live: Live;
  /** Takes nobody in any more, says goodbye, and finishes what was begun. The storage stays open. */
  close(): Promise<void>;
}

const SWEEP = 3_600_000;

/** The whole server but for its storage; it does not listen yet. */
export async function buildApp(config: Config, deps: Deps): Promise<App> {
  const { storage, secret, metrics, now = Date.now } = deps;
  const http = Fastify({
    ...logging(config.logLevel),
    // One line for each request, when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    // Addresses are ours to judge: see Proxies.
    trustProxy: false,
    routerOptions: { maxParamLength: 500 },
    // Whoever is being answered is answered; who only keeps a connection open is not waited for.
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    frameworkErrors: (error, request, reply) => {
      void refuse(error, request, reply);
    },
  });
  const store = new PeopleStore(storage.db);
  const people = new People(store, new Passwords(), now);
  const signer = new Signer(secret);
  const door = new Door(config, people, signer, now);
  const alerts = new TurnAlerts({
    store,
    vapid: Vapid.from(secret, config.pushContact),
    privateToo: config.privateWebhooks,
    now,
    titleOf,
    onFailure: (what, why) => http.log.warn({ what, why }, 'could not tell somebody'),
  });
  const hall = deps.hallWith(alerts);
  const broke = (error: unknown) => http.log.error({ err: error }, 'broken');
  const answered = (milliseconds: number) => metrics.durable(milliseconds);
  const live = new Live({
    config,
    door,
    people,
    store,
    now,
    around: {
      hall,
      answered,
      dropped: (why) => metrics.dropped(why),
      broke,
    },
  });

  http.setErrorHandler(refuse);
  http.addHook('onResponse', async (request, reply) => {
    metrics.request(reply.statusCode);
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'asked');
  });
  await guardPages(http, { tls: config.publicUrl?.protocol === 'https:' });
  const stopping = serveFigures(http, { config, storage, metrics, hall, live });
  const webPage = await serveWeb(http, config.webDir);
  await http.register(async (api) => {
    const passkeys = new Passkeys(store, now);
    const rooms = { hall, people, passkeys, store, alerts, door, live, answered };
    serveApi(api, { door, signer, handlers: handlers(rooms) });
  });
  http.setNotFoundHandler((request, reply) => {
    const isOurs = request.url.startsWith('/api/');
    if (isOurs || !webPage(request, reply)) refuse(new Refused('notFound'), request, reply);
  });
  live.attach(http.server);
  const sweeping = setInterval(() => void store.sweep(now()).catch(broke), SWEEP).unref();

  return {
    http,
    hall,
    live,
    async close() {
      stopping();
      clearInterval(sweeping);
      await live.close(config.grace);
      const late = setTimeout(() => http.server.closeAllConnections(), config.grace);
      await http.close();
      clearTimeout(late);
      await hall.close();
      await alerts.close();
    },
  };
}

function titleOf(game: string, language: 'fr' | 'en'): string {
  const shelved = SHELF.find(({ id }) => id === game);
  return shelved?.open(({ words }) => words[language].title) ?? game;
}
