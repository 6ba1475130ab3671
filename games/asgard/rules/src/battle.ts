// One battle of Phase 4: what the sides are worth, and where the disc goes. (ASG-12.4 to ASG-12.8)
import { at, type Seat, tell } from '@meadhall/kernel';
import type { State, World } from './model.ts';
import { OPPOSITE, type Side } from './tables/pieces.ts';
import { boardTile } from './tables/worlds.ts';

/** A disc on the Battle slot of a World. */
export interface Battle {
  seat: Seat;
  world: number;
  side: Side;
}

/** What both sides are worth before anybody sends help. (ASG-12.4) */
export function battleValues(game: State, world: World): Record<Side, number> {
  return {
    light: sideValue(game, world, 'light'),
    darkness: sideValue(game, world, 'darkness'),
  };
}

/** A Population is powerless against a god. */
function sideValue(game: State, world: World, side: Side): number {
  const own = world[side];
  const other = world[OPPOSITE[side]];
  const facts = own === null ? null : boardTile(own);
  const cowed = facts?.god === null && other !== null && boardTile(other).god !== null;
  return game.ancestral[side] + (facts === null || cowed ? 0 : facts.value);
}

export function win(game: State, { seat, world, side }: Battle): void {
  const { discs, victory } = at(game.worlds, world);
  discs[side] = null;
  victory.push(seat);
  tell(game, { say: 'won', world, seat });
}

export function lose(game: State, { seat, world, side }: Battle): void {
  at(game.worlds, world).discs[side] = null;
  at(game.seats, seat).centre++;
  tell(game, { say: 'lost', world, seat });
}
