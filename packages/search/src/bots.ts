import type { GameTypes } from '@meadhall/kernel';
import type { Mind } from './craft.ts';
import type { Bot } from './random.ts';

/** A mind at the table: it answers and keeps its reasons to itself. `enough` ends its thinking early. */
export const botOf =
  <T extends GameTypes>(mind: Mind<T>, enough?: () => boolean): Bot<T> =>
  (view, seat, rng, asked) =>
    mind(view, seat, rng, asked, enough).answer;
