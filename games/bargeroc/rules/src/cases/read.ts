// Reading what a person typed: every refusal names the field, what it may be, and the clause.
import { type Clause, IllegalSetup } from '@meadhall/kernel';

export type Given = Readonly<Record<string, unknown>>;

/** A record; where fields are named, with no others. */
export function readRecord(value: unknown, path: string, fields?: readonly string[]): Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new IllegalSetup(path, value, 'a record');
  for (const key of Object.keys(value))
    if (fields && !fields.includes(key))
      throw new IllegalSetup(join(path, key), key, fields.join(', '));
  return value as Given;
}

export const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** A whole number within bounds, or what stands in for a missing one. */
export function readNumber(
  value: unknown,
  path: string,
  [min, max]: readonly [number, number],
  clause: Clause,
  otherwise = 0,
): number {
  if (value === undefined) return otherwise;
  if (!Number.isInteger(value) || Number(value) < min || Number(value) > max) {
    const allowed = max === Infinity ? `a whole number from ${min} on` : `${min} to ${max}`;
    throw new IllegalSetup(path, value, allowed, clause);
  }
  return Number(value);
}

export function readFlag(value: unknown, path: string, clause: Clause): boolean {
  if (value === undefined) return false;
  if (typeof value !== 'boolean') throw new IllegalSetup(path, value, 'true, false', clause);
  return value;
}

/** One of the names. */
export function readName<K extends string>(
  value: unknown,
  path: string,
  names: readonly K[],
  clause: Clause,
): K {
  if (!(names as readonly unknown[]).includes(value))
    throw new IllegalSetup(path, value, names.join(', '), clause);
  return value as K;
}

/** Any list; a missing one is empty. */
export function readList(value: unknown, path: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new IllegalSetup(path, value, 'a list');
  return value;
}

/** A list of names, each from the table. */
export function readNames<K extends string>(
  value: unknown,
  path: string,
  names: readonly K[],
  clause: Clause,
): K[] {
  return readList(value, path).map((name, i) => readName(name, `${path}.${i}`, names, clause));
}

/** No more of a card than the box holds (BAR-13.4). */
export class Box<K extends string> {
  readonly #left: Map<K, number>;

  constructor(all: readonly K[]) {
    this.#left = new Map();
    for (const name of all) this.#left.set(name, (this.#left.get(name) ?? 0) + 1);
  }

  /** The cards, taken out of the box; a spare one may be there more often. */
  take(cards: readonly K[], path: string, isSpare = (_card: K): boolean => false): K[] {
    cards.forEach((card, i) => {
      if (isSpare(card)) return;
      const left = this.#left.get(card) ?? 0;
      if (left === 0)
        throw new IllegalSetup(
          `${path}.${i}`,
          card,
          'no more of them than the box holds',
          'BAR-13.4',
        );
      this.#left.set(card, left - 1);
    });
    return [...cards];
  }
}
