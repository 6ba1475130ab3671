import { BrokenRules } from './check.ts';
import { digest } from './json.ts';

/** State of the generator: four 32-bit words, plain data like everything else in a game. */
export type Rng = [number, number, number, number];

/** 128 bits as 32 hexadecimal digits: all the chance a match will ever need. */
export type Seed = string;

export const isSeed = (given: unknown): given is Seed =>
  typeof given === 'string' && /^[0-9a-f]{32}$/.test(given);

/** A seed made from any text, so that `--seed 42` and a test title can name one. */
export const seedOf = (text: string | number): Seed => digest(String(text));

/**
 * A generator of its own for a seed. The algorithm is xoshiro128**; its four words are the four
 * words of the seed, each mixed so that seeds which differ in one bit start far apart. The order in
 * which a game draws is part of its rules version: changing anything here breaks every replay.
 */
export function seeded(seed: Seed): Rng {
  if (!isSeed(seed)) throw new BrokenRules(`a seed is 32 hexadecimal digits, not "${seed}"`);
  const word = (i: number): number =>
    mix(Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16) + i + 1);
  const rng: Rng = [word(0), word(1), word(2), word(3)];
  // All zeros is the one state the algorithm never leaves.
  if ((rng[0] | rng[1] | rng[2] | rng[3]) === 0) rng[0] = 1;
  for (let i = 0; i < 16; i++) uint32(rng);
  return rng;
}

/** A new generator that draws its state from another: for worlds imagined side by side. */
export function fork(rng: Rng): Rng {
  return [uint32(rng) | 0, uint32(rng) | 0, uint32(rng) | 0, uint32(rng) | 1];
}

/** A uniform integer in [0, n). A word past the last whole multiple of n is drawn again. */
export function below(rng: Rng, n: number): number {
  if (!(Number.isInteger(n) && n >= 1 && n <= 0x1_0000_0000))
    throw new BrokenRules(`cannot draw a number below ${n}`);
  for (;;) {
    const word = uint32(rng);
    const rest = word % n;
    if (word - rest <= 0x1_0000_0000 - n) return rest;
  }
}

/** Throws a die with faces 1 to `faces`. */
export const die = (rng: Rng, faces = 6): number => 1 + below(rng, faces);

/** Shuffles a list where it lies: Fisher and Yates, from the last item down. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

function uint32(rng: Rng): number {
  const b = rng[1];
  const x = Math.imul(b, 5);
  const word = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const c = rng[2] ^ rng[0];
  const d = rng[3] ^ b;
  rng[1] = b ^ c;
  rng[0] ^= d;
  rng[2] = c ^ (b << 9);
  rng[3] = (d << 11) | (d >>> 21);
  return word;
}

/** A bijection of 32-bit words in which every bit of the input reaches every bit of the output. */
function mix(word: number): number {
  let w = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  w = Math.imul(w ^ (w >>> 13), 0xc2b2ae35);
  return w ^ (w >>> 16);
}
