// French grammar for sentences put together from names and numbers.

/** «de Céline», «d’Anne»: elided before a vowel, and before a y that sounds like one. */
export const de = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`);

/** «le guerrier», «l’explorateur». */
export const le = (noun: string): string => (startsWithVowel(noun) ? `l’${noun}` : `le ${noun}`);

const startsWithVowel = (word: string): boolean =>
  /^([aeiouœæàâäéèêëîïôöùûü]|y[^aeiouy])/i.test(word);

/** «1 grade», «3 grades»: French counts in the plural from two on. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n < 2 ? one : many}`;

/** «1er», «2e». */
export const nth = (n: number): string => (n === 1 ? '1er' : `${n}e`);

/** «Anne, Céline et Serge». */
export const list = (items: readonly string[]): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`;

/**
 * Sets words in French: the spaces before high punctuation and inside guillemets do not break. Done
 * here for everything that is said, so that sentences can be written with ordinary spaces.
 */
export function typeset<W>(words: W): W {
  if (typeof words === 'string') return noBreaks(words) as W;
  if (Array.isArray(words)) return words.map(typeset) as W;
  if (typeof words === 'function')
    return ((...given: unknown[]) => typeset((words as Say)(...given))) as W;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeset(value)]),
  ) as W;
}
type Say = (...given: unknown[]) => unknown;

const noBreaks = (text: string): string =>
  text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
