import { below, type GameTypes, type Rules, totals } from '@meadhall/kernel';
import { ahead } from './ahead.ts';
import type { Craft, Level, Mind } from './craft.ts';
import { greedyBy } from './greedyBy.ts';

/** How long a level may think about one decision: whichever is used up first ends it. */
export interface Thinking {
  /** Play-outs, or imagined worlds for those who do not search. */
  readonly iterations: number;
  /** For the host, who has a clock: when `enough` should say so. */
  readonly milliseconds: number;
}

const THINKING: Readonly<Record<Level, Thinking>> = {
  apprentice: { iterations: 1, milliseconds: 200 },
  companion: { iterations: 4, milliseconds: 500 },
  veteran: { iterations: 200, milliseconds: 1000 },
  master: { iterations: 1500, milliseconds: 1800 },
};

/** How long a level thinks in this game. */
export function thinkingOf<T extends GameTypes>(craft: Craft<T>, level: Level): Thinking {
  const usual = THINKING[level];
  return { ...usual, iterations: craft.iterations?.[level] ?? usual.iterations };
}

/** How often an answer escapes those who do not look twice. */
const OVERLOOKS = { apprentice: 0.3, companion: 0.12 };

/**
 * The four characters. The apprentice looks at the own board only, at what there will be in a moment, misses
 * much and counts on rivals to do anything. The companion judges the whole table, but only the answer at hand,
 * and now and then overlooks one. The veteran thinks ahead a little, the master as far as time allows.
 */
export function mindOf<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  level: Level,
): Mind<T> {
  const { iterations } = thinkingOf(craft, level);
  if (level === 'apprentice')
    return greedyBy(rules, shortSighted(rules, craft), {
      worlds: iterations,
      patience: 6,
      through: true,
      overlooks: OVERLOOKS.apprentice,
    });
  if (level === 'companion')
    return greedyBy(rules, craft, { worlds: iterations, overlooks: OVERLOOKS.companion });
  return ahead(rules, craft, { iterations });
}

/** The craft of somebody who counts the own points and nothing else, and cannot guess what others will do. */
function shortSighted<T extends GameTypes>(rules: Rules<T>, craft: Craft<T>): Craft<T> {
  const own = (game: T['state']): number[] =>
    // More points always look better, however many there are; a team counts its chances together.
    rules.together
      ? craft.evaluate(game)
      : totals(rules.sheet(game), game.seats.length).map(
          (points) => 0.5 + Math.atan(points / 50) / Math.PI,
        );
  return {
    ...craft,
    evaluate: own,
    ...(rules.together ? {} : { finish: own }),
    hurry: (_game, { options }, rng) => below(rng, options.length),
  };
}
