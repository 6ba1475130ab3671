import { type Clause, IllegalSetup } from '@meadhall/kernel';

/** What somebody typed, not yet trusted. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record with no other keys than these; any keys if none are named. */
export function readRecord(value: unknown, path: string, keys?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new IllegalSetup(path, value, keys ? `a record of ${keys.join(', ')}` : 'a record');
  for (const key of Object.keys(value))
    if (keys && !keys.includes(key))
      throw new IllegalSetup(`${path}.${key}`, (value as Fields)[key], `only ${keys.join(', ')}`);
  // Without a prototype, so that a player may be called `constructor`.
  return Object.assign(Object.create(null) as Record<string, unknown>, value);
}

export function readList(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new IllegalSetup(path, value, 'a list');
  return value;
}

/** One of a few names. */
export function readName<N extends string>(
  value: unknown,
  path: string,
  names: readonly N[],
  clause?: Clause,
): N {
  if (!(names as readonly unknown[]).includes(value))
    throw new IllegalSetup(path, value, names.join(', '), clause);
  return value as N;
}

/** Names, each at most once. */
export function readNames<N extends string>(
  value: unknown,
  path: string,
  names: readonly N[],
  clause?: Clause,
): N[] {
  const read = readList(value, path).map((it, i) => readName(it, `${path}[${i}]`, names, clause));
  const twice = read.findIndex((name, i) => read.indexOf(name) < i);
  if (twice >= 0)
    throw new IllegalSetup(`${path}[${twice}]`, read[twice], 'each name only once', clause);
  return read;
}

/** A whole number within bounds. */
export function readWhole(
  value: unknown,
  path: string,
  min: number,
  max: number,
  clause?: Clause,
): number {
  if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
    throw new IllegalSetup(path, value, `a whole number from ${min} to ${max}`, clause);
  return value as number;
}

/** What the players are called: one to five different names. */
export function readPlayers(value: unknown, path: string, clause: Clause): string[] {
  const names = readList(value, path).map((name, i) => {
    if (typeof name !== 'string' || name.trim() === '')
      throw new IllegalSetup(`${path}[${i}]`, name, 'a name');
    return name;
  });
  if (names.length < 1 || names.length > 5)
    throw new IllegalSetup(path, names, 'one to five names', clause);
  const twice = names.findIndex((name, i) => names.indexOf(name) < i);
  if (twice >= 0) throw new IllegalSetup(`${path}[${twice}]`, names[twice], 'different names');
  return names;
}
