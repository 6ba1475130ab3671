import { type Seat, same } from '@meadhall/kernel';
import { Refused } from '../refused.ts';
import { alertThoseAsked } from './alerting.ts';
import { Audience } from './audience.ts';
import type { AnyRules } from './games.ts';
import { Conflict, type House } from './house.ts';
import type { Match } from './match.ts';
import { standing, type Told } from './messages.ts';
import { missedMoves } from './missed.ts';
import { Move } from './move.ts';
import { type Position, type RecordEntry, standingRow } from './position.ts';
import { load } from './records.ts';
import type { Watcher } from './watcher.ts';

/** Milliseconds between two entries of a table at which one follows the other. */
const IN_FULL_SWING = 250;

/** What changes about the match with an entry. */
export type Change = Partial<Pick<Match, 'phase' | 'seats' | 'endedAt' | 'result'>>;

/**
 * A match in memory. `now` is the latest position, `told` the latest that is durable: answers are taken on top of one
 * another while they are being written, but nobody hears of one before it is safe.
 */
export class Table extends Audience {
  /** Seats of bots that are being thought for. */
  readonly thinking = new Set<Seat>();
  /** Raised when answers are taken back: what a bot thought about before does not count. */
  epoch = 0;
  now: Told;
  usedAt: number;
  /** Somebody else has written to the record, or a write has failed. */
  stale = false;
  /** Another node wrote the last entry: it lets the bots think. Should it leave, whoever looks after the match does. */
  elsewhere = false;
  #pending = 0;
  #movedAt = 0;
  /** The look at storage that goes on, and the one that follows it. */
  #look: Promise<void> | null = null;
  #nextLook: Promise<void> | null = null;
  /** What others have written is compared with the latest position, which must last until that is done. */
  #catchingUp = false;
  /** Called when a new position is durable. */
  readonly #moved: (table: Table) => void;

  constructor(house: House, rules: AnyRules, told: Told, moved: (table: Table) => void) {
    super(house, rules, told);
    this.now = told;
    this.#moved = moved;
    this.usedAt = house.now();
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
    this.elsewhere = false;
    const moved: Watcher[] = [];
    for (const watcher of this.watchers) {
      // Somebody who lost a seat sees another table from now on.
      if (changed && watcher.sits(told.match)) moved.push(watcher);
      else watcher.tell(move.text(watcher));
    }
    if (changed) this.tellInfo();
    if (moved.length > 0) void this.show(moved);
    this.house.bus.publish({ match: this.id, what: 'entry', n: told.position?.n ?? 0 });
    alertThoseAsked(this, before);
    this.#moved(this);
    if (before?.board !== told.position?.board && !this.#catchingUp) before?.board.leave();
    // At a table in full swing it would be spread out again at once.
    const now = this.house.now();
    if (now - this.#movedAt > IN_FULL_SWING && this.now === told) this.rest();
    this.#movedAt = now;
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
    alertThoseAsked(this, null);
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
        this.#catchingUp = true;
        return this.#catchUp().finally(() => {
          this.#catchingUp = false;
        });
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
      const moves = await missedMoves(this, before, fresh);
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
    if (standing(fresh).n > standing(before).n) this.elsewhere = true;
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
}

const changeRow = ({ phase, seats, endedAt, result }: Match) => ({
  phase,
  seats: JSON.stringify(seats),
  endedAt,
  result: result === null ? null : JSON.stringify(result),
});
