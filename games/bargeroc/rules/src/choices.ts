// Every choice that names one thing, made once: options are looked at far more often than taken.
import type { Seat } from '@meadhall/kernel';
import type { Booty, Play } from './answers.ts';
import {
  CARD_NAMES,
  type Card,
  OBJECT_NAMES,
  type ObjectName,
  ORE_NAMES,
  type Ore,
} from './components.ts';
import { each } from './each.ts';

export const SELL = each(ORE_NAMES, (sell): { sell: Ore } => ({ sell }));
export const BUY = each(ORE_NAMES, (buy): { buy: Ore } => ({ buy }));
export const SAVE = each(ORE_NAMES, (save): { save: Ore } => ({ save }));
export const TAKE_ORE = each(ORE_NAMES, (ore): { ore: Ore } => ({ ore }));
export const AMBUSH = each(ORE_NAMES, (ore): Play => ({ play: 'ambush', ore }));
export const CRAFT = each(OBJECT_NAMES, (craft): { craft: ObjectName } => ({ craft }));
export const RENEW = each(OBJECT_NAMES, (renew): { renew: ObjectName } => ({ renew }));
export const DISCARD = each(CARD_NAMES, (discard): { discard: Card } => ({ discard }));
export const TAKE_COINS = { take: 'coins' } as const;
export const TAKE_BREAD = { take: 'bread' } as const;

export const INFLATION: Play = { play: 'inflation' };
export const DEVALUATION: Play = { play: 'devaluation' };
export const IN_YOUR_DREAMS: Play = { play: 'in_your_dreams' };
export const LUCKY_DAY: Play = { play: 'lucky_day' };
export const DROUGHT: Play = { play: 'drought' };
export const DOGGY_BAG: Play = { play: 'doggy_bag' };
export const AMBUSH_THEFT: Play = { play: 'ambush' };

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
const forSeats = <C>(make: (seat: Seat) => C): readonly C[] => SEATS.map(make);
const RACKETS: Record<Booty, readonly Play[]> = each(['coins', 'bread', 'ore'], (take) =>
  forSeats((from): Play => ({ play: 'racket', from, take })),
);
const ON_DIE = each(['beer', 'beers', 'elbow'], (play) => forSeats((die): Play => ({ play, die })));
const BRAWLS = forSeats((brawl) => ({ brawl }));
const MY_TURNS = forSeats((against): Play => ({ play: 'my_turn', against }));

export const racket = (from: Seat, take: Booty): Play => RACKETS[take][from] as Play;
export const onDie = (card: 'beer' | 'beers' | 'elbow', die: Seat): Play =>
  ON_DIE[card][die] as Play;
export const brawlWith = (seat: Seat): { brawl: Seat } => BRAWLS[seat] as { brawl: Seat };
export const myTurn = (against: Seat): Play => MY_TURNS[against] as Play;

// Loaves and stakes go as far as somebody's purse does; the lists grow with the richest dwarf seen.
const LOAVES: { bread: number }[] = [];
const STAKES: { bet: number }[] = [];

export function loaves(bread: number): { bread: number } {
  for (let n = LOAVES.length; n <= bread; n++) LOAVES.push({ bread: n });
  return LOAVES[bread] as { bread: number };
}

export function stake(bet: number): { bet: number } {
  for (let n = STAKES.length; n <= bet; n++) STAKES.push({ bet: n });
  return STAKES[bet] as { bet: number };
}
