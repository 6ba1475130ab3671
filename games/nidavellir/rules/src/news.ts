import type { Seat } from '@meadhall/kernel';
import type { Change, Coin, Place, Tavern } from '@meadhall/taverns';
import type { Age, CardId, Class } from './cards.ts';
import type { Distinction } from './distinctions.ts';
import type { HeroName } from './heroes.ts';

/** What is told while steps run: what a log needs, and what a difference of views cannot show. */
export type News =
  | { say: 'round'; age: Age; round: number }
  /** The coins turned up, one for each seat; none of Uline's owner. */
  | { say: 'revealed'; tavern: Tavern; coins: (Coin | null)[] }
  | { say: 'ulineBid'; seat: Seat; tavern: Tavern; coin: Coin }
  | { say: 'order'; tavern: Tavern; order: Seat[] }
  /** `last`: there was no other card to take. */
  | { say: 'took'; seat: Seat; tavern: Tavern; card: CardId; last: boolean }
  /** `by`: +3 or +5 of a Royal Offering, +7 of Grid, +5 of The King's Hand. */
  | ({ say: 'transformed'; seat: Seat; place: Place; by: number } & Change)
  /** The two coins added up, `from` among them. */
  | ({ say: 'exchanged'; seat: Seat; place: Place; coins: [Coin, Coin] } & Change)
  | { say: 'recruited'; seat: Seat; hero: HeroName }
  /** Lines call for a hero, but none can be recruited now. */
  | { say: 'noHero'; seat: Seat }
  /** Uline's owner has taken the coins of pouch and later taverns back in hand. */
  | { say: 'coinsInHand'; seat: Seat }
  | { say: 'discarded'; seat: Seat; hero: HeroName; cards: CardId[] }
  | { say: 'thrudLifted'; seat: Seat; column: Class }
  | { say: 'thrudPlaced'; seat: Seat; column: Class }
  | { say: 'thrudLeft'; seat: Seat }
  | { say: 'yludPlaced'; seat: Seat; column: Class }
  | { say: 'yludStayed'; seat: Seat }
  /** The card nobody took. */
  | { say: 'leftover'; tavern: Tavern; card: CardId }
  /** Pairs of seats that bid the same and have swapped their gems. */
  | { say: 'gemsSwapped'; tavern: Tavern; swaps: [Seat, Seat][] }
  | { say: 'ageEnded'; age: Age }
  | { say: 'distinction'; distinction: Distinction; seat: Seat | null }
  | { say: 'keptCard'; seat: Seat; card: CardId }
  /** Nobody is the Pioneer: the top card of Age 2 is discarded. */
  | { say: 'deckDiscard'; card: CardId };
