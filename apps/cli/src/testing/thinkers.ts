import { below, type GameTypes, type Rules, totals } from '@meadhall/kernel';
import type { Craft } from '@meadhall/search';
import { type Shelved, shelve } from '@meadhall/shelf';
import { bids, coop } from '@meadhall/toys';
import { plainWords } from '@meadhall/words';

/** Just enough craft for a toy: anything goes until the end, and more points are better. */
function thinker<T extends GameTypes>(rules: Rules<T>): Shelved {
  const words = plainWords(rules);
  const craft: Craft<T> = {
    evaluate: (game) =>
      totals(rules.sheet(game), game.seats.length).map(
        (points) => 1 / (1 + Math.exp(-points / 10)),
      ),
    hurry: (_, { options }, rng) => below(rng, options.length),
    patience: Number.POSITIVE_INFINITY,
    iterations: { veteran: 20, master: 40 },
  };
  return shelve({ rules, words: { fr: words, en: words }, craft });
}

/** A game against each other and one of a team, both with bots that think. */
export const THINKERS: readonly Shelved[] = [thinker(bids), thinker(coop)];
