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

/** The ore cards of a recipe that a hand lacks. */
export function missing(ores: readonly Ore[], object: ObjectName): Ore[] {
  const left = [...ores];
  return INGREDIENTS[object].filter((ore) => {
    const found = left.indexOf(ore);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
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
export function riskOfCaveIn({ cart, ...view }: View): number {
  const seen = [
    ...cart,
    ...view.ores,
    ...view.oreDiscard,
    ...view.forSale,
    ...view.seats.flatMap(({ bought }) => bought),
  ];
  const unseen = ALL_ORES.length - seen.length;
  let deadly = 0;
  for (const ore of new Set(cart))
    deadly += ORES[ore].count - seen.filter((it) => it === ore).length;
  return unseen > 0 ? deadly / unseen : 0;
}

/** The other seats, clockwise. */
export const others = ({ view, seat }: Outlook): Seat[] =>
  view.seats.map((_, i) => (seat + 1 + i) % view.seats.length).slice(0, -1);

/** How well a rival stands, as far as one sees. */
export function standing({ objects, coins, ores }: Seen): number {
  const forged = objects.reduce((sum, object) => sum + OBJECTS[object].prestige, 0);
  return forged + coins * COIN + ores;
}
