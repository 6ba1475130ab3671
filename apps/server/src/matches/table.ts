import { type Seat, same } from '@meadhall/kernel';
import { Refused } from '../refused.ts';
import { readChat } from './chat.ts';
import type { AnyAnswer, AnyRules } from './games.ts';
import { Conflict, type House } from './house.ts';
import { infoOf, type Match } from './match.ts';
import { type Around, infoText, proposalText, standing, type Told, tableText } from './messages.ts';
import { Move } from './move.ts';
import { answered, type Position, type RecordEntry, standingRow } from './position.ts';
import { Presence } from './presence.ts';
import { load, newEntries } from './records.ts';
import type { Watcher } from './watcher.ts';

/** Milliseconds before somebody who is not looking is told that it is their turn. */
const ALERTS_AFTER = 1_000;

/** What changes about the match with an entry. */
export type Change = Partial<Pick<Match, 'phase' | 'seats' | 'endedAt' | 'result'>>;

/**
 * A match in memory. `now` is the latest position, `told` the latest that is durable: answers are taken on top of one
 * another while they are being written, but nobody hears of one before it is safe.
 */
export class Table {
  readonly house: House;
  readonly rules: AnyRules;
  readonly watchers = new Set<Watcher>();
  /** Seats of bots that are being thought for. */
  readonly thinking = new Set<Seat>();
  /** Raised when answers are taken back: what a bot thought about before does not count. */
  epoch = 0;
  now: Told;
  told: Told;
  usedAt: number;
  /** Somebody else has written to the record, or a write has failed. */
  stale = false;
  #pending = 0;
  /** The look at storage that goes on, and the one that follows it. */
  #look: Promise<void> | null = null;
  #nextLook: Promise<void> | null = null;
  #infoSoon = false;
  #lastLine = 0;
  /** Who looks from other nodes. */
  readonly presence: Presence;
  /** Called when a new position is durable. */
  readonly #moved: (table: Table) => void;

  constructor(house: House, rules: AnyRules, told: Told, moved: (table: Table) => void) {
    this.house = house;
    this.rules = rules;
    this.now = told;
    this.told = told;
    this.#moved = moved;
    this.usedAt = house.now();
    this.presence = new Presence(house, told.match.id, () => this.#seatsHere());
  }

  *#seatsHere(): Iterable<Seat> {
    for (const { seats } of this.watchers) yield* seats;
  }

  get id(): string {
    return this.now.match.id;
  }

  /** Nobody needs it in memory. */
  get idle(): boolean {
    return this.watchers.size === 0 && this.#pending === 0 && this.thinking.size === 0;
  }

  /** The position of a match that has begun. */
  get position(): Position {
    const { position } = this.now;
    if (!position) throw new Refused('notStarted');
    return position;
  }

  /** Writes an entry; resolves to its number once it is durable. */
  advance(entry: RecordEntry, next: Position, at: number, change?: Change): Promise<number> {
    // What is in memory rests on an entry that was not written: a number that fits would not make it right.
    if (this.stale) return Promise.reject(new Conflict());
    const before = this.position;
    const match = change
      ? { ...this.now.match, ...change, proposal: null, revision: this.now.match.revision + 1 }
      : this.now.match;
    const told: Told = { match, position: next };
    this.now = told;
    const { rules, id } = this;
    const move = new Move(rules, { before, told, entry, at });
    this.#pending++;
    return new Promise((resolve, reject) => {
      this.house.storage.append({
        match: id,
        n: next.n,
        at,
        entry: JSON.stringify(entry),
        stands: () => standingRow(match, next, at),
        ...(change && { change: changeRow(match) }),
        // The texts are written while the disk is busy.
        handed: () => {
          for (const watcher of this.watchers) move.text(watcher);
        },
        done: (outcome) => {
          this.#pending--;
          if (outcome === 'durable') {
            this.#deliver(move, change !== undefined);
            resolve(next.n);
            return;
          }
          this.stale = true;
          if (outcome !== 'conflict') this.house.complain(outcome, { match: id });
          reject(outcome === 'conflict' ? new Conflict() : new Refused('busy'));
        },
      });
    });
  }

  /** Tells everybody about an entry that is durable. */
  #deliver(move: Move, changed: boolean): void {
    const { told } = move;
    const before = this.told.position;
    this.told = told;
    const moved: Watcher[] = [];
    for (const watcher of this.watchers) {
      // Somebody who lost a seat sees another table from now on.
      if (changed && watcher.sits(told.match)) moved.push(watcher);
      else watcher.tell(move.text(watcher));
    }
    if (changed) this.tellInfo();
    if (moved.length > 0) void this.show(moved);
    this.house.bus.publish({ match: this.id, what: 'entry', n: told.position?.n ?? 0 });
    this.#alert(before);
    this.#moved(this);
  }

  /** Tells those who are not looking that the table waits for them, and goes on to. */
  #alert(before: Position | null): void {
    const { match, position } = this.told;
    if (match.phase !== 'playing' || !position || position.since === before?.since) return;
    const people = new Set(position.waiting.map((seat) => match.seats[seat]?.person));
    for (const person of people)
      if (person !== undefined && !this.connected(person))
        // They may be about to come back, or other nodes about to say that they are there.
        setTimeout(() => {
          this.#alertOne(person, position.since).catch((error: unknown) =>
            this.house.complain(error, { match: this.id }),
          );
        }, ALERTS_AFTER).unref();
  }

  async #alertOne(person: string, waitsSince: number): Promise<void> {
    if (this.house.closed) return;
    if (this.stale) await this.refresh();
    const { match, position } = this.told;
    const asked = position?.waiting.some((seat) => match.seats[seat]?.person === person);
    if (!position || !asked || position.since !== waitsSince) return;
    if (match.phase !== 'playing' || this.connected(person)) return;
    const who = { id: person, name: '', language: 'en' } as const;
    const { n, waiting, since } = position;
    const info = infoOf(match, { n, waiting: [...waiting], since }, who, this.connected);
    this.house.alerts.turn(person, info);
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

  /** The match but for its position has changed, and is durable. */
  changed(match: Match, position = this.told.position): void {
    if (match.revision < this.told.match.revision) return;
    const began = this.told.position === null && position !== null;
    this.told = { match, position };
    this.now = this.#pending === 0 ? this.told : { ...this.now, match };
    const moved = [...this.watchers].filter((it) => it.sits(match) || began);
    if (moved.length > 0) void this.show(moved);
    this.tellInfo();
  }

  /** The first position is durable: whoever is asked may be a bot. */
  began(): void {
    this.#alert(null);
    this.#moved(this);
  }

  /** The match will not be played, and is gone. */
  calledOff(): void {
    const match: Match = { ...this.told.match, phase: 'abandoned' };
    this.told = { match, position: null };
    this.now = this.told;
    this.tellInfo();
  }

  /** Looks up what others have written. Whoever watches is told each entry, or shown the table again. */
  refresh(): Promise<void> {
    // A look that has begun may be too early to see what this one is about.
    const before = this.#look ?? Promise.resolve();
    this.#nextLook ??= before
      // Whoever asked for that look was told that it failed.
      .catch(() => {})
      .then(() => {
        this.#look = this.#nextLook;
        this.#nextLook = null;
        return this.#catchUp();
      });
    return this.#nextLook;
  }

  /** Waits until everything that was said is durable, or known not to be. */
  async settled(): Promise<void> {
    while (this.#pending > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  async #catchUp(): Promise<void> {
    for (;;) {
      await this.settled();
      const before = this.told;
      const fresh = await load(this.house, this.id);
      if (!fresh) {
        this.calledOff();
        return;
      }
      const moves = await this.#missed(before, fresh);
      // Somebody here has answered meanwhile: what was read is old.
      if (this.#pending > 0 || this.told !== before) continue;
      if (standing(fresh).n >= standing(before).n) await this.#adopt(before, fresh, moves);
      return;
    }
  }

  /** What storage has is the truth from now on. */
  async #adopt(before: Told, fresh: Told, moves: Move[] | null): Promise<void> {
    const moved = moves === null || moves.length > 0 || this.stale;
    this.stale = false;
    this.told = fresh;
    this.now = fresh;
    const revised = fresh.match.revision !== before.match.revision;
    if (!moved && !revised) return;
    this.epoch++;
    let others = false;
    for (const watcher of this.watchers) others = watcher.sits(fresh.match) || others;
    if (moves === null || others) await this.show(this.watchers);
    else
      for (const move of moves)
        for (const watcher of this.watchers) watcher.tell(move.text(watcher));
    if (!same(fresh.match.proposal, before.match.proposal)) this.tellProposal();
    if (revised) this.tellInfo();
    this.#moved(this);
  }

  /** The entries between two positions, if they are all answers that the rules can follow. */
  async #missed(before: Told, fresh: Told): Promise<Move[] | null> {
    const { position } = before;
    const last = fresh.position;
    if (!position || !last) return position === last ? [] : null;
    if (position.n === last.n) return [];
    const moves: Move[] = [];
    let at = position;
    for (const { n, entry, time } of await newEntries(this.house, this.id, position.n, last.n)) {
      if (entry.kind !== 'answer' || n !== at.n + 1) return null;
      const { match } = n === last.n ? fresh : before;
      const next = answered(this.rules, match, at, entry as AnyAnswer, time);
      const told = { match, position: next };
      moves.push(new Move(this.rules, { before: at, told, entry, at: time }));
      at = next;
    }
    return at.n === last.n && same(at.state, last.state) ? moves : null;
  }
}

const changeRow = ({ phase, seats, endedAt, result }: Match) => ({
  phase,
  seats: JSON.stringify(seats),
  endedAt,
  result: result === null ? null : JSON.stringify(result),
});
