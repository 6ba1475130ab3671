import {
  type Answer,
  type Ask,
  asks,
  at,
  below,
  clone,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
  take,
  totals,
} from '@meadhall/kernel';

/** A player made of code. It gets what its seat may know, never the state. */
export type Bot<T extends GameTypes> = (view: T['view'], seat: Seat, rng: Rng) => Answer<T>;

/** Any legal answer, each as likely as the other. */
export function random<T extends GameTypes>(rules: Rules<T>): Bot<T> {
  return (view, seat, rng) => {
    const mine = openTo(rules, rules.imagine(view, seat, rng), seat);
    const { step, options } = at(mine, below(rng, mine.length));
    return { seat, step, choice: options[below(rng, options.length)] } as Answer<T>;
  };
}

/**
 * The answer after which the own lead on the sheet is largest, averaged over a few imagined worlds.
 * It looks no further than that one answer.
 */
export function greedy<T extends GameTypes>(rules: Rules<T>, { worlds = 4 } = {}): Bot<T> {
  return (view, seat, rng) => {
    const imagined = Array.from({ length: worlds }, () => rules.imagine(view, seat, rng));
    const answers = openTo(rules, at(imagined, 0), seat).flatMap(({ step, options }) =>
      options.map((choice) => ({ seat, step, choice }) as Answer<T>),
    );
    const values = answers.map((answer) =>
      imagined.reduce((sum, world) => {
        const next = clone(world);
        take(rules, next, answer);
        return sum + lead(rules, next, seat);
      }, 0),
    );
    const best = Math.max(...values);
    const good = answers.filter((_, i) => values[i] === best);
    return at(good, below(rng, good.length));
  };
}

function openTo<T extends GameTypes>(rules: Rules<T>, world: T['state'], seat: Seat): Ask<T>[] {
  return asks(rules, world).filter((ask) => ask.seat === seat);
}

/** Own points against the best of the others; alone at the table, own points. */
function lead<T extends GameTypes>(rules: Rules<T>, game: T['state'], seat: Seat): number {
  const points = totals(rules.sheet(game), game.seats.length);
  const others = points.filter((_, other) => other !== seat);
  return at(points, seat) - (others.length > 0 ? Math.max(...others) : 0);
}
