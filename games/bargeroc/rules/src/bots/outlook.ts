// What things are worth to a seat, in points of prestige, as far as its view shows.
import { at, type Seat } from '@meadhall/kernel';
import { ALL_ORES } from '../boxes.ts';
import { OBJECTS, type ObjectName, ORES, type Ore } from '../components.ts';
import { INGREDIENTS } from '../forge.ts';
import type { Seen, View } from '../model.ts';
import type { Style } from './style.ts';

export const COIN = 0.5;
export const LOAF = 0.4;

/** Prestige that counts as dear, and as cheap. */
const DEAR = 9;
const CHEAP = 4;

/** How it stands for one seat, and in which style it plays. */
export interface Outlook {
  view: View;
  seat: Seat;
  style: Style;
  own: Seen;
}

export const outlook = (view: View, seat: Seat, style: Style): Outlook => ({
  view,
  seat,
  style,
  own: at(view.seats, seat),
});

export const isLastTurn = ({ view }: Outlook): boolean => view.round >= view.rounds;

/** Whether the style would forge this object at all. */
export function wants({ style }: Outlook, object: ObjectName): boolean {
  const { prestige } = OBJECTS[object];
  switch (style.forge) {
    case 'any':
      return true;
    case 'dear':
      return prestige >= DEAR;
    case 'cheap':
      return prestige <= CHEAP;
    case 'never':
      return false;
  }
}

const countOf = (ores: readonly Ore[], ore: Ore): number => {
  let count = 0;
  for (let i = 0; i < ores.length; i++) if (ores[i] === ore) count++;
  return count;
};

/** The ore cards of a recipe that a hand lacks. */
export function missing(ores: readonly Ore[], object: ObjectName): Ore[] {
  const lacking: Ore[] = [];
  const ingredients = INGREDIENTS[object];
  for (let i = 0; i < ingredients.length; i++) {
    const ore = ingredients[i] as Ore;
    // How many of this ore the recipe has asked for so far.
    let wanted = 1;
    for (let before = 0; before < i; before++) if (ingredients[before] === ore) wanted++;
    if (countOf(ores, ore) < wanted) lacking.push(ore);
  }
  return lacking;
}

/** Points an object adds to those of the ore cards it uses up. */
export const gain = (object: ObjectName): number =>
  INGREDIENTS[object].reduce(
    (points, ore) => points - ORES[ore].prestige,
    OBJECTS[object].prestige as number,
  );

/** What one more card of an ore is worth: in hand, at the stall, or as the one an object lacks. */
export function worth(outlook: Outlook, ore: Ore): number {
  const { price, prestige } = ORES[ore];
  let best = Math.max(prestige, (price ?? 0) * COIN);
  if (outlook.style.forge === 'never') return best;
  best += 1;
  for (const object of outlook.view.shop) {
    if (!wants(outlook, object)) continue;
    const lacking = missing(outlook.view.ores, object);
    if (lacking.includes(ore)) best = Math.max(best, prestige + gain(object) / lacking.length);
  }
  return best;
}

/** The chance that the next card of the pile has a name that is in the cart already. */
export function riskOfCaveIn({ cart, ores, oreDiscard, forSale, seats }: View): number {
  let unseen = ALL_ORES.length - cart.length - ores.length - oreDiscard.length - forSale.length;
  for (const { bought } of seats) unseen -= bought.length;
  if (unseen <= 0) return 0;
  let deadly = 0;
  for (let i = 0; i < cart.length; i++) {
    const ore = cart[i] as Ore;
    if (cart.indexOf(ore) < i) continue;
    deadly += ORES[ore].count - countOf(cart, ore) - countOf(ores, ore);
    deadly -= countOf(oreDiscard, ore) + countOf(forSale, ore);
    for (const { bought } of seats) deadly -= countOf(bought, ore);
  }
  return deadly / unseen;
}

/** The other seats, clockwise. */
export const others = ({ view, seat }: Outlook): Seat[] =>
  view.seats.map((_, i) => (seat + 1 + i) % view.seats.length).slice(0, -1);

/** How well a rival stands, as far as one sees. */
export function standing({ objects, coins, ores }: Seen): number {
  const forged = objects.reduce((sum, object) => sum + OBJECTS[object].prestige, 0);
  return forged + coins * COIN + ores;
}
