// Reading what a person wrote: every mistake is answered with its field, what is allowed, and the rule.
import { type Clause, IllegalSetup } from '@meadhall/kernel';

/** A record with known fields only; a missing one is an empty record. */
export function fields(
  value: unknown,
  path: string,
  known: readonly string[],
): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new IllegalSetup(path || 'the whole', value, `a record with ${known.join(', ')}`);
  for (const key of Object.keys(value)) {
    if (!known.includes(key))
      throw new IllegalSetup(
        inside(path, key),
        (value as Record<string, unknown>)[key],
        `one of ${known.join(', ')}`,
      );
  }
  return value as Record<string, unknown>;
}

/** A list; a missing one is empty. */
export function list(value: unknown, path: string): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new IllegalSetup(path, value, 'a list');
  return value;
}

/** One of a few names. */
export function oneOf<T extends string | number>(
  value: unknown,
  path: string,
  allowed: readonly T[],
  clause: Clause | null = null,
): T {
  if (!allowed.includes(value as T))
    throw new IllegalSetup(path, value, allowed.join(', ') || 'nothing here', clause);
  return value as T;
}

/** One of a few names, or nothing. */
export function oneOrNone<T extends string>(
  value: unknown,
  path: string,
  allowed: readonly T[],
  clause: Clause | null = null,
): T | null {
  return value === undefined || value === null ? null : oneOf(value, path, allowed, clause);
}

/** A list of different names. */
export function names<T extends string>(
  value: unknown,
  path: string,
  allowed: readonly T[],
  clause: Clause | null = null,
): T[] {
  const found: T[] = [];
  for (const [i, item] of list(value, path).entries()) {
    const name = oneOf(item, `${path}.${i}`, allowed, clause);
    if (found.includes(name))
      throw new IllegalSetup(`${path}.${i}`, name, 'each of them once', clause);
    found.push(name);
  }
  return found;
}

/** A whole number from 0, at most `most`; what is missing is the default. */
export function count(
  value: unknown,
  path: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER, or = 0, clause = null as Clause | null } = {},
): number {
  if (value === undefined) return or;
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) {
    const allowed =
      most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `${least} to ${most}`;
    throw new IllegalSetup(path, value, allowed, clause);
  }
  return Number(value);
}

/** Counts by name; what is missing is 0. */
export function counts<K extends string>(
  value: unknown,
  path: string,
  keys: readonly K[],
  most: Readonly<Record<K, number>>,
  clause: Clause | null = null,
): Record<K, number> {
  const given = fields(value, path, keys);
  return Object.fromEntries(
    keys.map((key) => [key, count(given[key], inside(path, key), { most: most[key], clause })]),
  ) as Record<K, number>;
}

const inside = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
