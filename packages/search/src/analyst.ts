import type { GameTypes, Rules } from '@meadhall/kernel';
import type { Craft, Mind } from './craft.ts';
import { ismcts } from './ismcts.ts';

/**
 * Looks at a decision from outside, to compare what was played with what could have been: its thoughts list every
 * option with its value. Each of them is tried a few times at least, the promising ones as often as there is time.
 */
export const analyst = <T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  { iterations, least = 8 }: { iterations: number; least?: number },
): Mind<T> =>
  ismcts(rules, craft, {
    iterations,
    least,
    widening: Number.POSITIVE_INFINITY,
    shown: Number.POSITIVE_INFINITY,
  });
