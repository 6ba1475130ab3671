import type { Rng, Seat, Secret, Veiled } from '@meadhall/kernel';
import type { GodName, Place, Rune } from './components.ts';

export type Pair = readonly [GodName, GodName];

/** What goes into a battle. */
export interface Commitment {
  warriors: number;
  rune: Rune | null;
}

export interface Player {
  warriors: number;
  glory: number;
  /** The gods of this round; until all have chosen, those of the last one, which now rest. */
  sent: readonly GodName[];
  runes: Rune[];
}

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  ragnarok: boolean;
  roundsLeft: number;
  first: Seat;
  /** Strength of the giants in this round. */
  giants: number;
  /** Whose discs lie where. */
  board: Record<Place, Seat[]>;
  seats: Player[];
  deck: Rune[];
  spent: Rune[];
}

export type Frame =
  | { do: 'startRound' }
  | ({ do: 'chooseGods' } & Secret<Pair>)
  | { do: 'callGods' }
  | { do: 'placeDisc'; seat: Seat; god: GodName }
  | { do: 'act'; place: Place }
  | { do: 'musterFighters' }
  | ({ do: 'commit' } & Secret<Commitment>);

type News =
  | { say: 'giantsCame'; dice: number[] }
  | { say: 'drewRune'; only: Seat; rune: Rune }
  | { say: 'fought'; seat: Seat; commitment: Commitment; strength: number }
  | { say: 'battleEnded'; won: boolean; together: number; giants: number };

export interface View
  extends Pick<State, 'ragnarok' | 'roundsLeft' | 'first' | 'giants' | 'board' | 'spent'> {
  agenda: Veiled<Frame>[];
  news: readonly News[];
  seats: readonly (Pick<Player, 'warriors' | 'glory' | 'sent'> & { runeCount: number })[];
  /** Of the viewer alone; a spectator has none. */
  runes: readonly Rune[];
}

export interface Muster {
  frame: Frame;
  choices: { chooseGods: Pair; placeDisc: { place: Place }; commit: Commitment };
  options: { ragnarok: boolean };
  lines: 'glory' | 'warriors' | 'runes';
  news: News;
  state: State;
  view: View;
}
