import { Refused } from '../refused.ts';

/** Deeper than anything a person sends: a legend somebody wrote needs eight. */
const DEEPEST = 32;

/** Reads JSON a stranger sent: not too deep, no key that reaches into JavaScript, no text a database cannot keep. */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused('badRequest');
  }
  inspect(value, DEEPEST);
  return value;
}

function inspect(value: unknown, depth: number): void {
  if (typeof value === 'string') inspectText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw new Refused('badRequest');
  if (Array.isArray(value)) for (const item of value) inspect(item, depth - 1);
  else
    for (const [key, field] of Object.entries(value)) {
      if (key === '__proto__') throw new Refused('badRequest', { field: key });
      inspectText(key);
      inspect(field, depth - 1);
    }
}

/** Half a surrogate pair is no text, and PostgreSQL keeps no zero bytes. */
export function inspectText(text: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw new Refused('badRequest');
}
