import { Refused } from '../refused.ts';

/** Milliseconds of work at a stretch, and of rest after it: half of the time belongs to those who play. */
const STRETCH = 3;
/** So many may wait; whoever comes then is asked to come back. */
const LONGEST_QUEUE = 32;
/** So many finished pages are kept for whoever asks again. */
const MOST_PAGES = 50;

/** Long work that stops where it says `yield`; somebody else may go first there. */
export type Work<R> = Generator<unknown, R>;

/** Does long work a little at a time, so that no table has to wait for it. */
export async function littleByLittle<R>(work: Work<R>): Promise<R> {
  for (;;) {
    const until = performance.now() + STRETCH;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, STRETCH));
  }
}

/** Writes down what readers ask for, one after the other, and remembers what was asked for last. */
export class Scribe {
  readonly #pages = new Map<string, unknown>();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** `key`: everything the page depends on. */
  async write<R>(key: string, work: () => Work<R>): Promise<R> {
    const known = this.#pages.get(key) as R | undefined;
    if (known !== undefined) return known;
    if (this.#waiting >= LONGEST_QUEUE) throw new Refused('busy');
    this.#waiting++;
    const writing = this.#last.then(() => littleByLittle(work()));
    this.#last = writing.catch(() => {});
    try {
      const page = await writing;
      this.#remember(key, page);
      return page;
    } finally {
      this.#waiting--;
    }
  }

  #remember(key: string, page: unknown): void {
    const [oldest] = this.#pages.keys();
    if (this.#pages.size >= MOST_PAGES && oldest !== undefined) this.#pages.delete(oldest);
    this.#pages.set(key, page);
  }
}
