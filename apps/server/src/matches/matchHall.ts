import type { BodyOf, MatchInfo, ReplyOf } from '@meadhall/protocol';
import { SHELF, type Shelved } from '@meadhall/shelf';
import type { Bots } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Alerts, Hall, HallFigures, Person } from '../hall.ts';
import { Rate } from '../http/rates.ts';
import type { Storage } from '../storage/storage.ts';
import { propose, vote } from './agreements.ts';
import { clearAway } from './callingOff.ts';
import { forget } from './forget.ts';
import { Games } from './games.ts';
import { type House, Spare } from './house.ts';
import { answer, resign, undo } from './playing.ts';
import { Reception } from './reception.ts';
import { sayAt } from './saying.ts';

export interface HallParts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly bots: Bots;
  readonly alerts?: Alerts;
  readonly shelf?: readonly Shelved[];
  readonly now?: () => number;
  readonly complain?: House['complain'];
  /** Milliseconds a table may wait to begin, and how often somebody looks for those that have waited longer. */
  readonly gatheringFor?: number;
  readonly clearsEvery?: number;
}

/** The games people play; the toys prove the kernel. */
const PLAYED = SHELF.filter((game) => game.open(({ toy }) => !toy));

/** So many answers may somebody take back in a minute. */
const UNDOS = 60;

const HOUR = 3_600_000;

function houseOf({ storage, bus, bots, shelf = PLAYED, alerts, now, complain }: HallParts) {
  return {
    storage,
    bus,
    bots,
    games: new Games(shelf),
    alerts: alerts ?? { turn: () => {} },
    now: now ?? Date.now,
    complain: complain ?? (() => {}),
    tally: { refusals: 0, botErrors: 0 },
    closed: false,
    spare: new Spare(),
  };
}

/** Everything about matches; what is done at a table that plays is here, with opening and closing time. */
export class MatchHall extends Reception implements Hall {
  /** What is revealed takes a while to find out. */
  readonly #undos: Rate;
  readonly #gathering: { readonly longest: number; readonly clearsEvery: number };
  readonly #goHome: () => void;
  #clearing: NodeJS.Timeout | null = null;

  constructor(parts: HallParts) {
    const house = houseOf(parts);
    super(house);
    this.#goHome = () => {
      house.closed = true;
    };
    const { gatheringFor = 14 * 24 * HOUR, clearsEvery = HOUR } = parts;
    this.#gathering = { longest: gatheringFor, clearsEvery };
    this.#undos = new Rate(UNDOS, 60_000, house.now);
  }

  async answer(who: Person, id: string, body: BodyOf<'answer'>): Promise<ReplyOf<'answer'>> {
    try {
      return { n: await this.tables.at(id, (table) => answer(table, who, body)) };
    } catch (error) {
      this.house.tally.refusals++;
      throw error;
    }
  }

  async undo(who: Person, id: string, body: BodyOf<'undo'>): Promise<ReplyOf<'undo'>> {
    this.#undos.take(who.id);
    return { n: await this.tables.at(id, (table) => undo(table, who, body.seat)) };
  }

  async propose(who: Person, id: string, body: BodyOf<'propose'>): Promise<void> {
    await this.tables.at(id, (table) => propose(table, who, body.what));
  }

  async vote(who: Person, id: string, body: BodyOf<'vote'>): Promise<void> {
    await this.tables.at(id, (table) => vote(table, who, body.agree));
  }

  async resign(who: Person, id: string, body: BodyOf<'resign'>): Promise<MatchInfo> {
    await this.tables.at(id, (table) => resign(table, who, body.seat));
    return this.info(await this.tables.open(id), who);
  }

  async say(who: Person, id: string, body: BodyOf<'say'>): Promise<ReplyOf<'say'>> {
    return sayAt(await this.tables.open(id), who, body.text);
  }

  async forget(person: string): Promise<void> {
    await forget(this.house, this.tables, person);
  }

  figures(): HallFigures {
    const { tally, bots } = this.house;
    const { size, watchers } = this.tables;
    return { ...tally, tables: size, watchers, botsWaiting: bots.waiting };
  }

  async start(): Promise<void> {
    const { storage } = this.house;
    // Nobody else looks after the bots of an embedded database: whatever they were thinking is gone.
    if (storage.kind === 'sqlite')
      await storage.db.updateTable('states').set({ wake: 0 }).where('bots', '=', 1).execute();
    await this.#clearAway();
    this.#clearing = setInterval(() => {
      this.#clearAway().catch((error: unknown) => this.house.complain(error, {}));
    }, this.#gathering.clearsEvery).unref();
    await this.tables.look();
    this.tables.start();
  }

  async close(): Promise<void> {
    this.#goHome();
    if (this.#clearing) clearInterval(this.#clearing);
    await this.house.bots.close();
    await this.tables.close();
  }

  #clearAway(): Promise<void> {
    return clearAway(this.house, this.tables, this.house.now() - this.#gathering.longest);
  }
}
