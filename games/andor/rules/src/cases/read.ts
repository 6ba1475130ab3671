// Reading what a person wrote: every refusal names the field, what it may be, and the clause.
import { type Clause, IllegalSetup } from '@meadhall/kernel';

export type Given = Readonly<Record<string, unknown>>;

/** A record; where fields are named, with no others. */
export function readRecord(value: unknown, path: string, fields?: readonly string[]): Given {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new IllegalSetup(path, value, 'a record');
  for (const key of Object.keys(value))
    if (fields && !fields.includes(key))
      throw new IllegalSetup(`${path}.${key}`, key, fields.join(', '));
  return value as Given;
}

/** A list; a missing one is empty. */
export function readList(value: unknown, path: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new IllegalSetup(path, value, 'a list');
  return value;
}

/** A whole number within bounds, or what stands in for a missing one. */
export function readNumber(
  value: unknown,
  path: string,
  [min, max]: readonly [number, number],
  clause: Clause,
  otherwise?: number,
): number {
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
    throw new IllegalSetup(path, value, `${min} to ${max}`, clause);
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
  otherwise?: K,
): K {
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (!(names as readonly unknown[]).includes(value))
    throw new IllegalSetup(path, value, names.join(', '), clause);
  return value as K;
}

export function readText(value: unknown, path: string, allowed: string): string {
  if (typeof value !== 'string') throw new IllegalSetup(path, value, allowed);
  return value;
}
