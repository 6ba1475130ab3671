import type { Seat } from '@meadhall/kernel';
import type { Note } from '../bus/bus.ts';
import type { House } from './house.ts';

/** So often a node says again who looks from there. */
const SAYS_AGAIN = 30_000;
/** So long it is believed; a node that has died says nothing. */
const BELIEVED = 75_000;

/** Which seats of a table are looked after from other nodes, as far as those have said so. */
export class Presence {
  readonly #house: House;
  readonly #match: string;
  /** The seats somebody looks from here for. */
  readonly #own: () => Iterable<Seat>;
  /** When each seat was last heard of; our own notes come back to us, and are as true as those of others. */
  #heardOf: Map<Seat, number> | null = null;
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(house: House, match: string, own: () => Iterable<Seat>) {
    this.#house = house;
    this.#match = match;
    this.#own = own;
  }

  has(seat: Seat): boolean {
    return (this.#heardOf?.get(seat) ?? Number.NEGATIVE_INFINITY) > this.#house.now() - BELIEVED;
  }

  /** Somebody came, or this node begins to care who is there. */
  ask(): void {
    this.say();
    this.#tell('who', 0);
  }

  say(): void {
    this.#saidAt = this.#house.now();
    for (const seat of this.#own()) this.#tell('here', seat);
  }

  /** Every table has a time of its own: a full house is not said in one breath. */
  sayAgain(): void {
    if (this.#saidAt + SAYS_AGAIN <= this.#house.now()) this.say();
  }

  /** Somebody who looked from here has gone; perhaps they look from here twice. */
  left(seats: Iterable<Seat>): void {
    const still = new Set(this.#own());
    for (const seat of seats) if (!still.has(seat)) this.#tell('gone', seat);
  }

  forget(): void {
    this.#heardOf = null;
  }

  /** Takes a note in; says whether somebody has come or gone. */
  hear({ what, n }: Note): boolean {
    if (what === 'who') {
      this.say();
      return false;
    }
    const before = this.has(n);
    if (what === 'here') {
      this.#heardOf ??= new Map();
      this.#heardOf.set(n, this.#house.now());
    } else {
      this.#heardOf?.delete(n);
      // They have left another node, but not this one.
      if (new Set(this.#own()).has(n)) this.#tell('here', n);
    }
    return this.has(n) !== before;
  }

  #tell(what: 'here' | 'gone' | 'who', n: number): void {
    const { bus } = this.#house;
    if (bus.shared) bus.publish({ match: this.#match, what, n });
  }
}
