import type { Seat } from '@meadhall/kernel';
import type { Card, ObjectName, Ore } from './components.ts';

/** What is asked of several seats at once, each in its own secret; the order decides who acts. */
export type WindowName = 'price' | 'haul' | 'theft' | 'roll' | 'afterBrawl' | 'counter';

/** Bread or coins are taken at sight, an ore card at random (BAR-9.6). */
export type Booty = 'coins' | 'bread' | 'ore';

/** A tavern card on the table with all its choices, fixed as it is revealed (BAR-8.11). */
export type Play =
  | {
      play: 'inflation' | 'devaluation' | 'in_your_dreams' | 'lucky_day' | 'drought' | 'doggy_bag';
    }
  | { play: 'racket'; from: Seat; take: Booty }
  /** An ore of the haul by name; the one that is being stolen needs none. */
  | { play: 'ambush'; ore?: Ore }
  /** The seat whose die it touches. */
  | { play: 'beer' | 'beers' | 'elbow'; die: Seat }
  | { play: 'my_turn'; against: Seat };

/** A standing pass lasts until the own next turn, or until somebody else plays a card. */
export type Pass = 'pass' | 'passUntilTurn' | 'passUntilCard';

/** What may be answered to each question. */
export interface Choices {
  merchant: { sell: Ore } | { buy: Ore } | { bread: number } | Play | 'done';
  price: Pass | Play;
  forcedSale: { sell: Ore } | Play;
  mine: 'dig' | 'up' | Play;
  save: { save: Ore } | Play;
  haul: Pass | Play;
  theft: Pass | Play;
  forge: { craft: ObjectName } | { renew: ObjectName } | Play | 'done';
  renew: { renew: ObjectName } | Play | 'enough';
  tavern: { brawl: Seat } | Play;
  bet: { bet: number } | Play;
  roll: Pass | Play;
  spoils: { take: 'coins' | 'bread' } | { ore: Ore } | Play;
  afterBrawl: Pass | Play;
  counter: Pass | Play;
  discard: { discard: Card } | Play;
}
