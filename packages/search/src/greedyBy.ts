import {
  type Answer,
  type Ask,
  at,
  below,
  clone,
  fork,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
  shuffle,
  take,
} from '@meadhall/kernel';
import type { Considered, Craft, Mind } from './craft.ts';
import { answersTo, hurried, required, worthOf } from './playout.ts';
import { imagineOpen, openTo } from './worlds.ts';

/** How far a glance goes. */
export interface Glance {
  /** Imagined worlds each answer is tried in. */
  readonly worlds?: number;
  /** Answers that may follow before the position is judged. */
  readonly patience?: number;
  /** Goes on past the seat's own next question. */
  readonly through?: boolean;
  /** Chance that an answer is not even seen. One is always left. */
  readonly overlooks?: number;
  /** How many answers a thought lists. */
  readonly shown?: number;
}

/**
 * The answer after which the game judges the own seat to stand best, averaged over a few imagined worlds. In
 * each of them everybody goes on in a hurry until the seat is asked something else.
 */
export function greedyBy<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  { worlds = 4, patience = 12, through = false, overlooks = 0, shown = 5 }: Glance = {},
): Mind<T> {
  return (view, seat, rng, asked, enough) => {
    const first = imagineOpen(rules, view, seat, rng);
    const answers = seen(answersTo(asked ?? openTo(rules, first, seat)), overlooks, rng);
    const sums = answers.map(() => 0);
    let looked = 0;
    // The same worlds and the same luck for every answer: a difference comes from the answer alone.
    while (looked === 0 || (looked < worlds && answers.length > 1 && !enough?.())) {
      const world = looked === 0 ? first : imagineOpen(rules, view, seat, rng);
      const luck = fork(rng);
      for (const [i, answer] of answers.entries())
        sums[i] =
          at(sums, i) +
          worthAfter(rules, craft, clone(world), answer, { patience, through, rng: clone(luck) });
      looked++;
    }
    const considered = answers.map(
      (answer, i): Considered<T> => ({ answer, value: at(sums, i) / looked, visits: looked }),
    );
    considered.sort((a, b) => b.value - a.value || freedom(a) - freedom(b));
    return { answer: at(considered, 0).answer, considered: considered.slice(0, shown) };
  };
}

/** Of equals a free action comes last: two of them could undo each other for ever. */
const freedom = <T extends GameTypes>({ answer }: Considered<T>): number =>
  answer.step === 'anytime' ? 1 : 0;

/** The answers in any order, so that equals all come up; some of them may be overlooked. */
function seen<T extends GameTypes>(answers: Answer<T>[], overlooks: number, rng: Rng): Answer<T>[] {
  shuffle(rng, answers);
  if (overlooks === 0) return answers;
  const noticed = answers.filter(() => below(rng, 1024) >= 1024 * overlooks);
  return noticed.length > 0 ? noticed : answers;
}

/** What an answer has made of the seat's chances by the time it is asked something else. */
function worthAfter<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  world: T['state'],
  answer: Answer<T>,
  { patience, through, rng }: { patience: number; through: boolean; rng: Rng },
): number {
  const { seat } = answer;
  let open = take(rules, world, answer);
  for (let left = patience; left > 0; left--) {
    const count = required(open);
    if (count === 0 || (!through && asksElse(open, count, answer))) break;
    open = take(rules, world, hurried(craft, world, at(open, 0), rng));
  }
  return at(worthOf(rules, craft, world, open), seat);
}

/** Whether one of the questions that must be answered is another one to the same seat. */
function asksElse<T extends GameTypes>(
  open: readonly Ask<T>[],
  count: number,
  { seat, step }: { seat: Seat; step: keyof T['choices'] },
): boolean {
  for (let i = 0; i < count; i++) {
    const ask = at(open, i);
    if (ask.seat === seat && ask.step !== step) return true;
  }
  return false;
}
