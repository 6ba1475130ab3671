/** How often those who have said too much are looked at. */
const LOOKS_EVERY = 100;

/** Somebody who has said more than they may, and whom nobody listens to until they may again. */
export interface Talker {
  /** Hears what has waited, as far as it may. Whether nothing waits any more. */
  goOn(): boolean;
}

/** All talkers that are held. One timer serves them all, and there is none while nobody is held. */
export class Held {
  readonly #all = new Set<Talker>();
  #timer: NodeJS.Timeout | null = null;

  add(talker: Talker): void {
    this.#all.add(talker);
    this.#timer ??= setInterval(() => this.#look(), LOOKS_EVERY).unref();
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#all.clear();
  }

  #look(): void {
    for (const talker of this.#all) if (talker.goOn()) this.#all.delete(talker);
    if (this.#all.size === 0) this.close();
  }
}
