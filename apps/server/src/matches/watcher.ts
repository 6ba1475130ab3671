import type { Guest } from '../hall.ts';
import { type Match, seatsOf } from './match.ts';

/** Somebody who is told everything that happens at a table, as far as they may know it. */
export class Watcher {
  readonly who: Guest;
  readonly #send: (text: string) => void;
  seats: readonly number[];
  /** Watchers with the same key are sent the same text. */
  key: string;
  /** What was said while the table was still being read; `null` once it was sent. */
  #held: string[] | null = [];

  constructor(who: Guest, match: Match, send: (text: string) => void) {
    this.who = who;
    this.#send = send;
    this.seats = seatsOf(match, who);
    this.key = this.seats.join();
  }

  /** Whether the seats of this watcher are others now. */
  sits(match: Match): boolean {
    const seats = seatsOf(match, this.who);
    const key = seats.join();
    if (key === this.key) return false;
    this.seats = seats;
    this.key = key;
    return true;
  }

  /** The whole table is about to be shown: until then changes to it are not told. */
  hold(): void {
    this.#held ??= [];
  }

  /** A change to the table; whoever has not seen the table yet will see it with the change. */
  tell(text: string): void {
    if (this.#held === null) this.#send(text);
  }

  /** Something that no later table repeats. */
  tellLine(text: string): void {
    if (this.#held === null) this.#send(text);
    else this.#held.push(text);
  }

  /** The whole table, and what was said meanwhile. */
  show(table: string): void {
    this.#send(table);
    for (const line of this.#held ?? []) this.#send(line);
    this.#held = null;
  }
}
