/** Seconds' worth that may be used at once: people think in bursts. */
const BURST = 3;
/** So many are remembered; the one unused for longest is forgotten first. */
const MOST = 50_000;

/** How many messages somebody may send. */
export class Allowance {
  readonly #perSecond: number;
  #left: number;
  #at = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#left = BURST * perSecond;
  }

  /** Whether there is one left. */
  get ready(): boolean {
    const now = performance.now();
    const earned = ((now - this.#at) * this.#perSecond) / 1000;
    this.#at = now;
    this.#left = Math.min(BURST * this.#perSecond, this.#left + earned);
    return this.#left >= 1;
  }

  use(): void {
    this.#left--;
  }
}

/** One allowance for each key, which stays when its owner leaves: who comes back has no more than before. */
export class Allowances {
  readonly #perSecond: number;
  readonly #known = new Map<string, Allowance>();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  of(key: string): Allowance {
    const known = this.#known.get(key) ?? new Allowance(this.#perSecond);
    this.#known.delete(key);
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, known);
    return known;
  }
}
