import type { QueryOf, ReplyOf } from '@meadhall/protocol';
import type { Guest } from '../hall.ts';
import { Refused } from '../refused.ts';
import type { House } from './house.ts';
import { isOver, seatsOf } from './match.ts';
import type { Told } from './messages.ts';
import { newEntries } from './records.ts';
import { Scribe } from './scribe.ts';
import { storyOf } from './story.ts';

/** What has happened at the tables, in sentences, for whoever asks. */
export class Logbook {
  readonly #house: House;
  readonly #scribe = new Scribe();

  constructor(house: House) {
    this.#house = house;
  }

  /** The log of a match through the eyes of one of the reader's seats. */
  async read(
    { match, position }: Told,
    who: Guest,
    query: QueryOf<'log'>,
  ): Promise<ReplyOf<'log'>['lines']> {
    const house = this.#house;
    const mine = seatsOf(match, who);
    const { viewer = mine[0] ?? null } = query;
    // Once a match is over there is nothing left to hide.
    if (viewer !== null && !mine.includes(viewer) && !isOver(match)) throw new Refused('notYours');
    if (viewer !== null && viewer >= match.seats.length) throw new Refused('notFound');
    const { words } = house.games.named(match.game);
    const rules = house.games.rules(match.game, match.legend);
    // While the record is read the match may go on, and nobody keeps a position that is past.
    const state = position?.board.state;
    const entries = await newEntries(house, match.id, 0, position?.n ?? 0);
    const language = query.lang ?? who?.language ?? 'en';
    const key = [match.id, match.revision, position?.n, viewer, language].join(' ');
    return this.#scribe.write(key, () =>
      storyOf(match, { words, rules }, entries, { language, viewer, state }),
    );
  }
}
