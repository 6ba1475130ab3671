import type { GameTypes, Rules } from '@meadhall/kernel';
import type { Craft, Mind } from './craft.ts';
import { ismcts } from './ismcts.ts';
import { race } from './race.ts';

/** How levels that think ahead do so in this game: in a race if it has a clock, else by a tree. */
export const ahead = <T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  thinking: { iterations: number; shown?: number },
): Mind<T> => (craft.clock ? race(rules, craft, thinking) : ismcts(rules, craft, thinking));
