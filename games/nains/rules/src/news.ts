import type { Seat } from '@meadhall/kernel';
import type { Change, Coin, Place, Tavern } from '@meadhall/taverns';
import type { CardId, Era, Order } from './cards.ts';
import type { Award, CognarName } from './cognars.ts';

/** What is told while steps run: what a log needs, and what a difference of views cannot show. */
export type News =
  | { say: 'round'; era: Era; round: number }
  /** The coins turned up, one for each seat. */
  | { say: 'revealed'; tavern: Tavern; coins: Coin[] }
  | { say: 'order'; tavern: Tavern; order: Seat[] }
  | { say: 'took'; seat: Seat; tavern: Tavern; card: CardId; last: boolean }
  /** The card joins a column that has its value already. */
  | { say: 'pariah'; seat: Seat; card: CardId }
  /** `by`: +1 of a Talion dwarf, +5 of Derdhr. */
  | ({ say: 'improved'; seat: Seat; place: Place; by: number } & Change)
  /** The Treasury has only lower coins, and the table does not play with those. */
  | { say: 'notImproved'; seat: Seat; place: Place; coin: Coin; by: number }
  /** The two coins added up, `from` among them. */
  | ({ say: 'exchanged'; seat: Seat; coins: [Coin, Coin] } & Change)
  | ({ say: 'ordoExchanged'; seat: Seat; coins: [Coin, Coin] } & Change)
  /** The 3-Exchange lies where the 0 lay. */
  | { say: 'zeroReplaced'; seat: Seat; place: Place }
  | { say: 'recruited'; seat: Seat; cognar: CognarName }
  | { say: 'placed'; seat: Seat; cognar: CognarName; column: Order }
  /** A line is complete, but nobody can be recruited. */
  | { say: 'recruitLost'; seat: Seat }
  /** Svara's dwarf; `unseen`: the last card of the deck. */
  | { say: 'kept'; seat: Seat; card: CardId; unseen: boolean }
  /** Two lords, second tavern: the card the first one sent away. */
  | { say: 'dismissed'; seat: Seat; card: CardId }
  /** Two lords, first and third tavern: the card nobody took. */
  | { say: 'leftover'; tavern: Tavern; card: CardId }
  /** Pairs of seats that bid the same and have swapped their gems. */
  | { say: 'gemsSwapped'; tavern: Tavern; swaps: [Seat, Seat][] }
  | { say: 'eraEnded'; era: Era }
  | { say: 'awarded'; award: Award; seat: Seat | null };
