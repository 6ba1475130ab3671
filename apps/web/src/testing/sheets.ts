import { type GameTypes, type Rules, type Seat, totals } from '@meadhall/kernel';
import { changed, type Entered, type Form, freshSheet, type Value } from '../score/form.ts';

export type Tap = [Seat | null, string, Value];

/** Taps a sheet in, field by field; `null` is the table. */
export function tapped(form: Form, players: number, taps: readonly Tap[]): Entered {
  let entered = freshSheet(form, players);
  for (const [seat, id, value] of taps) entered = changed(form, entered, seat, id, value);
  return entered;
}

type Read<T extends GameTypes> = (given: unknown) => { game: T['state']; names: string[] };

/** What the rules make of a position. */
export function count<T extends GameTypes>(rules: Rules<T>, read: Read<T>, given: unknown) {
  const { game, names } = read(given);
  return { totals: totals(rules.sheet(game), names.length), winners: rules.winners(game) };
}

export const split = (text: string): string[] => text.split(' ').filter(Boolean);

export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase();

/** Coins as an example writes them, as the sheet calls them. */
export const coins = (given: readonly (string | number)[]): string[] =>
  given.map(String).map((coin) => {
    if (coin === 's3') return '3x';
    if (/^t\d+$/.test(coin)) return `${coin.slice(1)}g`;
    return /^\d+$/.test(coin) && Number(coin) > 5 ? `${coin}g` : coin;
  });
