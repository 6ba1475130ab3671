// English grammar for sentences put together from names and numbers.

/** «a Miner 2», «an Explorer 11»; of the numbers, eight, eleven and eighteen begin with a vowel. */
export const a = (noun: string): string =>
  `${/^([aeiou]|8|1[18](?!\d))/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** «1 rank», «3 ranks». */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** «1st», «2nd», «11th», «23rd». */
export function nth(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}

/** «Anne, Céline and Serge». */
export const list = (items: readonly string[]): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** «Céline’s», «Jess’s». */
export const of = (name: string): string => `${name}’s`;
