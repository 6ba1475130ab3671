/** «a 7», «an 8», «an 11», «a Forge dwarf». */
export const a = (noun: string): string =>
  `${/^([aeio]|8|11\b|18\b)/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** «1 rank», «3 ranks». */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** «1st», «2nd», «11th», «23rd». */
export function nth(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}

/** «Anne, Céline and Serge». */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
