// Mimir's wisdom, Surtr's blaze and Fenrir's chains: piles and tiles of the board. (ASG-8.10 to ASG-8.12)
import { at, doNext, type Steps, tell } from '@meadhall/kernel';
import { putTile, tileAt } from './board.ts';
import { bonusFrames } from './bonuses.ts';
import type { Choices } from './choices.ts';
import type { Asgard } from './model.ts';
import { SIDES } from './tables/pieces.ts';
import { populationNamed } from './tables/populations.ts';
import { boardTile, SPACES, WORLD_SPACES } from './tables/worlds.ts';

type BoardPowerSteps = Pick<Steps<Asgard>, 'choosePile' | 'takeArm' | 'raze' | 'swapTiles'>;

export const boardPowerSteps: BoardPowerSteps = {
  choosePile: {
    clause: 'ASG-8.10',
    options(game) {
      const { weapon, spell } = game.secret.piles;
      const kinds: Choices['choosePile'][] = [];
      if (weapon.length > 0) kinds.push('weapon');
      if (spell.length > 0) kinds.push('spell');
      if (kinds.length > 0) kinds.push('skip');
      return kinds;
    },
    take(game, { seat }, kind) {
      if (kind !== 'skip') doNext(game, { do: 'takeArm', seat, kind });
    },
  },

  takeArm: {
    clause: 'ASG-11.6',
    forced: true,
    options: (game, { kind }) => game.secret.piles[kind],
    take(game, { seat, kind }, arm) {
      const pile = game.secret.piles[kind];
      pile.splice(pile.indexOf(arm), 1);
      at(game.secret.arms, seat).push(arm);
      tell(game, { say: 'armTaken', seat, kind });
      tell(game, { say: 'armSeen', seat, arm, only: seat });
    },
  },

  raze: {
    clause: 'ASG-8.11',
    options(game) {
      const spaces: Choices['raze'][] = [];
      for (const { space } of SPACES) {
        const tile = tileAt(game, space);
        if (tile !== null && boardTile(tile).population !== null) spaces.push(space);
      }
      if (spaces.length > 0) spaces.push('skip');
      return spaces;
    },
    take(game, { seat }, space) {
      if (space === 'skip') return;
      const tile = tileAt(game, space);
      const population = tile === null ? null : boardTile(tile).population;
      if (population === null) return;
      putTile(game, space, `${population}*`);
      // A "+3" is kept for a later battle, though the tile itself stays on its World. (ASG-8.11)
      if (populationNamed(population).bonus.gives === 'battleStrength')
        at(game.seats, seat).populations.push(population);
      else doNext(game, ...bonusFrames(game, seat, population));
    },
  },

  swapTiles: {
    clause: 'ASG-8.12',
    options(game) {
      const pairs: Choices['swapTiles'][] = [];
      for (const side of SIDES) {
        const spaces = WORLD_SPACES.filter((it) => {
          const tile = at(game.worlds, it.world)[it.side];
          return it.side === side && tile !== null && boardTile(tile).god !== null;
        });
        for (let i = 0; i < spaces.length; i++) {
          for (let j = i + 1; j < spaces.length; j++)
            pairs.push([at(spaces, i).space, at(spaces, j).space]);
        }
      }
      if (pairs.length > 0) pairs.push('skip');
      return pairs;
    },
    take(game, _, pair) {
      if (pair === 'skip') return;
      const [one, other] = pair;
      const tile = tileAt(game, one);
      putTile(game, one, tileAt(game, other));
      putTile(game, other, tile);
    },
  },
};
