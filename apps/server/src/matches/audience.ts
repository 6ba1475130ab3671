import type { Seat } from '@meadhall/kernel';
import { readChat } from './chat.ts';
import type { AnyRules } from './games.ts';
import type { House } from './house.ts';
import { type Around, infoText, proposalText, type Told, tableText } from './messages.ts';
import { Presence } from './presence.ts';
import { Shelf } from './shelf.ts';
import type { Watcher } from './watcher.ts';

/** Those around a table: who they are, and how they are told what everybody may know. */
export class Audience {
  readonly house: House;
  readonly rules: AnyRules;
  /** What they have been told: the latest that is durable. */
  told: Told;
  readonly watchers = new Set<Watcher>();
  /** Who looks from other nodes. */
  readonly presence: Presence;
  readonly #shelf = new Shelf();
  #infoSoon = false;
  #lastLine = 0;

  constructor(house: House, rules: AnyRules, told: Told) {
    this.house = house;
    this.rules = rules;
    this.told = told;
    this.presence = new Presence(house, told.match.id, () => this.#seatsHere());
  }

  get id(): string {
    return this.told.match.id;
  }

  *#seatsHere(): Iterable<Seat> {
    for (const { seats } of this.watchers) yield* seats;
  }

  /** Whether somebody looks at the table, from whatever node. */
  readonly connected = (person: string): boolean => {
    for (const { who } of this.watchers) if (who?.id === person) return true;
    const { seats } = this.told.match;
    for (let seat = 0; seat < seats.length; seat++)
      if (seats[seat]?.person === person && this.presence.has(seat)) return true;
    return false;
  };

  get around(): Around {
    let spectators = 0;
    for (const { seats } of this.watchers) if (seats.length === 0) spectators++;
    return { connected: this.connected, spectators };
  }

  /** Sends the whole table to these. */
  async show(watchers: Iterable<Watcher>): Promise<void> {
    const shown = [...watchers];
    for (const watcher of shown) watcher.hold();
    const chat = await readChat(this.house.storage, this.id);
    for (const watcher of shown)
      if (this.watchers.has(watcher))
        watcher.show(tableText(this.rules, this.told, watcher.who, this.around, chat));
    this.rest();
  }

  /** Nobody is about to do anything here: as little as possible is kept until somebody does. */
  rest(): void {
    this.told.position?.board.fold(this.#shelf);
  }

  /** Tells everybody who sits where, once for all changes of a moment. */
  tellInfo(): void {
    if (this.#infoSoon || this.watchers.size === 0) return;
    this.#infoSoon = true;
    setImmediate(() => {
      this.#infoSoon = false;
      const { around } = this;
      for (const watcher of this.watchers) watcher.tell(infoText(this.told, watcher.who, around));
    });
  }

  /** Tells everybody what they are asked to agree to, or that they are not any more. */
  tellProposal(): void {
    const { match, position } = this.told;
    const text = proposalText(match, position);
    for (const watcher of this.watchers) watcher.tell(text);
  }

  /** Tells everybody what was said, once. */
  tellLine(id: number, text: string): void {
    if (id <= this.#lastLine) return;
    this.#lastLine = id;
    for (const watcher of this.watchers) watcher.tellLine(text);
  }
}
