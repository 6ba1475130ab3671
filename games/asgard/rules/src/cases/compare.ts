// When two values of the casebook are the same.
import { canonical } from '@meadhall/kernel';

/** Nothing there: 0, nothing, an empty list, or a record of nothings. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === 0) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

/** A value in which order within lists and empty parts no longer matter. */
export function normal(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(normal).sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !isNothing(part))
      .map(([key, part]) => [key, normal(part)]),
  );
}

export const sameValue = (a: unknown, b: unknown): boolean =>
  canonical(normal(a) ?? null) === canonical(normal(b) ?? null);

/** Whether a value read back is the one expected; lists in exact order only if asked for. */
export function fits(expected: unknown, is: unknown, inOrder: boolean): boolean {
  if (isNothing(expected)) return isNothing(is);
  if (inOrder && Array.isArray(expected)) {
    const found: readonly unknown[] = Array.isArray(is) ? is : [];
    return (
      expected.length === found.length && expected.every((item, i) => sameValue(item, found[i]))
    );
  }
  return !isNothing(is) && sameValue(expected, is);
}
