import type { BodyOf, MatchInfo } from '@meadhall/protocol';
import type { Person } from '../hall.ts';
import { Refused } from '../refused.ts';
import { upload } from './archive.ts';
import { callOff } from './callingOff.ts';
import { Gallery } from './gallery.ts';
import * as lobby from './lobby.ts';
import type { Match } from './match.ts';
import { loadMatch } from './records.ts';
import { rematch } from './rematch.ts';

/** Where matches are made and people find their seats, until a match begins. */
export class Reception extends Gallery {
  async newMatch(who: Person, body: BodyOf<'newMatch'>): Promise<MatchInfo> {
    const match = await lobby.newMatch(this.house, who, body);
    return this.#maybeBegin(who, match);
  }

  async deleteMatch(who: Person, id: string): Promise<void> {
    const match = await this.#read(id);
    lobby.checkHost(match, who);
    if (match.phase !== 'gathering') throw new Refused('alreadyStarted');
    if (!(await callOff(this.house, this.tables, match))) throw new Refused('busy');
  }

  async sit(who: Person, id: string, seat: number, body: BodyOf<'sit'>): Promise<MatchInfo> {
    return this.#changed(who, await lobby.sit(this.house, who, id, seat, body));
  }

  async standUp(who: Person, id: string, seat: number): Promise<MatchInfo> {
    return this.#changed(who, await lobby.standUp(this.house, who, id, seat));
  }

  async seatBot(
    who: Person,
    id: string,
    seat: number,
    body: BodyOf<'seatBot'>,
  ): Promise<MatchInfo> {
    const match = await lobby.seatBot(this.house, who, id, seat, body.level);
    return this.#maybeBegin(who, match);
  }

  async ready(who: Person, id: string, body: BodyOf<'ready'>): Promise<MatchInfo> {
    const match = await lobby.setReady(this.house, who, id, body.ready);
    return this.#maybeBegin(who, match);
  }

  async begin(who: Person, id: string, body: BodyOf<'begin'>): Promise<MatchInfo> {
    return this.#begin(who, id, (match) => {
      lobby.checkHost(match, who);
      return lobby.filled(match, body.fill);
    });
  }

  async rematch(who: Person, id: string): Promise<MatchInfo> {
    const { old, match } = await rematch(this.house, who, await this.#read(id));
    this.tables.get(id)?.changed(old);
    return this.#maybeBegin(who, match);
  }

  async upload(who: Person, body: BodyOf<'upload'>): Promise<MatchInfo> {
    const { id } = await upload(this.house, who, body);
    return this.info(await this.tables.open(id), who);
  }

  async #read(id: string): Promise<Match> {
    const match = await loadMatch(this.house, id);
    if (!match) throw new Refused('notFound');
    return match;
  }

  async #changed(who: Person, match: Match): Promise<MatchInfo> {
    const table = await this.tables.open(match.id);
    table.changed(match);
    return this.info(table, who);
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
      const table = await this.tables.open(match.id);
      await table.refresh();
      return this.info(table, who);
    }
  }

  async #begin(who: Person, id: string, check: (match: Match) => Match): Promise<MatchInfo> {
    const { match, position } = await lobby.begin(this.house, id, check);
    const table = await this.tables.open(id);
    table.changed(match, position);
    table.began();
    return this.info(table, who);
  }
}
