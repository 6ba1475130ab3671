import {
  type Answer,
  type Ask,
  asks,
  at,
  below,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
} from '@meadhall/kernel';

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

/** What a seat is asked. It is the same in every world the seat can imagine, the real one included. */
export function openTo<T extends GameTypes>(
  rules: Rules<T>,
  world: T['state'],
  seat: Seat,
): Ask<T>[] {
  return asks(rules, world).filter((ask) => ask.seat === seat);
}
