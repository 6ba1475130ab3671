// Ragnarök, preparation: the fallen of Valhalla, and Weapons and Spells face down. (ASG-15.7 to ASG-15.9)
import { at, doNext, remove, type Seat, type Steps, tell } from '@meadhall/kernel';
import type { Choices } from '../choices.ts';
import type { Asgard, Front, State } from '../model.ts';
import { WARRIORS } from '../tables/pieces.ts';
import { boardTile, spaceNamed, WORLD_SPACES, type WorldSpace } from '../tables/worlds.ts';

type LaySteps = Pick<Steps<Asgard>, 'valhallaNext' | 'valhalla' | 'layNext' | 'layArm'>;

export const laySteps: LaySteps = {
  valhallaNext: {
    run(game, { queue }) {
      const [seat, ...others] = queue;
      if (seat === undefined || game.valhalla.white + game.valhalla.orange === 0) return;
      if (lightSpaces(game, seat).length > 0) doNext(game, { do: 'valhalla', seat, queue: others });
      else doNext(game, { do: 'valhallaNext', queue: others });
    },
  },

  valhalla: {
    clause: 'ASG-15.7',
    options(game, { seat }) {
      const choices: Choices['valhalla'][] = [];
      for (const space of lightSpaces(game, seat)) {
        for (const warrior of WARRIORS) {
          if (game.valhalla[warrior] > 0) choices.push({ at: space, warrior });
        }
      }
      choices.push('pass');
      return choices;
    },
    take(game, { seat, queue }, choice) {
      // Who has passed is out.
      if (choice === 'pass') return doNext(game, { do: 'valhallaNext', queue });
      const { world, side } = spaceNamed(choice.at);
      game.valhalla[choice.warrior]--;
      frontAt(game, world).recruits[side][choice.warrior]++;
      doNext(game, { do: 'valhallaNext', queue: [...queue, seat] });
    },
  },

  layNext: {
    run(game, { queue }) {
      const [seat, ...others] = queue;
      if (seat === undefined) return;
      const arms = at(game.secret.arms, seat);
      if (arms.length > 0 && ownSpaces(game, seat).length > 0)
        return doNext(game, { do: 'layArm', seat, queue: others });
      if (arms.length > 0) tell(game, { say: 'void', seat, count: arms.length });
      doNext(game, { do: 'layNext', queue: others });
    },
  },

  layArm: {
    clause: 'ASG-15.8',
    forced: true,
    options(game, { seat }) {
      const spaces = ownSpaces(game, seat);
      const choices: Choices['layArm'][] = [];
      for (const arm of at(game.secret.arms, seat)) {
        for (const space of spaces) choices.push({ arm, at: space });
      }
      return choices;
    },
    take(game, { seat, queue }, { arm, at: space }) {
      const { world, side } = spaceNamed(space);
      remove(at(game.secret.arms, seat), arm);
      frontAt(game, world).laid[side].push({ by: seat, arm });
      doNext(game, { do: 'layNext', queue: [...queue, seat] });
    },
  },
};

function frontAt(game: State, world: number): Front {
  return at(game.ragnarok ?? [], world) as Front;
}

/** God tiles on Worlds 1 to 7 under which a player has a disc. (ASG-15.3) */
function ownSpaces(game: State, seat: Seat): WorldSpace[] {
  const spaces: WorldSpace[] = [];
  for (const { space, world, side } of WORLD_SPACES) {
    const tile = at(game.worlds, world)[side];
    const god = tile === null ? null : boardTile(tile).god;
    if (god !== null && game.gods[god].support.includes(seat)) spaces.push(space);
  }
  return spaces;
}

const lightSpaces = (game: State, seat: Seat): WorldSpace[] =>
  ownSpaces(game, seat).filter((space) => spaceNamed(space).side === 'light');
