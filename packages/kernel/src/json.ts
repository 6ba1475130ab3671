/** Deep copy of plain JSON data. `Object.keys` is deliberate: `for…in` takes more than twice as long. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) {
      if (typeof copy[i] === 'object') copy[i] = clone(copy[i]);
    }
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    if (typeof copy[key] === 'object') copy[key] = clone(copy[key]);
  }
  return copy as T;
}

/** Deep equality of plain JSON data. Only what a value itself holds counts, whatever its keys are called. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  const keys = Object.keys(a);
  if (Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
      return false;
  }
  return true;
}

/** JSON text with the keys in alphabetical order: equal data, equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** A value in a few words, for a message: what a stranger sent may be long or deep beyond measure. */
export function brief(value: unknown, depth = 5): string {
  const text = depth === 0 ? '…' : outline(value, (item) => brief(item, depth - 1));
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

function outline(value: unknown, inner: (item: unknown) => string): string {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  if (Array.isArray(value)) return `[${value.slice(0, 100).map(inner)}]`;
  const fields = Object.entries(value).slice(0, 100);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${inner(field)}`)}}`;
}

/** 128 bits that stand for a state: equal states, equal hash, on every machine and in every year. */
export const hash = (value: unknown): string => digest(canonical(value));

/**
 * 128 bits of a text as 32 hexadecimal digits: four lanes, each a multiply-and-xor over the UTF-16
 * units with its own multiplier, mixed at the end. Good against accidents, not against forgers.
 */
export function digest(text: string): string {
  const lanes = [0x01000193, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f];
  return lanes
    .map((multiplier, lane) => {
      let h = 0x811c9dc5 + lane;
      for (let i = 0; i < text.length; i++)
        h = Math.imul(h ^ text.charCodeAt(i), multiplier) ^ (h >>> 15);
      h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
      h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
      return ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
