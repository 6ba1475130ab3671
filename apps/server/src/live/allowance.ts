/** Seconds' worth that may be used at once: people think in bursts. */
const BURST = 3;

/** How many messages somebody may send. */
export class Allowance {
  readonly #perSecond: number;
  #left: number;
  #at = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#left = BURST * perSecond;
  }

  /** Whether there was one left. */
  take(): boolean {
    const now = performance.now();
    const earned = ((now - this.#at) * this.#perSecond) / 1000;
    this.#at = now;
    this.#left = Math.min(BURST * this.#perSecond, this.#left + earned);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
