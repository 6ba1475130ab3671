import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../refused.ts';

// Argon2id with 19 MiB and two passes, as OWASP advises; the library's defaults, written out so that they stay.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** So many may wait for the few threads that hash; whoever comes then is asked to come back. */
const LONGEST_QUEUE = 32;

/** Makes and checks passwords. Checking takes as long for a login nobody has. */
export class Passwords {
  #waiting = 0;
  #nobodys: Promise<string> | undefined;

  async hash(password: string): Promise<string> {
    return this.#queued(() => hash(password, COST));
  }

  async fits(stored: string | null | undefined, password: string): Promise<boolean> {
    return this.#queued(async () => {
      this.#nobodys ??= hash('nobody has this password', COST);
      const fits = await verify(stored ?? (await this.#nobodys), password);
      return fits && stored !== null && stored !== undefined;
    });
  }

  async #queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= LONGEST_QUEUE) throw new Refused('busy');
    this.#waiting++;
    try {
      return await work();
    } finally {
      this.#waiting--;
    }
  }
}
