import type { Rng, Seat, Veiled, Window } from '@meadhall/kernel';

/** How often a card is in the deck for each duellist. (DUE-1) */
export const COPIES = { strike: 4, ward: 3, mirror: 1 } as const;

/** The health a strike costs. (DUE-5) */
export const COST = { wood: 2, iron: 3 } as const;

export type Card = keyof typeof COPIES;
export type Answer = Exclude<Card, 'strike'>;
type Blades = keyof typeof COST;

/** A card that was played. Links are only ever added, so that a frame can name one by its index. */
interface Link {
  card: Card;
  seat: Seat;
  /** The seat that is struck, or the link that is answered. */
  target: number;
  cancelled: boolean;
}

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  blades: Blades;
  seats: { health: number; hand: Card[] }[];
  deck: Card[];
  chain: Link[];
}

export type Frame =
  | { do: 'startTurn'; seat: Seat; rests: number }
  | { do: 'turn'; seat: Seat; rests: number }
  | { do: 'playCard'; seat: Seat; card: Card; target: number }
  | { do: 'challenge'; link: number }
  | ({ do: 'window'; link: number } & Window<Answer>)
  | { do: 'resolve'; link: number };

type News =
  | { say: 'drew'; only: Seat; card: Card }
  | { say: 'cancelled'; card: Card; seat: Seat; by: Seat }
  | { say: 'turned'; seat: Seat; by: Seat }
  | { say: 'struck'; seat: Seat; by: Seat };

export interface View {
  agenda: Veiled<Frame>[];
  news: readonly News[];
  blades: Blades;
  seats: readonly { health: number; cards: number }[];
  /** Of the viewer alone; a spectator has none. */
  hand: readonly Card[];
  deckSize: number;
  chain: Link[];
}

export interface Duel {
  frame: Frame;
  choices: { turn: { strike: Seat } | 'rest'; window: Answer | 'pass' };
  options: { blades: Blades };
  lines: 'health';
  news: News;
  state: State;
  view: View;
}
