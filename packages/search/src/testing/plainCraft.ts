import { below, type GameTypes, type Rules, totals } from '@meadhall/kernel';
import type { Craft } from '../craft.ts';

/** A craft that knows nothing but the score: good enough to see a search at work in any game. */
export function plainCraft<T extends GameTypes>(rules: Rules<T>): Craft<T> {
  return {
    evaluate(game) {
      const points = totals(rules.sheet(game), game.seats.length).map((own) => Math.exp(own / 10));
      const all = points.reduce((sum, own) => sum + own, 0);
      return points.map((own) => own / all);
    },
    hurry: (_game, { options }, rng) => below(rng, options.length),
    patience: 20,
  };
}
