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
}

export interface Trial {
  readonly manner: Manner;
  /** Play-outs for one decision. */
  readonly playouts: number;
  /** Sunrises a play-out goes on for. */
  readonly days: number;
}

/**
 * The best plan. The first one is what the team would do anyway. The others are sifted in rounds, the worse half
 * given up after each; the last of them then has to beat the first in worlds that had no part in choosing it.
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
  const half = trial.playouts / 2;
  let others = plans.slice(1);
  const rounds = Math.ceil(Math.log2(others.length));
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(half / (rounds * others.length)));
    for (let n = 0; n < worlds && !(enough() && n + round > 0); n++)
      tryAll(view, seat, rng, others, trial);
    others.sort((a, b) => b.sum / b.visits - a.sum / a.visits);
    others = others.slice(0, Math.ceil(others.length / 2));
  }
  const rival = at(others, 0);
  const gains: number[] = [];
  for (let n = 0; n < half / 2 && !enough(); n++) {
    const [one = 0, other = 0] = tryAll(view, seat, rng, [usual, rival], trial);
    gains.push(other - one);
  }
  return isBetter(gains) ? rival : usual;
}

/** One world, the same for all; what each plan came to in it. */
function tryAll(
  view: View,
  seat: Seat,
  rng: Rng,
  plans: readonly Plan[],
  { manner, days }: Trial,
): number[] {
  const world = andor.imagine(view, seat, rng);
  const luck = fork(rng);
  return plans.map((plan) => {
    const game = clone(world);
    game.rng = clone(luck);
    playOn(game, plan, manner, days);
    const value = game.result ? endWorth(game) : teamChance(game);
    plan.sum += value;
    plan.won += game.result ? Number(game.result === 'won') : value;
    plan.visits++;
    return value;
  });
}

/** Worlds, and standard errors: who follows every lucky world throws away what the team knows. */
const LEAST = 3;
const DOUBT = 1.5;

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
  return n >= LEAST && mean > 0 && mean > DOUBT * error;
}
