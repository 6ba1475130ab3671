import type { Rng, Seat } from '@meadhall/kernel';
import type { Creature, FateName, Space } from './components.ts';

export interface Hero {
  space: Space;
  /** Used up today. */
  hours: number;
  awake: boolean;
  strength: number;
  gold: number;
  /** How much of the gold came from other heroes today; it stays until sunrise. (COO-3) */
  received: number;
}

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  seats: Hero[];
  /** One creature a space at most. */
  creatures: Record<Space, Creature | null>;
  shields: number;
  slain: number;
  fallen: boolean;
  /** Face down; the last card is drawn first. */
  fates: FateName[];
  drawn: FateName[];
}

export type Frame =
  | { do: 'nextHero'; after: Seat }
  | { do: 'act'; seat: Seat }
  | { do: 'advanceCreatures' }
  | { do: 'drawFate' }
  | { do: 'wakeHeroes' };

type News =
  | { say: 'fought'; seat: Seat; creature: Creature; roll: number; total: number; slain: boolean }
  | { say: 'came'; creature: Creature; to: Space }
  | { say: 'fate'; fate: FateName };

/** Everybody sees everything but the fates to come and the dice to be thrown. */
export type View = Pick<
  State,
  'agenda' | 'news' | 'seats' | 'creatures' | 'shields' | 'slain' | 'fallen' | 'drawn'
>;

export interface Coop {
  frame: Frame;
  choices: {
    act: { walk: Space } | 'fight' | 'buy' | 'endDay';
    anytime: { giveGoldTo: Seat };
  };
  options: { grim: boolean };
  lines: 'shields' | 'slain';
  news: News;
  state: State;
  view: View;
}
