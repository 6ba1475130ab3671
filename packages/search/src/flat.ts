import type { GameTypes, Rules } from '@meadhall/kernel';
import type { Craft, Mind } from './craft.ts';
import { ismcts } from './ismcts.ts';

/** Flat Monte-Carlo: every own answer is tried equally often and played out, no tree, no favourites. */
export const flat = <T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  { iterations, shown = 5 }: { iterations: number; shown?: number },
): Mind<T> =>
  ismcts(rules, craft, { iterations, shown, depth: 1, least: Number.POSITIVE_INFINITY });
