// Players made of code that know the game.
import {
  type Answer,
  type Ask,
  asks,
  at,
  below,
  clone,
  type Rng,
  type Seat,
  take,
  totals,
} from '@meadhall/kernel';
import { asgard } from '../asgard.ts';
import type { Asgard, State, View } from '../model.ts';
import { farsighted } from './outlook.ts';

/** It gets what its seat may know; whoever has its questions at hand may pass them on. */
export type AsgardBot = (
  view: View,
  seat: Seat,
  rng: Rng,
  asked?: readonly Ask<Asgard>[],
) => Answer<Asgard>;

/** Bots by the names they are called. */
export const bots: Readonly<Record<'farsighted', AsgardBot>> = {
  /** The answer that leaves the best lead in the outlook, in a world it imagines. */
  farsighted(view, seat, rng, asked) {
    const world = asgard.imagine(view, seat, rng);
    const mine = asked ?? asks(asgard, world).filter((ask) => ask.seat === seat);
    const answers = mine.flatMap(({ step, options }) =>
      (options as readonly unknown[]).map((choice) => ({ seat, step, choice }) as Answer<Asgard>),
    );
    if (answers.length === 1) return at(answers, 0);
    const values = answers.map((answer) => {
      const next = clone(world);
      take(asgard, next, answer);
      return lead(next, seat);
    });
    const best = Math.max(...values);
    const good = answers.filter((_, i) => values[i] === best);
    return at(good, below(rng, good.length));
  },
};

function lead(game: State, seat: Seat): number {
  const points = totals(farsighted.sheet(game), game.seats.length);
  const others = points.filter((_, other) => other !== seat);
  return at(points, seat) - Math.max(...others);
}
