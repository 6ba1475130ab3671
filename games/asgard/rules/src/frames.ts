// What can be on the agenda.
import type { Seat } from '@meadhall/kernel';
import type { ActionPlace, Commitment } from './choices.ts';
import type { GodName, TemplePlace } from './tables/gods.ts';
import type { Colour, Group, Piece, Recruit, Side } from './tables/pieces.ts';
import type { PowerTileName } from './tables/powers.ts';
import type { AsgardTileName } from './tables/table.ts';
import type { Stack } from './tables/temples.ts';
import type { ArmKind } from './tables/worlds.ts';

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
