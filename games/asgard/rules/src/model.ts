import type { Rng, Seat } from '@meadhall/kernel';
import type { Choices } from './choices.ts';
import type { Frame } from './frames.ts';
import type { News, Outcome } from './news.ts';
import type { ArmName } from './tables/arms.ts';
import type { GodName } from './tables/gods.ts';
import type { Colour, Recruit, Side, Warrior } from './tables/pieces.ts';
import type { PopulationName } from './tables/populations.ts';
import type { PowerTileName } from './tables/powers.ts';
import type { AsgardTileName, BattleValue } from './tables/table.ts';
import type { Stack, TempleName } from './tables/temples.ts';
import type { ArmKind, BoardTile, WorldNumber } from './tables/worlds.ts';

/** Pieces that lie in the common supply or before a player and fall under the shortage rule. (ASG-3) */
export interface Holdings {
  stones: Record<Colour, number>;
  recruits: Record<Recruit, number>;
  seals: Record<Side, number>;
}

/** Where points come from; the seven Worlds of Ragnarök have a list of their own. */
export interface Points {
  /** On the track before the position was written down. */
  track: number;
  temples: number;
  lowerWorlds: number;
  populations: number;
  battleTiles: number;
  worlds: number[];
}

/** What everybody sees before a player. */
export interface Player extends Holdings {
  points: Points;
  /** Discs: in reserve, taken from the track so far, in the Asgard area, in the centre. */
  reserve: number;
  taken: number;
  asgard: number;
  centre: number;
  /** God cards shown this round. */
  revealed: GodName[];
  temples: TempleName[];
  populations: PopulationName[];
  battleTiles: BattleValue[];
  power: PowerTileName[];
}

/** Upper and lower slot. */
export type SlotPair = [Seat | null, Seat | null];

export interface God {
  /** The face-up tile of its stack. */
  tile: number | null;
  seal: boolean;
  request: SlotPair;
  temple: Seat | null;
  support: SlotPair;
  recruits: Record<Recruit, number>;
}

export interface World {
  light: BoardTile | null;
  darkness: BoardTile | null;
  /** Discs on the Battle slots. */
  discs: Record<Side, Seat | null>;
  victory: Seat[];
}

/** A Weapon or Spell laid under a God tile. */
export interface Laid {
  by: Seat;
  arm: ArmName;
}

/** A World that takes part in Ragnarök. */
export interface Front {
  recruits: Record<Side, Record<Recruit, number>>;
  laid: Record<Side, Laid[]>;
  /** Under the Population, if there is one and the pile had one left. */
  ancestral: number | null;
  outcome: Outcome | null;
}

/** What is face down. Every pile lies top first. */
interface Secret {
  /** God cards chosen and not yet shown, by seat. */
  cards: GodName[][];
  /** Weapons and Spells held, by seat. */
  arms: ArmName[][];
  piles: Record<ArmKind, ArmName[]>;
  gods: Record<GodName, number[]>;
  temples: Record<Stack, TempleName[]>;
  ancestral: Record<Side, number[]>;
  asgard: AsgardTileName[];
}

/** A row tile that has been used lies face down. */
export type RowTile = AsgardTileName | `${AsgardTileName}*`;

export interface Options {
  /** Off: a Temple can be built without a Recruit of a printed type. */
  templeNeedsRecruit: boolean;
  /** 2: the other reading of the board, a Battle slot on either side of Worlds 1 to 6. */
  battleSlotsPerWorld: number;
  /** Off: a lone disc counts for the +10 Spell of its own slot only. */
  singleDiscCountsAsUpperAndLower: boolean;
}

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  options: Options;
  round: number;
  /** Seats by Turn Order tile. */
  order: Seat[];
  seats: Player[];
  gods: Record<GodName, God>;
  /** Worlds 1 to 7. */
  worlds: World[];
  lower: Record<Side, BoardTile | null>;
  valhalla: Record<Warrior, number>;
  supply: Holdings;
  battleTiles: Record<BattleValue, number>;
  /** Face-up Temples. */
  temples: Record<Stack, TempleName | null>;
  row: RowTile[];
  discards: AsgardTileName[];
  /** The Ancestral Weapons of this round's battles. */
  ancestral: Record<Side, number>;
  /** Per World once Ragnarök is prepared; null: the World takes no part. */
  ragnarok: (Front | null)[] | null;
  secret: Secret;
}

/** Names of the lines of the score sheet. */
export type LineKey =
  | 'track'
  | 'temples'
  | 'lowerWorlds'
  | 'populations'
  | 'battleTiles'
  | `world${WorldNumber}`;

/** A front as somebody sees it who may not know what was laid face down. */
export interface FrontView {
  recruits: Front['recruits'];
  laid: Record<Side, readonly { by: Seat; arm: ArmName | ArmKind }[]>;
  ancestral: number | 'hidden' | null;
  outcome: Outcome | null;
}

/** What a viewer may know: the open parts of the state, and of what is hidden only what lies where. */
export interface View
  extends Pick<
    State,
    | 'options'
    | 'round'
    | 'order'
    | 'seats'
    | 'gods'
    | 'worlds'
    | 'lower'
    | 'valhalla'
    | 'supply'
    | 'battleTiles'
    | 'temples'
    | 'row'
    | 'discards'
    | 'ancestral'
  > {
  agenda: readonly Frame[];
  news: readonly News[];
  ragnarok: readonly (FrontView | null)[] | null;
  /** The viewer's own cards and tiles; a spectator has none. */
  own: { cards: readonly GodName[]; arms: readonly ArmName[] };
  /** What each seat holds, from behind. */
  held: readonly { cards: number; weapon: number; spell: number }[];
  piles: Record<ArmKind, number>;
  /** The pile the viewer is looking through. */
  looking: readonly ArmName[] | null;
  /** Weapons and Spells in places the viewer cannot see into. */
  unseen: readonly ArmName[];
  /** What is in each face-down stack, not how it lies. */
  stacks: Pick<Secret, 'gods' | 'temples' | 'ancestral' | 'asgard'>;
}

/** The types of the game, bundled for the kernel. */
export interface Asgard {
  frame: Frame;
  choices: Choices;
  options: Options;
  lines: LineKey;
  news: News;
  state: State;
  view: View;
}
