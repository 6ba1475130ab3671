// Building a Temple: stones, Recruits, a God tile on Yggdrasil, support. (ASG-9)
import { at, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import { freeSupport, putTile, tileAt } from './board.ts';
import type { Asgard, State } from './model.ts';
import { giveBack } from './supply.ts';
import { GODS, type GodName, godNamed } from './tables/gods.ts';
import type { Recruit } from './tables/pieces.ts';
import { LOWER_WORLD_POINTS } from './tables/table.ts';
import {
  PAYMENTS,
  type Payment,
  type PaymentName,
  paymentNamed,
  STACKS,
  stackOf,
} from './tables/temples.ts';
import { boardTile, SPACES, type Space, spaceNamed } from './tables/worlds.ts';

type TempleSteps = Pick<
  Steps<Asgard>,
  'buildTemple' | 'templeRecruits' | 'placeGodTile' | 'finishTemple'
>;

export const templeSteps: TempleSteps = {
  // Whether and which is one question. (ASG-21.1)
  buildTemple: {
    clause: 'ASG-9.2',
    options: (game, { seat }) => [...payable(game, seat), 'decline'],
    take(game, { seat, god }, choice) {
      if (choice === 'decline')
        return doNext(game, { do: 'returnDisc', seat, place: `${god}.temple` });
      const { temple, stones } = paymentNamed(choice);
      for (const [what, count] of stones) giveBack(game, seat, { kind: 'stones', what }, count);
      const stack = stackOf(temple);
      game.temples[stack] = null;
      at(game.seats, seat).temples.push(temple);
      doNext(
        game,
        { do: 'templeRecruits', seat, god },
        { do: 'placeGodTile', seat, god },
        { do: 'finishTemple', seat, god, stack },
      );
    },
    forbids: (_, __, choice) =>
      typeof choice === 'string' && choice.startsWith('temple-D') ? 'ASG-9.3' : 'ASG-9.1',
  },

  templeRecruits: {
    clause: 'ASG-9.4',
    forced: true,
    options: (game, { seat, god }) => ownTypes(game, seat, god),
    take(game, { seat, god }, type) {
      const { recruits } = at(game.seats, seat);
      game.gods[god].recruits[type] += recruits[type];
      recruits[type] = 0;
    },
  },

  placeGodTile: {
    clause: 'ASG-9.5',
    forced: true,
    options: (game, { god }) => (game.gods[god].tile === null ? [] : spacesFor(game, god)),
    take(game, { seat, god }, space) {
      const player = at(game.seats, seat);
      const replaced = tileAt(game, space);
      putTile(game, space, `${god}:${game.gods[god].tile as number}`);
      game.gods[god].tile = null;
      if (spaceNamed(space).world < 0) {
        player.points.lowerWorlds += LOWER_WORLD_POINTS;
        tell(game, { say: 'lowerWorld', seat, points: LOWER_WORLD_POINTS });
      }
      const gained = replaced === null ? null : boardTile(replaced).population;
      if (gained === null) return;
      player.populations.push(gained);
      doNext(game, { do: 'populationBonus', seat });
    },
  },

  finishTemple: {
    run(game, { seat, god, stack }) {
      const { tile, support } = game.gods[god];
      // Nowhere to put it: it goes to the box. (ASG-9.5)
      if (tile !== null) tell(game, { say: 'boxed', god, value: tile });
      game.gods[god].tile = game.secret.gods[god].shift() ?? null;
      game.temples[stack] = game.secret.temples[stack].shift() ?? null;
      game.gods[god].temple = null;
      support[freeSupport(game, god)] = seat;
    },
  },
};

/** Whether the action can be performed at all. (ASG-9.1) */
export function canBuild(game: State, seat: Seat, god: GodName): boolean {
  const slot = freeSupport(game, god);
  if (slot < 0 || payable(game, seat).length === 0) return false;
  const printed = godNamed(god).support[slot as 0 | 1];
  return (
    printed.length === 0 || !game.options.templeNeedsRecruit || ownTypes(game, seat, god).length > 0
  );
}

function payable(game: State, seat: Seat): PaymentName[] {
  const { stones } = at(game.seats, seat);
  const names: PaymentName[] = [];
  for (const stack of STACKS) {
    const temple = game.temples[stack];
    if (temple === null) continue;
    for (const payment of PAYMENTS[temple]) if (covers(stones, payment)) names.push(payment.name);
  }
  return names;
}

const covers = (stones: Readonly<Record<string, number>>, payment: Payment): boolean =>
  payment.stones.every(([colour, count]) => (stones[colour] as number) >= count);

/** Types printed on the topmost empty Support slot of which the player owns at least one. */
function ownTypes(game: State, seat: Seat, god: GodName): Recruit[] {
  const slot = freeSupport(game, god) as 0 | 1;
  const { recruits } = at(game.seats, seat);
  return godNamed(god).support[slot].filter((type) => recruits[type] > 0);
}

/** Spaces of the god's side that hold a Population, face up or down. (ASG-9.5) */
function spacesFor(game: State, god: GodName): Space[] {
  const spaces: Space[] = [];
  for (const { space, side } of SPACES) {
    if (side !== GODS[god].side) continue;
    const tile = tileAt(game, space);
    if (tile !== null && boardTile(tile).god === null) spaces.push(space);
  }
  return spaces;
}
