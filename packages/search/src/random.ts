import {
  type Answer,
  type Ask,
  at,
  below,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
} from '@meadhall/kernel';
import { openTo } from './worlds.ts';

/**
 * A player made of code. It gets what its seat may know, never the state. Whoever has the questions to that
 * seat at hand may pass them on: they save the work of finding them in the view, and tell nothing more.
 */
export type Bot<T extends GameTypes> = (
  view: T['view'],
  seat: Seat,
  rng: Rng,
  asked?: readonly Ask<T>[],
) => Answer<T>;

/** Any legal answer: a question at random, then each of its options as likely as the other. */
export function random<T extends GameTypes>(rules: Rules<T>): Bot<T> {
  return (view, seat, rng, asked) => {
    const mine = asked ?? openTo(rules, rules.imagine(view, seat, rng), seat);
    const { step, options } = at(mine, below(rng, mine.length));
    return { seat, step, choice: options[below(rng, options.length)] } as Answer<T>;
  };
}
