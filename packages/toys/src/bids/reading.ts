// What somebody typed is not trusted: each reader returns what it checked, or says what is wrong where.
import { type Clause, IllegalSetup } from '@meadhall/kernel';

type Fields = Readonly<Record<string, unknown>>;

/** A record; with no other keys than these, if any are named. */
export function readRecord(value: unknown, path: string, keys?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new IllegalSetup(path, value, keys ? `a record of ${keys.join(', ')}` : 'a record');
  const strange = Object.keys(value).find((key) => keys && !keys.includes(key));
  if (strange !== undefined) throw new IllegalSetup(path, strange, `${keys?.join(', ')}`);
  return value as Fields;
}

/** A list; of one length only, if one is named. */
export function readList(
  value: unknown,
  path: string,
  length?: number,
  clause?: Clause,
): readonly unknown[] {
  if (!Array.isArray(value) || (length !== undefined && value.length !== length))
    throw new IllegalSetup(path, value, `a list${length ? ` of ${length}` : ''}`, clause);
  return value;
}

/** One of these. */
export function readOneOf<I>(value: unknown, path: string, all: readonly I[], clause?: Clause): I {
  const found = all.find((it) => it === value);
  if (found === undefined) throw new IllegalSetup(path, value, all.join(', '), clause);
  return found;
}

/** A list of these. */
export function readSome<I>(value: unknown, path: string, all: readonly I[], clause: Clause): I[] {
  return readList(value, path).map((item, i) => readOneOf(item, `${path}[${i}]`, all, clause));
}

/** What somebody is called. */
export function readName(value: unknown, path: string): string {
  if (typeof value !== 'string' || value.trim() === '')
    throw new IllegalSetup(path, value, 'a name');
  return value;
}

/** A whole number within bounds. */
export function readWhole(
  value: unknown,
  path: string,
  min: number,
  max: number,
  clause: Clause,
): number {
  if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
    throw new IllegalSetup(path, value, `a whole number from ${min} to ${max}`, clause);
  return value as number;
}

/** Refuses the second of two equal things of which there is only one. */
export function eachOnce(items: readonly unknown[], path: string, clause: Clause): void {
  const twice = items.find((item, i) => items.indexOf(item) < i);
  if (twice !== undefined) throw new IllegalSetup(path, twice, 'each only once', clause);
}
