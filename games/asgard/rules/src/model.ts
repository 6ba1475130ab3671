import type { Rng, Seat } from '@meadhall/kernel';
import type { ArmName } from './tables/arms.ts';
import type { GodName, RequestPlace, SupportPlace, TemplePlace } from './tables/gods.ts';
import type { Colour, Group, Recruit, Side, Warrior } from './tables/pieces.ts';
import type { PopulationName } from './tables/populations.ts';
import type { PowerTileName } from './tables/powers.ts';
import type { AsgardTileName, BattleValue } from './tables/table.ts';
import type { PaymentName, Stack, TempleName } from './tables/temples.ts';
import type { ArmKind, BoardTile, Space, WorldName, WorldSpace } from './tables/worlds.ts';

/** Pieces that lie in the common supply or before a player and fall under the shortage rule. (ASG-3) */
export interface Holdings {
  stones: Record<Colour, number>;
  recruits: Record<Recruit, number>;
  seals: Record<Side, number>;
}

/** One piece of those. */
export type Piece =
  | { kind: 'stones'; what: Colour }
  | { kind: 'recruits'; what: Recruit }
  | { kind: 'seals'; what: Side };

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

/** How a World was decided. (ASG-16) */
export interface Outcome {
  light: number;
  darkness: number;
  winner: Side | null;
}

/** What is face down. Every pile lies top first. */
export interface Secret {
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

/** Recruits, Power tiles and "+3" bonuses sent into a battle; parts not used left out. (ASG-12.6) */
export interface Commitment {
  readonly recruits?: Group;
  readonly power?: readonly PowerTileName[];
  readonly bonus?: readonly PopulationName[];
}

/** A disc on a slot or in the Asgard area, as its owner chooses it. */
export type ActionPlace = RequestPlace | TemplePlace | 'asgard.one' | 'asgard.all';

/** One disc that may be taken back. (ASG-4.7) */
export type RetrievePlace = SupportPlace | `${WorldName}.victory` | 'centre';

interface BattleOf {
  seat: Seat;
  /** Index of the World. */
  world: number;
  side: Side;
}

export type Frame =
  | { do: 'firstRecruits' }
  | { do: 'startRecruit'; seat: Seat; offer: Recruit[] }
  | { do: 'round'; round: number }
  | { do: 'startOfRound'; round: number }
  | { do: 'fillSeals' }
  | { do: 'sealDonor'; seat: Seat; god: GodName }
  | { do: 'fillRow' }
  | { do: 'leastDiscs' }
  | { do: 'retrieveDisc'; seat: Seat }
  | { do: 'chooseGods' }
  | { do: 'placement' }
  | { do: 'placeDisc'; seat: Seat }
  | { do: 'actions' }
  | { do: 'actionRound'; order: Seat[] }
  | { do: 'turn'; seat: Seat }
  | { do: 'populationBonus'; seat: Seat }
  | { do: 'scoreBonus'; seat: Seat; points: number }
  | { do: 'takeFreeDisc'; seat: Seat }
  | { do: 'chooseDisc'; seat: Seat }
  | { do: 'perform'; seat: Seat; place: Exclude<ActionPlace, TemplePlace> }
  | { do: 'returnDisc'; seat: Seat; place: ActionPlace }
  | ({ do: 'receive'; seat: Seat } & Piece)
  | ({ do: 'shortageDonor'; seat: Seat } & Piece)
  | { do: 'takeFallen'; seat: Seat; left: number }
  | { do: 'takeSeal'; seat: Seat }
  | { do: 'changeOrder'; seat: Seat }
  | { do: 'takeStone'; seat: Seat; colours: Colour[]; left: number }
  | { do: 'takePowerTile'; seat: Seat; tile: PowerTileName }
  | { do: 'turncoats'; seat: Seat }
  | { do: 'turncoatsTo'; seat: Seat; from: GodName; recruits: Group }
  | { do: 'slay'; seat: Seat }
  | { do: 'choosePile'; seat: Seat }
  | { do: 'takeArm'; seat: Seat; kind: ArmKind }
  | { do: 'raze'; seat: Seat }
  | { do: 'swapTiles'; seat: Seat }
  | { do: 'buildTemple'; seat: Seat; god: GodName }
  | { do: 'templeRecruits'; seat: Seat; god: GodName }
  | { do: 'placeGodTile'; seat: Seat; god: GodName }
  | { do: 'finishTemple'; seat: Seat; god: GodName; stack: Stack }
  | { do: 'turnAsgardTile'; seat: Seat }
  | { do: 'asgardRecruits'; seat: Seat; tile: AsgardTileName }
  | { do: 'exchangeStone'; seat: Seat }
  | { do: 'buyRecruit'; seat: Seat }
  | { do: 'takeDisc'; seat: Seat; free: boolean }
  | { do: 'discPlace'; seat: Seat }
  | { do: 'centreMove'; seat: Seat }
  | { do: 'battles' }
  | { do: 'battle'; world: number }
  | ({ do: 'commitFirst' } & BattleOf)
  | ({ do: 'commit'; first: Commitment | null } & BattleOf)
  | { do: 'battleTiles' }
  | { do: 'clearBoard' }
  | { do: 'deploy' }
  | { do: 'valhallaNext'; queue: Seat[] }
  | { do: 'valhalla'; seat: Seat; queue: Seat[] }
  | { do: 'layNext'; queue: Seat[] }
  | { do: 'layArm'; seat: Seat; queue: Seat[] }
  | { do: 'ragnarok' };

export interface Choices {
  startRecruit: Recruit;
  sealDonor: Seat;
  shortageDonor: Seat;
  retrieveDisc: RetrievePlace;
  chooseGods: GodName;
  placeDisc: RequestPlace | TemplePlace | `${GodName}.asgard`;
  populationBonus: PopulationName | 'stop';
  chooseDisc: ActionPlace;
  perform: 'perform' | 'decline';
  takeFallen: Warrior | 'stop';
  takeSeal: Side | 'skip';
  /** The new position, counted from 1. */
  changeOrder: number | 'keep';
  takeStone: Colour;
  turncoats: { readonly from: GodName; readonly recruits: Group } | 'skip';
  turncoatsTo: GodName;
  slay: { readonly god: GodName; readonly recruits: Group } | 'skip';
  choosePile: ArmKind | 'skip';
  takeArm: ArmName;
  raze: Space | 'skip';
  swapTiles: readonly [WorldSpace, WorldSpace] | 'skip';
  buildTemple: PaymentName | 'decline';
  templeRecruits: Recruit;
  placeGodTile: Space;
  turnAsgardTile: AsgardTileName;
  asgardRecruits: readonly Recruit[] | 'skip';
  exchangeStone: { readonly give: Colour; readonly take: Colour } | 'skip';
  buyRecruit: Recruit | 'stop';
  takeDisc: 'take' | 'stop';
  discPlace: WorldSpace | 'reserve';
  centreMove: WorldSpace;
  commitFirst: Commitment | 'decline';
  commit: Commitment | 'decline';
  valhalla: { readonly at: WorldSpace; readonly warrior: Warrior } | 'pass';
  layArm: { readonly arm: ArmName; readonly at: WorldSpace };
}

export type News =
  | { say: 'round'; round: number }
  | { say: 'awakes'; god: GodName }
  | { say: 'sealGiven'; seat: Seat; god: GodName }
  | { say: 'rowShuffled' }
  | { say: 'revealed'; seat: Seat; god: GodName }
  | { say: 'sealTaken'; seat: Seat; god: GodName }
  | ({ say: 'received'; seat: Seat; from: Seat | null } & Piece)
  | ({ say: 'nothingLeft'; seat: Seat } & Piece)
  | { say: 'powerTile'; seat: Seat; tile: PowerTileName; from: Seat | null }
  | { say: 'armTaken'; seat: Seat; kind: ArmKind }
  | { say: 'armSeen'; seat: Seat; arm: ArmName; only: Seat }
  | { say: 'boxed'; god: GodName; value: number }
  | { say: 'lowerWorld'; seat: Seat; points: number }
  | { say: 'bonusPoints'; seat: Seat; points: number }
  | { say: 'templePoints'; seat: Seat; points: number }
  | { say: 'ancestral'; light: number; darkness: number }
  | { say: 'battle'; world: number; light: number; darkness: number }
  | { say: 'won'; world: number; seat: Seat }
  | { say: 'lost'; world: number; seat: Seat }
  | { say: 'battleTile'; seat: Seat; value: BattleValue }
  | { say: 'ragnarokBegins' }
  | { say: 'battlePoints'; seat: Seat; points: number }
  | { say: 'void'; seat: Seat; count: number }
  | ({ say: 'decided'; world: number } & Outcome)
  | { say: 'reward'; world: number; seat: Seat; points: number };

export const LINES = [
  'track',
  'temples',
  'lowerWorlds',
  'populations',
  'battleTiles',
  'world1',
  'world2',
  'world3',
  'world4',
  'world5',
  'world6',
  'world7',
] as const;
export type LineKey = (typeof LINES)[number];

/** A front as somebody sees it who may not know what was laid face down. */
export interface FrontView {
  recruits: Front['recruits'];
  laid: Record<Side, readonly { by: Seat; arm: ArmName | ArmKind }[]>;
  ancestral: number | 'hidden' | null;
  outcome: Outcome | null;
}

/** What a viewer may know: the open parts of the state, and of what is hidden only what lies where. */
export interface View extends Omit<State, 'rng' | 'agenda' | 'news' | 'ragnarok' | 'secret'> {
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
