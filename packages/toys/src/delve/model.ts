import type { Rng, Seat, Veiled, Window } from '@meadhall/kernel';
import type { Gem, GoodName, Haggle, MineCard } from './components.ts';

export interface Player {
  gold: number;
  /** At home, where all can see them. */
  gems: Gem[];
  goods: GoodName[];
  haggles: Haggle[];
}

/** Two who fight, and what their dice show. */
export interface Brawl {
  digger: Seat;
  opponent: Seat;
  pips: { digger: number; opponent: number };
}

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  seats: Player[];
  /** Face down; the last card comes up first. */
  mine: MineCard[];
  /** What came up this turn. */
  cart: MineCard[];
  /** What came up for nothing, was lost or sold. */
  scree: MineCard[];
  stall: GoodName[];
  /** Haggle cards that were played. */
  played: Haggle[];
  /** Haggle cards nobody was dealt. */
  box: Haggle[];
}

export type Frame =
  | { do: 'startTurn'; seat: Seat }
  | { do: 'dig'; seat: Seat }
  | { do: 'digOn'; seat: Seat }
  | { do: 'nameOpponent'; seat: Seat }
  | { do: 'throwAgain'; seat: Seat; brawl: Brawl }
  | { do: 'endBrawl'; brawl: Brawl }
  | { do: 'shop'; seat: Seat }
  | ({ do: 'haggle'; good: GoodName; price: number } & Window<Raise>)
  | { do: 'pay'; seat: Seat; good: GoodName; price: number }
  | { do: 'sellGem'; seat: Seat };

/** A haggle card laid against a purchase. */
export interface Raise {
  raise: Haggle;
}

type News =
  | { say: 'dug'; seat: Seat; card: MineCard }
  | { say: 'caveIn'; seat: Seat; lost: Gem[] }
  | { say: 'threw'; seat: Seat; pips: number }
  | { say: 'brawlWon'; seat: Seat; from: Seat; gem: Gem | null }
  | { say: 'brawlDrawn' }
  | { say: 'priceRaised'; seat: Seat; by: Haggle; price: number }
  | { say: 'bought'; seat: Seat; good: GoodName; price: number }
  | { say: 'couldNotPay'; seat: Seat; good: GoodName; price: number };

export interface View extends Pick<State, 'cart' | 'scree' | 'stall' | 'played'> {
  agenda: Veiled<Frame>[];
  news: readonly News[];
  seats: readonly (Pick<Player, 'gold' | 'gems' | 'goods'> & { haggleCount: number })[];
  /** Of the viewer alone; a spectator has none. */
  haggles: readonly Haggle[];
  mineSize: number;
}

export interface Delve {
  frame: Frame;
  choices: {
    digOn: 'dig' | 'stop';
    nameOpponent: { opponent: Seat };
    throwAgain: 'again' | 'keep';
    shop: { buy: GoodName } | 'leave';
    haggle: Raise | 'pass';
    sellGem: { gem: Gem };
  };
  options: Record<never, never>;
  lines: 'gold' | 'gems' | 'goods';
  news: News;
  state: State;
  view: View;
}
