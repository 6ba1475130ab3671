// Questions about the board that several phases ask.
import { at, type Seat } from '@meadhall/kernel';
import type { State } from './model.ts';
import { GOD_NAMES, type GodName, REQUESTS } from './tables/gods.ts';
import {
  type BattleSlot,
  type BoardTile,
  ONE_DISC_WORLD,
  PRINTED_SLOTS,
  SLOTS_OF_BOTH_SIDES,
  type Space,
  spaceNamed,
} from './tables/worlds.ts';

export function tileAt(game: State, space: Space): BoardTile | null {
  const { world, side } = spaceNamed(space);
  return world < 0 ? game.lower[side] : at(game.worlds, world)[side];
}

export function putTile(game: State, space: Space, tile: BoardTile | null): void {
  const { world, side } = spaceNamed(space);
  if (world < 0) game.lower[side] = tile;
  else at(game.worlds, world)[side] = tile;
}

/** The topmost empty Support slot: 0, 1, or -1 if both are taken. */
export function freeSupport(game: State, god: GodName): number {
  return game.gods[god].support.indexOf(null);
}

export const supports = (game: State, seat: Seat, god: GodName): boolean =>
  game.gods[god].support.includes(seat);

/** Whether a seat still has a disc that waits for its action. */
export function hasPlacedDisc(game: State, seat: Seat): boolean {
  if (at(game.seats, seat).asgard > 0) return true;
  for (const { god, index } of REQUESTS) if (game.gods[god].request[index] === seat) return true;
  for (const god of GOD_NAMES) if (game.gods[god].temple === seat) return true;
  return false;
}

export const battleSlots = (game: State): readonly BattleSlot[] =>
  game.options.battleSlotsPerWorld === 1 ? PRINTED_SLOTS : SLOTS_OF_BOTH_SIDES;

/** The Battle slots a player may put a disc on. (ASG-11.7, ASG-11.8) */
export function openSlots(game: State, seat: Seat): BattleSlot[] {
  return battleSlots(game).filter(({ world, side }) => {
    const { light, darkness, discs, victory } = at(game.worlds, world);
    if ((light === null && darkness === null) || victory.includes(seat)) return false;
    if (discs[side] !== null || discs.light === seat || discs.darkness === seat) return false;
    return world !== ONE_DISC_WORLD || (discs.light === null && discs.darkness === null);
  });
}
