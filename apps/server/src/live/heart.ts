/** Milliseconds from one heartbeat of a connection to its next. */
const HEARTBEAT = 15_000;
/** Moments of a heartbeat: everybody has one of them, so that a full house never stands still while all are asked. */
export const MOMENTS = 60;

interface Beating {
  beat(): void;
}

/** Beats for all connections, some of them at a time. */
export class Heart {
  readonly #moments = Array.from({ length: MOMENTS }, () => new Set<Beating>());
  readonly #timer: NodeJS.Timeout;
  #entered = 0;
  #now = 0;

  constructor() {
    this.#timer = setInterval(() => this.beat(), HEARTBEAT / MOMENTS).unref();
  }

  /** Returns what ends it. */
  add(it: Beating): () => void {
    const moment = this.#moments[this.#entered++ % MOMENTS] as Set<Beating>;
    moment.add(it);
    return () => moment.delete(it);
  }

  /** The next moment. */
  beat(): void {
    for (const it of this.#moments[this.#now++ % MOMENTS] as Set<Beating>) it.beat();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
