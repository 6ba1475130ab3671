import pg from 'pg';
import { type Bus, type Note, noteText, readNotes } from './bus.ts';
import { Outbox } from './outbox.ts';

const CHANNEL = 'meadhall';
/** PostgreSQL refuses more than 8,000 bytes in one notification. */
const LONGEST = 7_000;
const TRY_AGAIN = 500;

/** Notes by LISTEN and NOTIFY: nothing to install beside the database. */
export class PostgresBus implements Bus {
  readonly shared = true;
  readonly #url: string;
  readonly #complain: (error: Error) => void;
  readonly #outbox: Outbox;
  readonly #listeners: { hear: (note: Note) => void; missed: () => void }[] = [];
  #client: pg.Client | null = null;
  #closed = false;

  constructor(url: string, complain: (error: Error) => void = () => {}) {
    this.#url = url;
    this.#complain = complain;
    this.#outbox = new Outbox(LONGEST, (text) => this.#send(text));
  }

  /** Resolves once notes arrive. */
  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the bus was cut off')));
    client.on('notification', ({ payload = '' }) => {
      for (const note of readNotes(payload)) for (const it of this.#listeners) it.hear(note);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  publish(note: Note): void {
    this.#outbox.add(noteText(note));
  }

  subscribe(hear: (note: Note) => void, missed: () => void): void {
    this.#listeners.push({ hear, missed });
  }

  async close(): Promise<void> {
    await this.#outbox.sent();
    this.#closed = true;
    await this.#client?.end();
  }

  async #send(text: string): Promise<void> {
    try {
      await this.#client?.query('select pg_notify($1, $2)', [CHANNEL, text]);
    } catch (error) {
      // Those who did not hear it look everything up once they are connected again; so do we.
      if (error instanceof Error) this.#complain(error);
    }
  }

  #lost(client: pg.Client, error: Error): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    this.#complain(error);
    client.end().catch(() => {});
    this.#again();
  }

  #again(): void {
    if (this.#closed) return;
    setTimeout(() => {
      this.connect().then(
        () => {
          for (const { missed } of this.#listeners) missed();
        },
        (error: Error) => {
          this.#complain(error);
          this.#again();
        },
      );
    }, TRY_AGAIN).unref();
  }
}
