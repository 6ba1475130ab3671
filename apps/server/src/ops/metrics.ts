import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HallFigures } from '../hall.ts';

/** What Prometheus is shown that is counted elsewhere, read when it asks. */
export interface Sources {
  readonly hall: () => HallFigures;
  readonly sockets: () => number;
  /** How many matches there are in each phase. */
  readonly phases: () => Promise<Readonly<Record<string, number>>>;
}

const LATENCY = [0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const BATCH = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** The figures of one server. A registry of its own: several servers in one process do not mix. */
export class Metrics {
  readonly registry = new Registry();
  readonly #moves: Counter<'game'>;
  readonly #durable: Histogram;
  readonly #batch: Histogram;
  readonly #bots: Histogram<'game'>;
  readonly #dropped: Counter<'why'>;
  readonly #requests: Counter<'status'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#moves = new Counter({
      name: 'meadhall_moves_total',
      help: 'Answers that became durable, by game',
      labelNames: ['game'],
      registers,
    });
    this.#durable = new Histogram({
      name: 'meadhall_answer_durable_seconds',
      help: 'From an answer coming in to its being durable',
      buckets: LATENCY,
      registers,
    });
    this.#batch = new Histogram({
      name: 'meadhall_storage_batch_entries',
      help: 'Entries that shared one commit',
      buckets: BATCH,
      registers,
    });
    this.#bots = new Histogram({
      name: 'meadhall_bot_thinking_seconds',
      help: 'How long bots thought about one answer, by game',
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
      labelNames: ['game'],
      registers,
    });
    this.#dropped = new Counter({
      name: 'meadhall_sockets_dropped_total',
      help: 'Live connections the server ended, by reason',
      labelNames: ['why'],
      registers,
    });
    this.#requests = new Counter({
      name: 'meadhall_http_requests_total',
      help: 'HTTP requests, by status',
      labelNames: ['status'],
      registers,
    });
  }

  moved(game: string): void {
    this.#moves.inc({ game });
  }
  durable(milliseconds: number): void {
    this.#durable.observe(milliseconds / 1000);
  }
  batch(entries: number): void {
    this.#batch.observe(entries);
  }
  botThought(game: string, milliseconds: number): void {
    this.#bots.observe({ game }, milliseconds / 1000);
  }
  dropped(why: 'slow' | 'flood' | 'silent'): void {
    this.#dropped.inc({ why });
  }
  request(status: number): void {
    this.#requests.inc({ status });
  }

  /** Shows what is counted elsewhere. */
  show({ hall, sockets, phases }: Sources): void {
    const registers = [this.registry];
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    const counter = (name: string, help: string, value: () => number) =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(value());
        },
      });
    gauge('meadhall_sockets', 'Live connections', sockets);
    gauge('meadhall_tables', 'Matches in memory', () => hall().tables);
    gauge('meadhall_watchers', 'Looks at tables that go on', () => hall().watchers);
    gauge('meadhall_bots_waiting', 'Questions that wait for a bot', () => hall().botsWaiting);
    counter('meadhall_refusals_total', 'Answers that were refused', () => hall().refusals);
    counter('meadhall_bot_errors_total', 'Bots that failed to answer', () => hall().botErrors);
    new Gauge({
      name: 'meadhall_matches',
      help: 'Matches there are, by phase',
      labelNames: ['phase'],
      registers,
      async collect() {
        this.reset();
        for (const [phase, count] of Object.entries(await phases())) this.set({ phase }, count);
      },
    });
  }
}
