// Laying out the game. (ASG-2)
import {
  at,
  doNext,
  type Rng,
  remove,
  type Setup,
  type Steps,
  shuffle,
  tell,
} from '@meadhall/kernel';
import { asgardTilesOf, emptyTable, populationsOf, templesOf } from './blank.ts';
import type { Asgard, State } from './model.ts';
import { add } from './supply.ts';
import { ANCESTRAL_WEAPONS } from './tables/arms.ts';
import { GOD_NAMES, GODS, type GodName, godNamed } from './tables/gods.ts';
import { RECRUITS, type Recruit, SIDES } from './tables/pieces.ts';
import { FIRST_FALLEN, FIRST_RECRUITS, FIRST_SEALS, tableFor } from './tables/table.ts';
import { STACKS } from './tables/temples.ts';
import type { BoardTile } from './tables/worlds.ts';

/** The whole set-up; chance is drawn in the order of ASG-19.2. */
export function setup(table: Setup<Asgard>): State {
  const game = emptyTable(table);
  const { rng, secret } = game;
  shuffle(rng, game.order);
  for (const name of GOD_NAMES) {
    secret.gods[name] = shuffle(rng, [...GODS[name].tiles]);
    game.gods[name].tile = secret.gods[name].shift() ?? null;
  }
  dealPopulations(game, rng);
  for (const side of SIDES) secret.ancestral[side] = shuffle(rng, [...ANCESTRAL_WEAPONS[side]]);
  for (const stack of STACKS) {
    secret.temples[stack] = shuffle(rng, templesOf(stack));
    game.temples[stack] = secret.temples[stack].shift() ?? null;
  }
  secret.asgard = shuffle(rng, asgardTilesOf(table.seats));
  game.row = secret.asgard.splice(0, tableFor(table.seats).asgardRow);
  placeFirstPieces(game);
  doNext(game, { do: 'firstRecruits' }, { do: 'round', round: 1 });
  return game;
}

function dealPopulations(game: State, rng: Rng): void {
  const { emptyWorlds } = tableFor(game.seats.length);
  for (const side of SIDES) {
    const tiles: BoardTile[] = shuffle(rng, populationsOf(game.seats.length, side));
    game.worlds.forEach((world, index) => {
      if (!emptyWorlds.includes(index)) world[side] = tiles.shift() ?? null;
    });
    game.lower[side] = tiles.shift() ?? null;
  }
}

/** Seals by the gods (ASG-2.3), Recruits on gods and in Valhalla (ASG-2.13). */
function placeFirstPieces(game: State): void {
  for (const god of FIRST_SEALS) {
    game.gods[god].seal = true;
    game.supply.seals[GODS[god].side]--;
  }
  for (const name of GOD_NAMES) {
    const first = godNamed(name).startsWith;
    for (const recruit of RECRUITS) moveToGod(game, name, recruit, first[recruit] ?? 0);
  }
  game.valhalla = { ...FIRST_FALLEN };
  game.supply.recruits.white -= FIRST_FALLEN.white;
  game.supply.recruits.orange -= FIRST_FALLEN.orange;
}

function moveToGod(game: State, god: GodName, recruit: Recruit, count: number): void {
  game.gods[god].recruits[recruit] += count;
  game.supply.recruits[recruit] -= count;
}

type SetupSteps = Pick<Steps<Asgard>, 'firstRecruits' | 'startRecruit'>;

export const setupSteps: SetupSteps = {
  // The highest Turn Order tile picks first; the First Player gets none. (ASG-2.12)
  firstRecruits: {
    run(game) {
      const last = at(game.order, game.order.length - 1);
      doNext(game, { do: 'startRecruit', seat: last, offer: [...FIRST_RECRUITS] });
    },
  },

  startRecruit: {
    clause: 'ASG-2.12',
    forced: true,
    options: (_, { offer }) => offer,
    take(game, { seat, offer }, recruit) {
      game.supply.recruits[recruit]--;
      add(at(game.seats, seat), { kind: 'recruits', what: recruit }, 1);
      tell(game, { say: 'received', seat, from: null, kind: 'recruits', what: recruit });
      const left = [...offer];
      remove(left, recruit);
      const position = game.order.indexOf(seat);
      if (position > 1)
        doNext(game, { do: 'startRecruit', seat: at(game.order, position - 1), offer: left });
    },
  },
};
