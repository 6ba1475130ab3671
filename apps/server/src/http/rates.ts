import { Refused } from '../refused.ts';

interface Bucket {
  left: number;
  at: number;
}

/** So many keys are remembered; the one unused for longest is forgotten first. */
const MOST_KEYS = 50_000;

/** Buckets of tokens, one for each key: `perWindow` at once at most, and as many again in each window. */
export class Rate {
  readonly #perWindow: number;
  readonly #window: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perWindow: number, window: number, now: () => number = Date.now) {
    this.#perWindow = perWindow;
    this.#window = window;
    this.#now = now;
  }

  /** Takes a token; refuses if there is none and says how long to wait. */
  take(key: string): void {
    const bucket = this.#bucket(key);
    if (bucket.left < 1) {
      const wait = ((1 - bucket.left) * this.#window) / this.#perWindow;
      throw new Refused('tooMany', { params: { retryAfter: Math.max(1, Math.ceil(wait / 1000)) } });
    }
    bucket.left--;
  }

  #bucket(key: string): Bucket {
    const now = this.#now();
    const known = this.#buckets.get(key);
    if (known) {
      const earned = (Math.max(0, now - known.at) * this.#perWindow) / this.#window;
      known.left = Math.min(this.#perWindow, known.left + earned);
      known.at = now;
      // Last in the map: used last.
      this.#buckets.delete(key);
      this.#buckets.set(key, known);
      return known;
    }
    if (this.#buckets.size >= MOST_KEYS) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    const fresh = { left: this.#perWindow, at: now };
    this.#buckets.set(key, fresh);
    return fresh;
  }
}

/** An address as limits count it: a household has one IPv4 address, but a whole /64 of IPv6. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((it) => Number.parseInt(it, 16).toString(16))
    .join(':')}::/64`;
}
