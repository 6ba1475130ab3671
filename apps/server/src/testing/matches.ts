import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Rng, seeded, seedOf } from '@meadhall/kernel';
import type { MatchInfo, NewMatch, ServerMessage } from '@meadhall/protocol';
import { SHELF } from '@meadhall/shelf';
import type { Bots } from '../bots/pool.ts';
import type { Answered, Question } from '../bots/question.ts';
import { MemoryBus } from '../bus/memory.ts';
import type { Guest, Hall, Person, Watch } from '../hall.ts';
import { type HallParts, MatchHall } from '../matches/matchHall.ts';
import { Refused } from '../refused.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';

export const person = (name: string, language: 'fr' | 'en' = 'en'): Person => ({
  id: `person-${name.toLowerCase()}`,
  name,
  language,
});

/** Bots that answer anything at once, without a thread. */
export class QuickBots implements Bots {
  readonly waiting = 0;
  readonly questions: Question[] = [];
  readonly #rng = seeded(seedOf('quick bots'));

  think(question: Question): Promise<Answered> {
    this.questions.push(question);
    const asks = question.asks.filter(({ step }) => step !== 'anytime');
    const ask = asks[below(this.#rng, asks.length)];
    if (!ask) return Promise.reject(new Error('a bot was asked nothing'));
    const choice = ask.options[below(this.#rng, ask.options.length)];
    return Promise.resolve({ step: ask.step, choice, milliseconds: 1 });
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** A hall of its own on an embedded database. */
export interface Room {
  readonly hall: Hall;
  readonly storage: Storage;
  readonly bots: QuickBots;
  /** What went wrong on our side: nothing, in a good test. */
  readonly complaints: unknown[];
  close(): Promise<void>;
}

export async function openRoom(parts: Partial<HallParts> = {}): Promise<Room> {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-hall-'));
  const storage = parts.storage ?? (await openSqlite(folder));
  const bots = new QuickBots();
  const complaints: unknown[] = [];
  const hall = new MatchHall({
    storage,
    bus: new MemoryBus(),
    bots,
    shelf: SHELF,
    complain: (error) => complaints.push(error),
    ...parts,
  });
  await hall.start();
  return {
    hall,
    storage,
    bots,
    complaints,
    close: async () => {
      await hall.close();
      if (!parts.storage) await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Table = Extract<ServerMessage, { say: 'table' }>;
type Moved = Extract<ServerMessage, { say: 'moved' }>;
export type Eyes = Table['eyes'][number];

/** Somebody who watches a table as a client does: by what the messages say and nothing else. */
export class Client {
  readonly who: Guest;
  readonly #hall: Hall;
  readonly #match: string;
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** What the client knows: put together from the table and all changes since. */
  eyes: Eyes[] = [];
  info: MatchInfo | null = null;
  n = 0;
  undo: number | undefined;
  /** Called after each message. */
  onMessage: (message: ServerMessage) => void = () => {};
  #watch: Watch | null = null;

  private constructor(hall: Hall, who: Guest, match: string) {
    this.#hall = hall;
    this.who = who;
    this.#match = match;
  }

  static async at(hall: Hall, who: Guest, match: string, invite?: string): Promise<Client> {
    const client = new Client(hall, who, match);
    client.#watch = await hall.watch(who, match, invite, (text) => client.#hear(text));
    return client;
  }

  stop(): void {
    this.#watch?.stop();
  }

  #hear(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    if (message.say === 'table') this.#see(message);
    else if (message.say === 'moved') this.#follow(message);
    else if (message.say === 'info') this.info = message.info;
    this.onMessage(message);
  }

  #see({ info, n, eyes, undo }: Table): void {
    this.info = info;
    this.n = n;
    this.eyes = eyes;
    this.undo = undo;
  }

  #follow({ n, eyes, undo }: Moved): void {
    if (n !== this.n + 1) throw new Error(`entry ${n} after entry ${this.n}`);
    this.n = n;
    this.undo = undo;
    this.eyes = eyes.map(({ viewer, change, asks }) => {
      const before = this.eyes.find((it) => it.viewer === viewer);
      if (!before) throw new Error(`a change for ${viewer}, who was not there`);
      return { viewer, view: { ...before.view, ...change }, asks };
    });
  }

  get asked(): Eyes['asks'] {
    return this.eyes.flatMap(({ asks }) => asks);
  }

  /** Answers something at random; a free action now and then. */
  async answer(rng: Rng): Promise<number> {
    const must = this.asked.filter(({ step }) => step !== 'anytime');
    const from = below(rng, 12) === 0 ? this.asked : must;
    const asks = from.length > 0 ? from : this.asked;
    const ask = asks[below(rng, asks.length)];
    if (!ask || this.who === null) throw new Error('nothing is asked');
    const { seat, step, options } = ask;
    const choice = options[below(rng, options.length)];
    const { n } = await this.#hall.answer(this.who, this.#match, { seat, step, choice, n: this.n });
    return n;
  }
}

/** Makes a match with these people in this order; one `null` is a bot. It has begun. */
export async function begun(
  hall: Hall,
  people: readonly (Person | null)[],
  more: Partial<NewMatch> = {},
): Promise<string> {
  const host = people.find((it) => it !== null) as Person;
  const first = people.indexOf(host);
  const info = await hall.newMatch(host, {
    game: 'nidavellir',
    visibility: 'public',
    clock: { kind: 'none' },
    ...more,
    seats: people.map((it, seat) => {
      if (it === null) return { kind: 'bot', level: 'companion' } as const;
      return seat === first || it.id === host.id ? ({ kind: 'me' } as const) : { kind: 'open' };
    }),
  });
  const others = new Set(people.filter((it): it is Person => it !== null && it.id !== host.id));
  for (const [seat, it] of people.entries())
    if (it && it.id !== host.id) await hall.sit(it, info.id, seat, { invite: info.invite ?? '' });
  for (const it of others) await hall.ready(it, info.id, { ready: true });
  return info.id;
}

/** Plays until the match is over or `enough`, each asked person in turn answering at random. */
export async function playOn(
  clients: readonly Client[],
  rng: Rng,
  enough: (n: number) => boolean = () => false,
): Promise<void> {
  for (let quiet = 0; quiet < 4_000; ) {
    const players = clients.filter(({ who }) => who !== null);
    if (players.some(({ info }) => info?.phase === 'over')) return;
    const n = Math.max(...clients.map((it) => it.n));
    if (enough(n)) return;
    const asked = players.filter((it) => it.asked.some(({ step }) => step !== 'anytime'));
    const client = asked[below(rng, Math.max(1, asked.length))];
    if (client && client.n === n) {
      quiet = 0;
      try {
        await client.answer(rng);
      } catch (error) {
        // A bot was quicker and the question is another one now.
        if (!(error instanceof Refused)) throw error;
        for (let i = 0; i < 400 && client.n === n; i++) await settledFor(5);
        if (client.n === n) throw error;
      }
    } else {
      quiet++;
      await new Promise((resolve) => setTimeout(resolve, quiet < 50 ? 0 : 5));
    }
  }
  throw new Error('nobody is asked and the match is not over');
}

/** What a promise was refused with. */
export async function refusedWith(asked: Promise<unknown>): Promise<Refused> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('it was granted');
}

export const settledFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something holds; machines are shared, so for long. */
export async function until(holds: () => boolean): Promise<void> {
  for (const ends = Date.now() + 30_000; !holds() && Date.now() < ends; ) await settledFor(5);
  if (!holds()) throw new Error('waited in vain');
}
