// A hero who asks what would become of it: every plan he could follow is played to the end in imagined worlds.
import {
  type Answer,
  type Ask,
  asks,
  at,
  clone,
  fork,
  type Rng,
  type Seat,
  same,
} from '@meadhall/kernel';
import { andor } from '../andor.ts';
import type { Andor, State, View } from '../model.ts';
import { offers, stepsTo } from './captain.ts';
import { teamChance } from './chance.ts';
import type { Manner } from './manners.ts';
import { decide, type Intent, playOn } from './playout.ts';
import { isCourier, type Scene } from './scene.ts';
import { outlook } from './tasks.ts';
import { action, advise } from './team.ts';
import { setOut, type Way } from './walking.ts';

export interface Thought {
  answer: Answer<Andor>;
  considered: { answer: Answer<Andor>; value: number; visits: number }[];
}

export interface Council {
  readonly manner: Manner;
  /** Play-outs for one decision. */
  readonly playouts: number;
  /** Sunrises a play-out goes on for. */
  readonly days: number;
  /** Plans that are compared. */
  readonly plans: number;
}

interface Plan extends Intent {
  sum: number;
  visits: number;
}

export function council({ manner, playouts, plans, days }: Council) {
  return (
    view: View,
    seat: Seat,
    rng: Rng,
    asked?: readonly Ask<Andor>[],
    enough: () => boolean = () => false,
  ): Thought => {
    const mine =
      asked ?? asks(andor, andor.imagine(view, seat, rng)).filter((it) => it.seat === seat);
    const ask = mine.find(({ step }) => step !== 'anytime') ?? at(mine, 0);
    const usual = advise(view, mine, manner);
    if (ask.step !== 'act' || usual.step === 'anytime') return alone(usual);
    const all = plansOf(view, seat, ask, mine, manner, plans);
    if (all.length > 1) compare(view, seat, rng, all, playouts, days, manner, enough);
    const best = at(all, 0);
    if (best.way && best.answer.choice === 'move') setOut(view, seat, best.way);
    return {
      answer: best.answer,
      considered: all.map(({ answer, sum, visits }) => ({
        answer,
        value: visits > 0 ? sum / visits : 0,
        visits,
      })),
    };
  };
}

const alone = (answer: Answer<Andor>): Thought => ({
  answer,
  considered: [{ answer, value: 0.5, visits: 0 }],
});

/** What the hero could do now: first what the team would, then its other offers, best first. */
function plansOf(
  scene: Scene,
  seat: Seat,
  ask: Extract<Ask<Andor>, { step: 'act' }>,
  mine: readonly Ask<Andor>[],
  manner: Manner,
  most: number,
): Plan[] {
  const found: Plan[] = [];
  const add = ({ answer, way }: Intent): void => {
    const known = found.some(
      (it) =>
        same(it.answer.choice, answer.choice) &&
        (answer.choice !== 'move' || it.way?.space === way?.space),
    );
    if (!known && found.length < most) found.push({ answer, way, sum: 0, visits: 0 });
  };
  add(decide(scene as State, ask, mine, manner));
  const hero = at(scene.seats, seat);
  if (isCourier(scene, hero)) {
    add({ answer: { seat, step: 'act', choice: 'endDay' }, way: undefined });
    return found;
  }
  const look = outlook(scene, manner);
  const open = offers(look)
    .filter(({ group }) => group.includes(seat))
    .sort((a, b) => b.score * b.group.length - a.score * a.group.length);
  for (const order of open) {
    const steps = stepsTo(look, hero, order.task.foe, order.space);
    const way: Way = { space: order.space, steps, hurries: order.today, order };
    add({ answer: { seat, step: 'act', choice: action(scene, seat, ask.options, way) }, way });
    if (found.length >= most - 1) break;
  }
  add({ answer: { seat, step: 'act', choice: 'endDay' }, way: undefined });
  return found;
}

/**
 * Every plan is tried in the same imagined worlds; after each round the worse half is given up. Best first
 * at the end, and only those that were tried to the last.
 */
function compare(
  view: View,
  seat: Seat,
  rng: Rng,
  plans: Plan[],
  playouts: number,
  days: number,
  manner: Manner,
  enough: () => boolean,
): void {
  let left = plans.length;
  const rounds = Math.ceil(Math.log2(plans.length));
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(playouts / (rounds * left)));
    for (let n = 0; n < worlds && !(enough() && n + round > 0); n++) {
      const world = andor.imagine(view, seat, rng);
      const luck = fork(rng);
      for (const plan of plans.slice(0, left)) {
        const game = clone(world);
        game.rng = clone(luck);
        playOn(game, plan, manner, days);
        plan.sum += teamChance(game);
        plan.visits++;
      }
    }
    const tried = plans.splice(0, left).sort((a, b) => b.sum / b.visits - a.sum / a.visits);
    plans.unshift(...tried);
    left = Math.max(2, Math.ceil(left / 2));
  }
}
