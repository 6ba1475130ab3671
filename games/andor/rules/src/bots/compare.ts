// Which of a hero’s plans comes to the best end: all are tried in the same imagined worlds, with the same luck.
import { at, clone, fork, type Rng, type Seat } from '@meadhall/kernel';
import { andor } from '../andor.ts';
import type { View } from '../model.ts';
import { teamChance } from './chance.ts';
import type { Manner } from './manners.ts';
import { type Intent, playOn } from './playout.ts';
import { endWorth } from './progress.ts';

export interface Plan extends Intent {
  /** What its ends were worth, and the share of them that was won. */
  sum: number;
  won: number;
  visits: number;
  /** World by world: what it brought more than the usual plan. */
  gains: number[];
}

export interface Trial {
  readonly manner: Manner;
  /** Play-outs for one decision. */
  readonly playouts: number;
  /** Sunrises a play-out goes on for. */
  readonly days: number;
}

/**
 * The best plan. The first one is what the team would do anyway: it stays to the end, and another has to be
 * better by more than luck explains. Of the others the worse half is given up after each round.
 */
export function choosePlan(
  view: View,
  seat: Seat,
  rng: Rng,
  plans: readonly Plan[],
  trial: Trial,
  enough: () => boolean,
): Plan {
  const usual = at(plans, 0);
  let others = plans.slice(1);
  const rounds = Math.ceil(Math.log2(plans.length));
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(trial.playouts / (rounds * (others.length + 1))));
    for (let n = 0; n < worlds && !(enough() && n + round > 0); n++)
      tryAll(view, seat, rng, usual, others, trial);
    others.sort((a, b) => b.sum / b.visits - a.sum / a.visits);
    others = others.slice(0, Math.ceil(others.length / 2));
  }
  const best = at(others, 0);
  return isBetter(best.gains) ? best : usual;
}

/** One world, the same for all. */
function tryAll(
  view: View,
  seat: Seat,
  rng: Rng,
  usual: Plan,
  others: readonly Plan[],
  { manner, days }: Trial,
): void {
  const world = andor.imagine(view, seat, rng);
  const luck = fork(rng);
  let common = 0;
  for (const plan of [usual, ...others]) {
    const game = clone(world);
    game.rng = clone(luck);
    playOn(game, plan, manner, days);
    const value = game.result ? endWorth(game) : teamChance(game);
    plan.sum += value;
    plan.won += game.result ? Number(game.result === 'won') : value;
    plan.visits++;
    if (plan === usual) common = value;
    else plan.gains.push(value - common);
  }
}

/** Half a standard error: a bold hero would follow every lucky world. */
const DOUBT = 0.5;

function isBetter(gains: readonly number[]): boolean {
  const n = gains.length;
  let sum = 0;
  let squares = 0;
  for (const gain of gains) {
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / n;
  const error = Math.sqrt(Math.max(0, squares / n - mean * mean) / n);
  return mean > DOUBT * error && mean > 0;
}
