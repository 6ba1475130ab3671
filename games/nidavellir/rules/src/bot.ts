import { type Ask, at, below, type Rng, totals } from '@meadhall/kernel';
import { roundsFor } from '@meadhall/taverns';
import { weigh } from './bot-choices.ts';
import { projections } from './bot-round.ts';
import type { Nidavellir, State } from './model.ts';
import { sheet } from './sheet.ts';

/** How far a hurried judgement may be off, in points. */
const HASTE = 2;

/** Chances from points: ahead of the best rival by `scale` is three to one. */
function chances(points: readonly number[], scale: number): number[] {
  return points.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < points.length; other++)
      if (other !== seat) best = Math.max(best, at(points, other));
    return 1 / (1 + Math.exp((best - own) / scale));
  });
}

/** What is known about playing Nidavellir well. */
export const craft = {
  evaluate(game: State): number[] {
    const perAge = roundsFor(game.seats.length);
    const rounds = (game.age === 1 ? 2 * perAge : perAge) - game.round;
    return chances(projections(game), 10 + 2 * rounds);
  },
  finish: (game: State): number[] => chances(totals(sheet(game), game.seats.length), 10),
  weigh,
  hurry(game: State, ask: Ask<Nidavellir>, rng: Rng): number {
    const weights = weigh(game, ask);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < weights.length; i++) {
      const weight = at(weights, i) + (HASTE * below(rng, 256)) / 128;
      if (weight <= most) continue;
      most = weight;
      best = i;
    }
    return best;
  },
  patience: Number.POSITIVE_INFINITY,
};
