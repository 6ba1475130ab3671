import { canonical, IllegalSetup } from '@meadhall/kernel';
import { readList, readRecord } from './reading.ts';

/** What a case is compared with: a plain value, a list in any order, or a record of such things. */
export type Actual = string | number | null | readonly unknown[] | Bag | { [key: string]: Actual };

/** A list whose order does not matter. */
export interface Bag {
  readonly inAnyOrder: readonly string[];
}

export const bag = (items: readonly string[]): Bag => ({ inAnyOrder: items });

/** Refuses an `expect` that asks for something there is not. */
export function checkExpected(expected: unknown, actual: Actual, path: string): void {
  if (isBag(actual)) readList(expected, path);
  else if (isRecord(actual)) {
    const fields = readRecord(expected, path, Object.keys(actual));
    if (Object.keys(fields).length === 0)
      throw new IllegalSetup(path, expected, `something of ${Object.keys(actual).join(', ')}`);
    for (const [key, field] of Object.entries(fields))
      checkExpected(field, actual[key] as Actual, `${path}.${key}`);
  } else if (Array.isArray(actual)) readList(expected, path);
}

/** Every difference, as `players.A.gem: expected 5, got 4`. */
export function differences(expected: unknown, actual: Actual, path = ''): string[] {
  if (!isRecord(actual) || isBag(actual)) {
    const [wanted, got] = isBag(actual)
      ? [sorted(expected as readonly unknown[]), sorted(actual.inAnyOrder)]
      : [canonical(expected), canonical(actual)];
    return wanted === got ? [] : [`${path}: expected ${wanted}, got ${got}`];
  }
  return Object.entries(expected as Record<string, unknown>).flatMap(([key, field]) =>
    differences(field, actual[key] as Actual, path ? `${path}.${key}` : key),
  );
}

const isRecord = (actual: Actual): actual is { [key: string]: Actual } =>
  typeof actual === 'object' && actual !== null && !Array.isArray(actual);

const isBag = (actual: Actual): actual is Bag => isRecord(actual) && 'inAnyOrder' in actual;

const sorted = (items: readonly unknown[]): string =>
  `[${items
    .map((item) => canonical(item))
    .sort()
    .join(',')}]`;
