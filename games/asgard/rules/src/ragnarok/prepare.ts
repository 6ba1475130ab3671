// Ragnarök, preparation: points, armed Populations, Recruits by their gods. (ASG-15.1 to ASG-15.6)
import { at, doNext, type Steps, shuffle, tell } from '@meadhall/kernel';
import type { Asgard, Front, State } from '../model.ts';
import { battlePoints } from '../score.ts';
import { add } from '../supply.ts';
import { ANCESTRAL_WEAPONS } from '../tables/arms.ts';
import { GOD_NAMES, type GodName } from '../tables/gods.ts';
import { RECRUITS, type Recruit, SIDES, STRENGTH, strengthOf } from '../tables/pieces.ts';
import { boardTile, WORLD_SPACES } from '../tables/worlds.ts';

type PrepareSteps = Pick<Steps<Asgard>, 'clearBoard' | 'deploy'>;

export const prepareSteps: PrepareSteps = {
  clearBoard: {
    run(game) {
      tell(game, { say: 'ragnarokBegins' });
      game.seats.forEach((player, seat) => {
        player.points.battleTiles = battlePoints(player);
        if (player.points.battleTiles > 0)
          tell(game, { say: 'battlePoints', seat, points: player.points.battleTiles });
        player.reserve += player.centre;
        player.centre = 0;
      });
      for (const { victory } of game.worlds) {
        for (const seat of victory.splice(0)) at(game.seats, seat).reserve++;
      }
      game.lower = { light: null, darkness: null };
      for (const side of SIDES)
        game.secret.ancestral[side] = shuffle(game.rng, [...ANCESTRAL_WEAPONS[side]]);
    },
  },

  deploy: {
    run(game) {
      const fronts = openFronts(game);
      game.ragnarok = fronts;
      for (const god of GOD_NAMES) deployRecruits(game, fronts, god);
      doNext(
        game,
        { do: 'valhallaNext', queue: [...game.order] },
        { do: 'layNext', queue: [...game.order] },
      );
    },
  },
};

/** Worlds 7 down to 1: two Populations leave, a lone one takes up an Ancestral Weapon. (ASG-15.4) */
function openFronts(game: State): (Front | null)[] {
  const fronts: (Front | null)[] = game.worlds.map(() => null);
  for (let index = game.worlds.length - 1; index >= 0; index--) {
    const world = at(game.worlds, index);
    const alone = SIDES.filter((side) => {
      const tile = world[side];
      return tile !== null && boardTile(tile).god === null;
    });
    if (alone.length === 2 || (world.light === null && world.darkness === null)) {
      world.light = null;
      world.darkness = null;
      continue;
    }
    const [side] = alone;
    fronts[index] = {
      recruits: { light: noRecruits(), darkness: noRecruits() },
      laid: { light: [], darkness: [] },
      ancestral: side === undefined ? null : (game.secret.ancestral[side].shift() ?? null),
      outcome: null,
    };
  }
  return fronts;
}

const noRecruits = (): Record<Recruit, number> => ({ white: 0, orange: 0, giant: 0 });

/**
 * A god's Recruits in as many groups as it has tiles, as equal as can be; the stronger ones go to the
 * tiles of lower value, then of the lower World. (ASG-15.5, ASG-15.6)
 */
function deployRecruits(game: State, fronts: readonly (Front | null)[], god: GodName): void {
  const tiles = WORLD_SPACES.flatMap(({ world, side }) => {
    const front = at(fronts, world);
    const tile = at(game.worlds, world)[side];
    const facts = tile === null ? null : boardTile(tile);
    return front && facts?.god === god ? [{ front, side, value: facts.value }] : [];
  }).sort((a, b) => a.value - b.value);
  const { recruits } = game.gods[god];
  const groups = split(recruits, tiles.length);
  tiles.forEach(({ front, side }, i) => {
    front.recruits[side] = at(groups, i);
  });
  for (const what of RECRUITS) {
    if (tiles.length === 0) add(game.supply, { kind: 'recruits', what }, recruits[what]);
    recruits[what] = 0;
  }
}

/** Always one more for the weakest group, the strong ones first; strongest group first in the result. */
function split(recruits: Record<Recruit, number>, count: number): Record<Recruit, number>[] {
  const groups = Array.from({ length: count }, noRecruits);
  if (count === 0) return groups;
  const strongFirst = [...RECRUITS].sort((a, b) => STRENGTH[b] - STRENGTH[a]);
  for (const type of strongFirst) {
    for (let i = 0; i < recruits[type]; i++) {
      const weakest = groups.reduce((a, b) => (strengthOf(b) < strengthOf(a) ? b : a));
      weakest[type]++;
    }
  }
  return groups.sort((a, b) => strengthOf(b) - strengthOf(a));
}
