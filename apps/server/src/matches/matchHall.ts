import type { BodyOf, MatchInfo, QueryOf, ReplyOf } from '@meadhall/protocol';
import { SHELF, type Shelved } from '@meadhall/shelf';
import type { Bots } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Alerts, Guest, Hall, HallFigures, Person, Watch } from '../hall.ts';
import { Rate } from '../http/rates.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/storage.ts';
import { propose, vote } from './agreements.ts';
import { fairnessOf, fileOf, upload } from './archive.ts';
import { callOff, clearAway } from './callingOff.ts';
import { readChat } from './chat.ts';
import { forget } from './forget.ts';
import { Games } from './games.ts';
import { type House, Spare } from './house.ts';
import * as lists from './lists.ts';
import * as lobby from './lobby.ts';
import { Logbook } from './logbook.ts';
import { checkLook, infoOf, type Match } from './match.ts';
import { standing, tableText } from './messages.ts';
import { answer, resign, undo } from './playing.ts';
import { loadMatch } from './records.ts';
import { rematch } from './rematch.ts';
import { sayAt } from './saying.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';
import { watchTable } from './watching.ts';

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

export class MatchHall implements Hall {
  readonly #house: House & { closed: boolean };
  readonly #tables: Tables;
  readonly #logbook: Logbook;
  /** What is revealed takes a while to find out. */
  readonly #undos: Rate;
  readonly #gathering: { readonly longest: number; readonly clearsEvery: number };
  #clearing: NodeJS.Timeout | null = null;

  constructor(parts: HallParts) {
    const { storage, bus, bots, shelf = PLAYED } = parts;
    this.#house = {
      storage,
      bus,
      bots,
      games: new Games(shelf),
      alerts: parts.alerts ?? { turn: () => {} },
      now: parts.now ?? Date.now,
      complain: parts.complain ?? (() => {}),
      tally: { refusals: 0, botErrors: 0 },
      closed: false,
      spare: new Spare(),
    };
    this.#tables = new Tables(this.#house);
    this.#logbook = new Logbook(this.#house);
    const { gatheringFor = 14 * 24 * HOUR, clearsEvery = HOUR } = parts;
    this.#gathering = { longest: gatheringFor, clearsEvery };
    this.#undos = new Rate(UNDOS, 60_000, this.#house.now);
  }

  games(): ReplyOf<'games'> {
    return this.#house.games.list();
  }

  async newMatch(who: Person, body: BodyOf<'newMatch'>): Promise<MatchInfo> {
    const match = await lobby.newMatch(this.#house, who, body);
    return this.#maybeBegin(who, match);
  }

  async openMatches(who: Guest, query: QueryOf<'openMatches'>): Promise<ReplyOf<'openMatches'>> {
    return { matches: await lists.openMatches(this.#house, who, query, this.#connected) };
  }

  async publicMatches(who: Guest, query: QueryOf<'publicMatches'>) {
    return { matches: await lists.publicMatches(this.#house, who, query, this.#connected) };
  }

  async myMatches(who: Person): Promise<ReplyOf<'myMatches'>> {
    return { matches: await lists.myMatches(this.#house, who, this.#connected) };
  }

  async myArchive(who: Person, query: QueryOf<'myArchive'>): Promise<ReplyOf<'myArchive'>> {
    return { matches: await lists.myArchive(this.#house, who, query, this.#connected) };
  }

  async match(who: Guest, id: string, invite?: string): Promise<MatchInfo> {
    const table = await this.#look(who, id, invite);
    return this.#info(table, who);
  }

  async deleteMatch(who: Person, id: string): Promise<void> {
    const match = await this.#read(id);
    lobby.checkHost(match, who);
    if (match.phase !== 'gathering') throw new Refused('alreadyStarted');
    if (!(await callOff(this.#house, this.#tables, match))) throw new Refused('busy');
  }

  async sit(who: Person, id: string, seat: number, body: BodyOf<'sit'>): Promise<MatchInfo> {
    return this.#changed(who, await lobby.sit(this.#house, who, id, seat, body));
  }

  async standUp(who: Person, id: string, seat: number): Promise<MatchInfo> {
    return this.#changed(who, await lobby.standUp(this.#house, who, id, seat));
  }

  async seatBot(
    who: Person,
    id: string,
    seat: number,
    body: BodyOf<'seatBot'>,
  ): Promise<MatchInfo> {
    const match = await lobby.seatBot(this.#house, who, id, seat, body.level);
    return this.#maybeBegin(who, match);
  }

  async ready(who: Person, id: string, body: BodyOf<'ready'>): Promise<MatchInfo> {
    const match = await lobby.setReady(this.#house, who, id, body.ready);
    return this.#maybeBegin(who, match);
  }

  async begin(who: Person, id: string, body: BodyOf<'begin'>): Promise<MatchInfo> {
    return this.#begin(who, id, (match) => {
      lobby.checkHost(match, who);
      return lobby.filled(match, body.fill);
    });
  }

  async answer(who: Person, id: string, body: BodyOf<'answer'>): Promise<ReplyOf<'answer'>> {
    try {
      return { n: await this.#tables.at(id, (table) => answer(table, who, body)) };
    } catch (error) {
      this.#house.tally.refusals++;
      throw error;
    }
  }

  async undo(who: Person, id: string, body: BodyOf<'undo'>): Promise<ReplyOf<'undo'>> {
    this.#undos.take(who.id);
    return { n: await this.#tables.at(id, (table) => undo(table, who, body.seat)) };
  }

  async propose(who: Person, id: string, body: BodyOf<'propose'>): Promise<void> {
    await this.#tables.at(id, (table) => propose(table, who, body.what));
  }

  async vote(who: Person, id: string, body: BodyOf<'vote'>): Promise<void> {
    await this.#tables.at(id, (table) => vote(table, who, body.agree));
  }

  async resign(who: Person, id: string, body: BodyOf<'resign'>): Promise<MatchInfo> {
    await this.#tables.at(id, (table) => resign(table, who, body.seat));
    return this.#info(await this.#tables.open(id), who);
  }

  async rematch(who: Person, id: string): Promise<MatchInfo> {
    const { old, match } = await rematch(this.#house, who, await this.#read(id));
    this.#tables.get(id)?.changed(old);
    return this.#maybeBegin(who, match);
  }

  async table(who: Guest, id: string, invite?: string): Promise<ReplyOf<'table'>> {
    const table = await this.#look(who, id, invite);
    const chat = await readChat(this.#house.storage, id);
    const text = tableText(table.rules, table.told, who, table.around, chat);
    return JSON.parse(text) as ReplyOf<'table'>;
  }

  async watch(
    who: Guest,
    id: string,
    invite: string | undefined,
    send: (text: string) => void,
  ): Promise<Watch> {
    const table = await this.#look(who, id, invite);
    return watchTable(table, who, send);
  }

  async chat(who: Guest, id: string, invite?: string): Promise<ReplyOf<'chat'>> {
    await this.#look(who, id, invite);
    return { lines: await readChat(this.#house.storage, id) };
  }

  async say(who: Person, id: string, body: BodyOf<'say'>): Promise<ReplyOf<'say'>> {
    return sayAt(await this.#tables.open(id), who, body.text);
  }

  async log(who: Guest, id: string, query: QueryOf<'log'>): Promise<ReplyOf<'log'>> {
    const { told } = await this.#look(who, id, query.invite);
    return { lines: await this.#logbook.read(told, who, query) };
  }

  async fairness(who: Guest, id: string, invite?: string): Promise<ReplyOf<'fairness'>> {
    return fairnessOf((await this.#look(who, id, invite)).told.match);
  }

  async file(who: Guest, id: string, invite?: string): Promise<ReplyOf<'file'>> {
    const { match, position } = (await this.#look(who, id, invite)).told;
    return (await fileOf(this.#house, match, position?.state)) as unknown as ReplyOf<'file'>;
  }

  async upload(who: Person, body: BodyOf<'upload'>): Promise<MatchInfo> {
    const { id } = await upload(this.#house, who, body);
    return this.#info(await this.#tables.open(id), who);
  }

  async forget(person: string): Promise<void> {
    await forget(this.#house, this.#tables, person);
  }

  figures(): HallFigures {
    const { tally, bots } = this.#house;
    const { size, watchers } = this.#tables;
    return { ...tally, tables: size, watchers, botsWaiting: bots.waiting };
  }

  async start(): Promise<void> {
    const { storage } = this.#house;
    // Nobody else looks after the bots of an embedded database: whatever they were thinking is gone.
    if (storage.kind === 'sqlite')
      await storage.db.updateTable('states').set({ wake: 0 }).where('bots', '=', 1).execute();
    await this.#clearAway();
    this.#clearing = setInterval(() => {
      this.#clearAway().catch((error: unknown) => this.#house.complain(error, {}));
    }, this.#gathering.clearsEvery).unref();
    await this.#tables.look();
    this.#tables.start();
  }

  async close(): Promise<void> {
    this.#house.closed = true;
    if (this.#clearing) clearInterval(this.#clearing);
    await this.#house.bots.close();
    await this.#tables.close();
  }

  #clearAway(): Promise<void> {
    return clearAway(this.#house, this.#tables, this.#house.now() - this.#gathering.longest);
  }

  readonly #connected = (id: string) => this.#tables.get(id)?.connected ?? (() => false);

  #info({ told, connected }: Table, who: Guest): MatchInfo {
    const { n, waiting, since } = standing(told);
    return infoOf(told.match, { n, waiting: [...waiting], since }, who, connected);
  }

  /** A table somebody may look at. */
  async #look(who: Guest, id: string, invite: string | undefined): Promise<Table> {
    const table = await this.#tables.openFresh(id);
    checkLook(table.told.match, who, invite);
    return table;
  }

  async #read(id: string): Promise<Match> {
    const match = await loadMatch(this.#house, id);
    if (!match) throw new Refused('notFound');
    return match;
  }

  async #changed(who: Person, match: Match): Promise<MatchInfo> {
    const table = await this.#tables.open(match.id);
    table.changed(match);
    return this.#info(table, who);
  }

  async #maybeBegin(who: Person, match: Match): Promise<MatchInfo> {
    if (!lobby.isComplete(match)) return this.#changed(who, match);
    try {
      return await this.#begin(who, match.id, (now) => {
        if (!lobby.isComplete(now)) throw new Refused('seatsOpen');
        return now;
      });
    } catch (error) {
      // Two were ready at the same moment and the other's word came first, or somebody has just stood up.
      if (!(error instanceof Refused && error.kind === 'seatsOpen')) throw error;
      const table = await this.#tables.open(match.id);
      await table.refresh();
      return this.#info(table, who);
    }
  }

  async #begin(who: Person, id: string, check: (match: Match) => Match): Promise<MatchInfo> {
    const { match, position } = await lobby.begin(this.#house, id, check);
    const table = await this.#tables.open(id);
    table.changed(match, position);
    table.began();
    return this.#info(table, who);
  }
}
