import {
  type Answer,
  at,
  below,
  clone,
  fork,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
  take,
  totals,
} from '@meadhall/kernel';
import type { Bot } from './random.ts';
import { openTo } from './worlds.ts';

/** How many worlds are imagined, and how many answers may follow before the score is looked at. */
export interface Greed {
  worlds?: number;
  patience?: number;
}

/**
 * The answer after which the own lead on the sheet is largest, averaged over a few imagined worlds. In each
 * of them everybody goes on at random until the seat is asked something else, so that a bid, a defence or
 * one throw more shows what it is worth.
 */
export function greedy<T extends GameTypes>(
  rules: Rules<T>,
  { worlds = 4, patience = 12 }: Greed = {},
): Bot<T> {
  return (view, seat, rng, asked) => {
    const imagined = Array.from({ length: worlds }, () => rules.imagine(view, seat, fork(rng)));
    const mine = asked ?? openTo(rules, at(imagined, 0), seat);
    const answers = mine.flatMap(({ step, options }) =>
      options.map((choice) => ({ seat, step, choice }) as Answer<T>),
    );
    if (answers.length === 1) return at(answers, 0);
    const luck = fork(rng);
    const values = answers.map((answer) =>
      imagined.reduce((sum, world) => {
        const next = clone(world);
        // The same luck for every answer: a difference comes from the answer, not from the others.
        goOn(rules, next, answer, { seat, patience, rng: clone(luck) });
        return sum + worth(rules, next, seat);
      }, 0),
    );
    return pickBest(answers, values, rng);
  };
}

/** One of the best answers. Of equals, a free action is left out: two of them could undo each other for ever. */
function pickBest<T extends GameTypes>(
  answers: readonly Answer<T>[],
  values: readonly number[],
  rng: Rng,
): Answer<T> {
  const best = Math.max(...values);
  const good = answers.filter((_, i) => values[i] === best);
  const moving = good.filter(({ step }) => step !== 'anytime');
  const from = moving.length > 0 ? moving : good;
  return at(from, below(rng, from.length));
}

/** Carries out an answer, then goes on at random until the seat has something else to answer. */
function goOn<T extends GameTypes>(
  rules: Rules<T>,
  world: T['state'],
  answer: Answer<T>,
  { seat, patience, rng }: { seat: Seat; patience: number; rng: Rng },
): void {
  let open = take(rules, world, answer);
  for (let answers = 0; answers < patience; answers++) {
    const required = open.filter(({ step }) => step !== 'anytime');
    const [first] = required;
    if (!first || required.some((ask) => ask.seat === seat && ask.step !== answer.step)) return;
    const { step, options } = first;
    const choice = options[below(rng, options.length)];
    open = take(rules, world, { seat: first.seat, step, choice } as Answer<T>);
  }
}

/**
 * Own points against the best of the others. Where that is equal the own points decide; alone or in a team,
 * where nobody is ahead of anybody, they are all that counts.
 */
function worth<T extends GameTypes>(rules: Rules<T>, game: T['state'], seat: Seat): number {
  const points = totals(rules.sheet(game), game.seats.length);
  const own = at(points, seat);
  const others = points.filter((_, other) => other !== seat);
  const lead = others.length > 0 ? own - Math.max(...others) : 0;
  return lead * 1024 + own;
}
