import type { MatchInfo, QueryOf, ReplyOf } from '@meadhall/protocol';
import type { Guest, Person, Watch } from '../hall.ts';
import { fairnessOf, fileOf } from './archive.ts';
import { readChat } from './chat.ts';
import type { House } from './house.ts';
import * as lists from './lists.ts';
import { Logbook } from './logbook.ts';
import { checkLook, infoOf } from './match.ts';
import { standing, tableText } from './messages.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';
import { watchTable } from './watching.ts';

/** What may be asked about matches by whoever may look at them. Nothing here changes one. */
export class Gallery {
  protected readonly house: House;
  protected readonly tables: Tables;
  readonly #logbook: Logbook;

  constructor(house: House) {
    this.house = house;
    this.tables = new Tables(house);
    this.#logbook = new Logbook(house);
  }

  games(): ReplyOf<'games'> {
    return this.house.games.list();
  }

  async openMatches(who: Guest, query: QueryOf<'openMatches'>): Promise<ReplyOf<'openMatches'>> {
    return { matches: await lists.openMatches(this.house, who, query, this.#connected) };
  }

  async publicMatches(
    who: Guest,
    query: QueryOf<'publicMatches'>,
  ): Promise<ReplyOf<'publicMatches'>> {
    return { matches: await lists.publicMatches(this.house, who, query, this.#connected) };
  }

  async myMatches(who: Person): Promise<ReplyOf<'myMatches'>> {
    return { matches: await lists.myMatches(this.house, who, this.#connected) };
  }

  async myArchive(who: Person, query: QueryOf<'myArchive'>): Promise<ReplyOf<'myArchive'>> {
    return { matches: await lists.myArchive(this.house, who, query, this.#connected) };
  }

  async match(who: Guest, id: string, invite?: string): Promise<MatchInfo> {
    return this.info(await this.#look(who, id, invite), who);
  }

  async table(who: Guest, id: string, invite?: string): Promise<ReplyOf<'table'>> {
    const table = await this.#look(who, id, invite);
    const chat = await readChat(this.house.storage, id);
    const text = tableText(table.rules, table.told, who, table.around, chat);
    return JSON.parse(text) as ReplyOf<'table'>;
  }

  async watch(
    who: Guest,
    id: string,
    invite: string | undefined,
    send: (text: string) => void,
  ): Promise<Watch> {
    return watchTable(await this.#look(who, id, invite), who, send);
  }

  async chat(who: Guest, id: string, invite?: string): Promise<ReplyOf<'chat'>> {
    await this.#look(who, id, invite);
    return { lines: await readChat(this.house.storage, id) };
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
    return (await fileOf(this.house, match, position?.board.state)) as unknown as ReplyOf<'file'>;
  }

  protected info({ told, connected }: Table, who: Guest): MatchInfo {
    const { n, waiting, since } = standing(told);
    return infoOf(told.match, { n, waiting: [...waiting], since }, who, connected);
  }

  readonly #connected = (id: string) => this.tables.get(id)?.connected ?? (() => false);

  /** A table somebody may look at. */
  async #look(who: Guest, id: string, invite: string | undefined): Promise<Table> {
    const table = await this.tables.openFresh(id);
    checkLook(table.told.match, who, invite);
    return table;
  }
}
