// Phase 4: Temple points, the battles, Battle tiles. (ASG-12, ASG-13)
import { at, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import { battleValues, win } from './battle.ts';
import { commitFrame } from './commit.ts';
import type { Frame } from './frames.ts';
import type { Asgard, State } from './model.ts';
import { scoreOf } from './score.ts';
import { OPPOSITE, SIDES } from './tables/pieces.ts';
import { BATTLE_VALUES, type BattleValue } from './tables/table.ts';
import { TEMPLES } from './tables/temples.ts';

type BattleSteps = Pick<Steps<Asgard>, 'battles' | 'battle' | 'battleTiles'>;

export const battleSteps: BattleSteps = {
  battles: {
    run(game) {
      scoreTemples(game);
      const { light, darkness } = game.secret.ancestral;
      game.ancestral = { light: light.shift() ?? 0, darkness: darkness.shift() ?? 0 };
      tell(game, { say: 'ancestral', ...game.ancestral });
      doNext(game, ...game.worlds.map((_, world): Frame => ({ do: 'battle', world })), {
        do: 'battleTiles',
      });
    },
  },

  battle: {
    run(game, { world }) {
      const place = at(game.worlds, world);
      if (place.discs.light === null && place.discs.darkness === null) return;
      const values = battleValues(game, place);
      tell(game, { say: 'battle', world, ...values });
      for (const side of [...SIDES].reverse()) {
        const seat = place.discs[side];
        if (seat === null) continue;
        if (values[side] > values[OPPOSITE[side]]) win(game, { seat, world, side });
        else doNext(game, commitFrame(game, { seat, world, side }));
      }
    },
  },

  // From the last on the score track to the first, ties in turn order. (ASG-13.1)
  battleTiles: {
    run(game) {
      const scores = game.seats.map(scoreOf);
      const inOrder = [...game.order].sort((a, b) => at(scores, a) - at(scores, b));
      for (const seat of inOrder) takeBattleTile(game, seat);
    },
  },
};

function scoreTemples(game: State): void {
  game.seats.forEach((player, seat) => {
    let points = 0;
    for (const temple of player.temples) points += TEMPLES[temple].value;
    player.points.temples += points;
    if (points > 0) tell(game, { say: 'templePoints', seat, points });
  });
}

function takeBattleTile(game: State, seat: Seat): void {
  const discs = game.worlds.filter(({ victory }) => victory.includes(seat)).length;
  const value = bestLeft(game, discs);
  if (value === null) return;
  game.battleTiles[value]--;
  at(game.seats, seat).battleTiles.push(value);
  tell(game, { say: 'battleTile', seat, value });
}

/** The tile these discs deserve, or the next lower one there is. (ASG-13.1, ASG-13.2) */
function bestLeft(game: State, discs: number): BattleValue | null {
  for (let i = Math.min(discs, BATTLE_VALUES.length) - 1; i >= 0; i--) {
    const value = at(BATTLE_VALUES, i);
    if (game.battleTiles[value] > 0) return value;
  }
  return null;
}
