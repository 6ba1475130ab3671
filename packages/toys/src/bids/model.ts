import type { Rng, Seat, Secret, Veiled } from '@meadhall/kernel';
import type { Card, HeroName } from './components.ts';

export const TAVERNS = [0, 1, 2] as const;
export type Tavern = (typeof TAVERNS)[number];

/** For each tavern the place of a coin in `coins`. */
export type Bid = readonly [number, number, number];

export interface Player {
  coins: number[];
  /** Of this round; until all have bid, of the last one. */
  bid: Bid;
  gem: number;
  cards: Card[];
  heroes: HeroName[];
}

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  roundsLeft: number;
  deck: Card[];
  taverns: [Card[], Card[], Card[]];
  hall: HeroName[];
  seats: Player[];
}

export type Frame =
  | { do: 'startRound' }
  | ({ do: 'bid' } & Secret<Bid>)
  | { do: 'openTavern'; tavern: Tavern }
  | { do: 'pickCard'; seat: Seat; tavern: Tavern }
  | { do: 'rewardLines'; seat: Seat }
  | { do: 'recruitHero'; seat: Seat }
  | { do: 'raiseCoin'; seat: Seat; by: number }
  | { do: 'exchangeCoins'; seat: Seat; tavern: Tavern }
  | { do: 'tradeGems'; tavern: Tavern };

type News =
  | { say: 'coinGrew'; seat: Seat; from: number; to: number }
  | { say: 'gemsTraded'; seats: [Seat, Seat] };

/** What a seat may know. Everything but the deck and the bids of the others before they are revealed. */
interface View extends Pick<State, 'roundsLeft' | 'taverns' | 'hall' | 'seats'> {
  agenda: Veiled<Frame>[];
  news: readonly News[];
}

export interface Bids {
  frame: Frame;
  choices: {
    bid: Bid;
    pickCard: { card: Card };
    recruitHero: { hero: HeroName };
    raiseCoin: { coin: number };
  };
  options: { rounds: number };
  lines: 'coins' | 'cards' | 'heroes';
  news: News;
  state: State;
  view: View;
}
