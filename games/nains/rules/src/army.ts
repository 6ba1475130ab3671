import { at } from '@meadhall/kernel';
import { linesOf, ranksIn } from '@meadhall/taverns';
import { COLUMN, DWARVES, ORDERS, type Order } from './cards.ts';
import {
  type Award,
  COGNARS,
  type CognarName,
  cognarNamed,
  eliteNamed,
  GAAT_POINTS,
  isElite,
  type Symbols,
} from './cognars.ts';
import type { ArmyCard, CommandCard, Lord, Options } from './model.ts';

const ranksOf = (card: ArmyCard): number =>
  typeof card === 'number' ? at(DWARVES, card).ranks : COGNARS[card].ranks;

/** Ranks of a column, whatever the colour of its cards, tokens or not. (NAI-1.3) */
export const ranks = (column: readonly ArmyCard[]): number => ranksIn(column, ranksOf);

/** Complete lines: the ranks of the shortest column. (NAI-1.5) */
export const lines = ({ army }: Readonly<Lord>): number => linesOf(army, ranksOf);

/** The one column shorter than all others, where a rank completes a line; or -1. */
export function shortestAlone({ army }: Readonly<Lord>): number {
  let fewest = Number.POSITIVE_INFINITY;
  let shortest = -1;
  for (let column = 0; column < army.length; column++) {
    const own = ranks(at(army, column));
    if (own === fewest) shortest = -1;
    if (own >= fewest) continue;
    fewest = own;
    shortest = column;
  }
  return shortest;
}

/** What a card is worth in a column. Mercenaries are paid apart. (NAI-11.16, NAI-11.18) */
export function pointsOf(card: ArmyCard, order: Order): number {
  if (typeof card === 'number') return at(DWARVES, card).points;
  if (card === 'gaat') return GAAT_POINTS[order];
  const { kind, points } = cognarNamed(card);
  return kind === 'mercenary' ? 0 : points;
}

/** Whether a column has a card of so many points already, covered or not. (NAI-9.9) */
export function hasValue(
  { army }: Readonly<Lord>,
  points: number,
  counted: Options['pariahs'],
): boolean {
  for (const card of at(army, COLUMN.errants))
    if ((counted === 'anyCard' || typeof card === 'number') && pointsOf(card, 'errants') === points)
      return true;
  return false;
}

export function owns({ army, command }: Readonly<Lord>, name: CommandCard): boolean {
  if (command.includes(name)) return true;
  for (const column of army) if (column.includes(name as ArmyCard)) return true;
  return false;
}

/** The Cognars a lord has recruited: neither Ga'at nor what was awarded. (NAI-10.12) */
export function recruited({ army, command }: Readonly<Lord>): CognarName[] {
  const isRecruit = (card: ArmyCard | Award): card is CognarName =>
    typeof card === 'string' && Object.hasOwn(COGNARS, card) && card !== 'gaat';
  return [...army.flat(), ...command].filter(isRecruit);
}

const NONE: Symbols = {};

function symbolsOf(name: CommandCard): Symbols {
  if (name === 'certification') return NONE;
  return isElite(name) ? eliteNamed(name) : cognarNamed(name);
}

/** Counts one symbol in the whole fortress-state; a token hides none. (NAI-1.2, NAI-9.8) */
export function countSymbol(
  { army, command }: Readonly<Lord>,
  symbol: 'malt' | 'occult' | 'lifts',
): number {
  let sum = 0;
  for (const column of army)
    for (const card of column) {
      if (typeof card === 'string') sum += symbolsOf(card)[symbol] ?? 0;
      else if (symbol !== 'lifts') sum += at(DWARVES, card)[symbol];
    }
  for (const card of command) sum += symbolsOf(card)[symbol] ?? 0;
  return sum;
}

/** The different runes of the whole fortress-state. (NAI-1.8, NAI-16.5) */
export function differentRunes({ army, command }: Readonly<Lord>): number {
  const runes = new Set<string>();
  for (const column of army)
    for (const card of column) {
      if (typeof card === 'string') for (const rune of symbolsOf(card).runes ?? []) runes.add(rune);
      else {
        const { rune } = at(DWARVES, card);
        if (rune) runes.add(rune);
      }
    }
  for (const card of command) for (const rune of symbolsOf(card).runes ?? []) runes.add(rune);
  return runes.size;
}

/** A value for each column. */
export const byOrder = <V>(
  { army }: Readonly<Lord>,
  value: (column: readonly ArmyCard[], order: Order) => V,
): Record<Order, V> =>
  Object.fromEntries(
    ORDERS.map((order) => [order, value(at(army, COLUMN[order]), order)]),
  ) as Record<Order, V>;
