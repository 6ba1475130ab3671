// What the table is told.
import type { Seat } from '@meadhall/kernel';
import type { ArmName } from './tables/arms.ts';
import type { GodName } from './tables/gods.ts';
import type { Piece, Side } from './tables/pieces.ts';
import type { PowerTileName } from './tables/powers.ts';
import type { BattleValue } from './tables/table.ts';
import type { ArmKind } from './tables/worlds.ts';

/** How a World was decided. (ASG-16) */
export interface Outcome {
  light: number;
  darkness: number;
  winner: Side | null;
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
