const HEARTBEAT = 20_000;
/** How long whoever looks again waits for a sign of life. */
const PROBE = 3_000;

/** Notices when the other side has fallen silent: no socket tells. */
export class Pulse {
  readonly #ping: () => void;
  readonly #dead: () => void;
  #beat: ReturnType<typeof setInterval> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #heard = true;

  constructor(ping: () => void, dead: () => void) {
    this.#ping = ping;
    this.#dead = dead;
  }

  start(): void {
    this.stop();
    this.#heard = true;
    this.#beat = setInterval(() => {
      if (this.#heard) this.#askForLife();
      else this.#dead();
    }, HEARTBEAT);
  }

  stop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#probe);
  }

  /** Something was said. */
  heard(): void {
    this.#heard = true;
  }

  /** What seems alive may have died while a phone slept: it must give a sign soon. */
  probe(): void {
    clearTimeout(this.#probe);
    this.#askForLife();
    this.#probe = setTimeout(() => this.#heard || this.#dead(), PROBE);
  }

  #askForLife(): void {
    this.#heard = false;
    this.#ping();
  }
}
