import { brief, same } from '@meadhall/kernel';

/** Where a value is not plain JSON, and why; nothing if it is. */
export function oddity(value: unknown, path = 'state'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : `${path} is ${value}, which JSON cannot hold`;
  if (typeof value !== 'object') return `${path} is ${typeof value}, which JSON cannot hold`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const odd = oddity(value[i], `${path}.${i}`);
      if (odd) return odd;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype)
    return `${path} is an instance of ${value.constructor?.name ?? 'nothing'}, not a plain record`;
  for (const key of Object.keys(value)) {
    const odd = oddity((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (odd) return odd;
  }
  return undefined;
}

/** The first place where two values differ, as `seats.1.hand: 3, not 4`; nothing if they are equal. */
export function difference(is: unknown, should: unknown, path = ''): string | undefined {
  if (same(is, should)) return undefined;
  if (isRecord(is) && isRecord(should) && Array.isArray(is) === Array.isArray(should)) {
    for (const key of new Set([...Object.keys(should), ...Object.keys(is)])) {
      const found = difference(is[key], should[key], path === '' ? key : `${path}.${key}`);
      if (found) return found;
    }
  }
  return `${path || 'value'}: ${brief(is)}, not ${brief(should)}`;
}

/** What arrives when a value is sent as JSON: what the server gets from a client, and a client from it. */
export const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
