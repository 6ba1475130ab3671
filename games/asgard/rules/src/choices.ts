// What players may answer, step by step.
import type { Seat } from '@meadhall/kernel';
import type { ArmName } from './tables/arms.ts';
import type { GodName, RequestPlace, SupportPlace, TemplePlace } from './tables/gods.ts';
import type { Colour, Group, Recruit, Side, Warrior } from './tables/pieces.ts';
import type { PopulationName } from './tables/populations.ts';
import type { PowerTileName } from './tables/powers.ts';
import type { AsgardTileName } from './tables/table.ts';
import type { PaymentName } from './tables/temples.ts';
import type { ArmKind, Space, WorldName, WorldSpace } from './tables/worlds.ts';

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
