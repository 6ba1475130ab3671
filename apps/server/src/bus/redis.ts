import { Redis } from 'ioredis';
import { type Bus, type Note, noteText, readNotes } from './bus.ts';
import { Outbox } from './outbox.ts';

const CHANNEL = 'meadhall';

/** Notes by Redis, for halls that are too busy for their database to pass them on. */
export class RedisBus implements Bus {
  readonly shared = true;
  readonly #out: Redis;
  readonly #in: Redis;
  readonly #outbox: Outbox;
  readonly #complain: (error: Error) => void;
  readonly #listeners: { hear: (note: Note) => void; missed: () => void }[] = [];

  constructor(url: string, complain: (error: Error) => void = () => {}) {
    this.#complain = complain;
    const settings = {
      lazyConnect: true,
      maxRetriesPerRequest: 1,
      retryStrategy: (times: number) => Math.min(100 * times, 2_000),
    };
    this.#out = new Redis(url, settings);
    this.#in = new Redis(url, settings);
    for (const it of [this.#out, this.#in]) it.on('error', complain);
    this.#outbox = new Outbox(60_000, (text) => this.#send(text));
  }

  /** Resolves once notes arrive. */
  async connect(): Promise<void> {
    await Promise.all([this.#out.connect(), this.#in.connect()]);
    await this.#in.subscribe(CHANNEL);
    this.#in.on('message', (_channel: string, text: string) => {
      for (const note of readNotes(text)) for (const it of this.#listeners) it.hear(note);
    });
    // The library subscribes again by itself; what was said meanwhile is lost.
    this.#in.on('ready', () => {
      for (const { missed } of this.#listeners) missed();
    });
  }

  publish(note: Note): void {
    this.#outbox.add(noteText(note));
  }

  subscribe(hear: (note: Note) => void, missed: () => void): void {
    this.#listeners.push({ hear, missed });
  }

  async close(): Promise<void> {
    await this.#outbox.sent();
    this.#out.disconnect();
    this.#in.disconnect();
    await Promise.resolve();
  }

  async #send(text: string): Promise<void> {
    try {
      await this.#out.publish(CHANNEL, text);
    } catch (error) {
      if (error instanceof Error) this.#complain(error);
    }
  }
}
