import {
  type Answer,
  type Ask,
  at,
  clone,
  fork,
  type GameTypes,
  type Rng,
  type Rules,
  take,
} from '@meadhall/kernel';
import type { Craft, Mind } from './craft.ts';
import { answersTo, clockOf, playOn } from './playout.ts';
import { conclusion, consideredAs, onlyAnswer } from './thought.ts';
import { imagineOpen, openTo } from './worlds.ts';

/** How a race is run. */
export interface Race {
  /** Play-outs at most; `enough` may end the race before. */
  readonly iterations: number;
  /** Worlds every answer is tried in before one may drop out. */
  readonly least?: number;
  /** By how many standard errors an answer must be behind to drop out. */
  readonly doubt?: number;
  /** A difference of values that is not worth a thought. */
  readonly trifle?: number;
  /** By how many standard errors an answer must lead to be preferred to the one that looked best at a glance. */
  readonly habit?: number;
  /** How many answers a thought lists. */
  readonly shown?: number;
}

/** An answer, and what it was worth in each world, as long as it was in the race. */
interface Runner<T extends GameTypes> {
  readonly answer: Answer<T>;
  readonly values: number[];
  sum: number;
}

const never = (): boolean => false;

/**
 * All answers run side by side: each of them in the same imagined worlds and with the same luck, so that a
 * difference comes from the answer alone. Whoever is surely behind drops out, and the play-outs that are left
 * decide among the rest: where the answer is clear it is given soon. (Maron and Moore 1994, differences paired.)
 */
export function race<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  { iterations, least = 16, doubt = 2.5, trifle = 0.002, habit = 1, shown = 5 }: Race,
): Mind<T> {
  return (view, seat, rng, asked, enough = never) => {
    let world = imagineOpen(rules, view, seat, rng);
    const all = line(craft, world, asked ?? openTo(rules, world, seat));
    if (all.length === 1) return onlyAnswer(at(all, 0).answer, craft.evaluate(world));
    let running: readonly Runner<T>[] = all;
    let left = iterations;
    for (let worlds = 1; running.length > 1 && left >= running.length && !enough(); worlds++) {
      const luck = fork(rng);
      for (const runner of running) run(rules, craft, clone(world), runner, clone(luck));
      left -= running.length;
      if (worlds >= least) running = stillRunning(running, doubt, trifle);
      world = imagineOpen(rules, view, seat, rng);
    }
    const ranking = all.map(({ answer, sum, values }) => consideredAs(answer, sum, values.length));
    return conclusion(ranking, shown, isUsual(running, at(all, 0), habit) ? ranking[0] : undefined);
  };
}

/** The answers worth a thought, the most promising first. */
function line<T extends GameTypes>(
  craft: Craft<T>,
  world: T['state'],
  asked: readonly Ask<T>[],
): Runner<T>[] {
  const answers = answersTo(asked);
  const weights = asked.flatMap((ask) => craft.weigh?.(world, ask) ?? ask.options.map(() => 0));
  const places = answers.map((_, i) => i).sort((a, b) => at(weights, b) - at(weights, a));
  const worth = places.filter((i, rank) => rank === 0 || at(weights, i) > Number.NEGATIVE_INFINITY);
  return worth.map((i) => ({ answer: at(answers, i), values: [], sum: 0 }));
}

/** Tries an answer in a world. */
function run<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  world: T['state'],
  runner: Runner<T>,
  luck: Rng,
): void {
  const { answer, values } = runner;
  world.rng = fork(luck);
  const began = clockOf(craft, world);
  const open = take(rules, world, answer);
  const value = at(playOn(rules, craft, world, open, began, luck), answer.seat);
  values.push(value);
  runner.sum += value;
}

/**
 * Whether the answer that looked best at a glance is given: nothing leads it clearly. Among many answers as good as
 * each other the best one of a race is merely the luckiest.
 */
function isUsual<T extends GameTypes>(
  running: readonly Runner<T>[],
  first: Runner<T>,
  habit: number,
): boolean {
  if (!running.includes(first)) return false;
  return first.values.length < 2 || mayWin(bestOf(running), first, habit, 0);
}

function bestOf<T extends GameTypes>(running: readonly Runner<T>[]): Runner<T> {
  let best = at(running, 0);
  for (const runner of running) if (runner.sum > best.sum) best = runner;
  return best;
}

/** Those not surely behind the best one. */
function stillRunning<T extends GameTypes>(
  running: readonly Runner<T>[],
  doubt: number,
  trifle: number,
): readonly Runner<T>[] {
  const best = bestOf(running);
  return running.filter((runner) => runner === best || mayWin(best, runner, doubt, trifle));
}

/** Whether the answer behind may still turn out better by more than a trifle. */
function mayWin<T extends GameTypes>(
  best: Runner<T>,
  behind: Runner<T>,
  doubt: number,
  trifle: number,
): boolean {
  const count = best.values.length;
  const lead = (best.sum - behind.sum) / count;
  let squares = 0;
  for (let i = 0; i < count; i++)
    squares += (at(best.values, i) - at(behind.values, i) - lead) ** 2;
  const error = Math.sqrt(squares / (count - 1) / count);
  return doubt * error - lead > trifle;
}
