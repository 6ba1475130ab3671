// What the weights of the judgement are checked with: `npm run training -- asgard`.
import { at, type Seat } from '@meadhall/kernel';
import { HABITS } from './bot-habits.ts';
import { expectedPoints } from './bots/outlook.ts';
import type { State } from './model.ts';
import { strengthOf } from './tables/pieces.ts';

/** Everything a seat has that a price of its own stands for. */
function things(game: State, seat: Seat): Record<string, number> {
  const player = at(game.seats, seat);
  const { stones, recruits, seals, populations, power, temples, reserve } = player;
  let held = 0;
  for (const count of Object.values(stones)) held += count;
  return {
    stones: held,
    strength: strengthOf(recruits),
    seals: seals.light + seals.darkness,
    populations: populations.length,
    powerTiles: power.length,
    temples: temples.length,
    reserve,
    cards: at(game.secret.cards, seat).length,
    arms: at(game.secret.arms, seat).length,
    earliness: -game.order.indexOf(seat),
  };
}

export const training = { points: expectedPoints, things, habits: HABITS };
