import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Hall } from '../hall.ts';
import type { Live } from '../live/live.ts';
import { sameText } from '../people/tokens.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/storage.ts';
import type { Metrics } from './metrics.ts';

interface Parts {
  readonly config: Config;
  readonly storage: Storage;
  readonly metrics: Metrics;
  readonly hall: Hall;
  readonly live: Live;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Counting all matches takes a while when there are many: not more often than this. */
const COUNT_EVERY = 10_000;

/** `/healthz`, `/readyz`, `/metrics`. Returns what makes the server say that it is stopping. */
export function serveFigures(
  http: FastifyInstance,
  { config, storage, metrics, hall, live }: Parts,
): () => void {
  let stopping = false;
  metrics.show({
    hall: () => hall.figures(),
    sockets: () => live.count,
    phases: everyNow(() => phasesIn(storage)),
  });

  // The process runs and its event loop turns.
  http.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  // New visitors may be sent here.
  http.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping) return reply.status(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(storage.db);
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'storage does not answer' });
    }
  });

  http.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const { headers, socket } = request.raw;
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    const known =
      config.metricsToken !== undefined &&
      token !== undefined &&
      sameText(token, config.metricsToken);
    // A proxy on this machine calls from here as well, but says for whom.
    const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'];
    const local = LOOPBACK.has(socket.remoteAddress ?? '') && forwarded === undefined;
    if (!known && !local) throw new Refused('notFound');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });

  return () => {
    stopping = true;
  };
}

async function phasesIn({ db }: Storage): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('matches')
    .select(['phase', (it) => it.fn.countAll<number>().as('count')])
    .groupBy('phase')
    .execute();
  return Object.fromEntries(rows.map(({ phase, count }) => [phase, Number(count)]));
}

function everyNow<T>(read: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  let at = -COUNT_EVERY;
  return () => {
    if (!last || performance.now() - at > COUNT_EVERY) {
      at = performance.now();
      last = read();
      last.catch(() => {
        last = undefined;
      });
    }
    return last;
  };
}
