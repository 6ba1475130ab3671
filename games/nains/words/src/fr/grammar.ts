/** «1 grade», «3 grades»: French counts in the plural from two on. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n < 2 ? one : many}`;

/** «1er», «2e». */
export const nth = (n: number): string => (n === 1 ? '1er' : `${n}e`);

/** «Anne, Céline et Serge». */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} et ${last}`;
}

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «à la Chope», «au Grognard». */
export const at = (place: string): string =>
  place.startsWith('le ') ? `au ${place.slice(3)}` : `à ${place}`;

/**
 * Sets words in French: the space before high punctuation does not break. Done here for everything
 * that is said, so that sentences can be written with ordinary spaces.
 */
export function typeset<W>(words: W): W {
  if (typeof words === 'string') return words.replace(/ (?=[:;!?])/g, '\u00a0') as W;
  if (Array.isArray(words)) return words.map(typeset) as W;
  if (typeof words === 'function') {
    const say = words as unknown as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => typeset(say(...given))) as W;
  }
  if (typeof words !== 'object' || words === null) return words;
  const entries = Object.entries(words).map(([key, value]) => [key, typeset(value)]);
  return Object.fromEntries(entries) as W;
}
