import type { Bots } from '../bots/pool.ts';
import type { Bus } from '../bus/bus.ts';
import type { Alerts } from '../hall.ts';
import type { Storage } from '../storage/storage.ts';
import type { Games } from './games.ts';

/** Everything around the tables: where matches are kept, who thinks for bots, what time it is. */
export interface House {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly bots: Bots;
  readonly games: Games;
  readonly alerts: Alerts;
  now(): number;
  /** Something of ours went wrong; nobody at the table is to blame. */
  complain(error: unknown, about: Readonly<Record<string, unknown>>): void;
  readonly tally: Tally;
  /** Everybody is going home. */
  readonly closed: boolean;
  /** For what would be nice to know but must not slow anybody down. */
  readonly spare: Spare;
}

/** A fiftieth of the time at most: after each use it rests 49 times as long. */
export class Spare {
  #restsUntil = 0;

  ready(): boolean {
    return performance.now() >= this.#restsUntil;
  }

  use<R>(work: () => R): R {
    const began = performance.now();
    const done = work();
    const ended = performance.now();
    this.#restsUntil = ended + 49 * (ended - began);
    return done;
  }
}

/** What is counted since the start. */
interface Tally {
  refusals: number;
  botErrors: number;
}

/** Somebody else has written that entry; the position has to be looked up again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}
