// A hero who asks what would become of it: every plan he could follow is played to the end in imagined worlds.
import { type Answer, type Ask, asks, at, type Rng, type Seat, same } from '@meadhall/kernel';
import { andor } from '../andor.ts';
import type { Andor, View } from '../model.ts';
import { offers } from './captain.ts';
import { choosePlan, type Plan, type Trial } from './compare.ts';
import { stepsTo } from './hours.ts';
import type { Manner } from './manners.ts';
import { outlook } from './outlook.ts';
import type { Intent } from './playout.ts';
import { isCourier, type Scene } from './scene.ts';
import { action, advise } from './team.ts';
import { stepOn, type Way, wayOf } from './walking.ts';

export interface Thought {
  answer: Answer<Andor>;
  considered: { answer: Answer<Andor>; value: number; visits: number }[];
}

export interface Council extends Omit<Trial, 'manner'> {
  /** How the team plays this legend. */
  readonly manner: (scene: Scene) => Manner;
  /** Plans that are compared. */
  readonly plans: number;
}

/**
 * What a hero does is weighed at the beginning of his turn, and where his first step leads; from then on he
 * goes by the rules of the team, as he does in the worlds he imagines. So nothing has to be remembered.
 */
export function council(settings: Council) {
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
    const manner = settings.manner(view);
    const usual = advise(view, mine, manner);
    const plans = usual.step === 'anytime' ? [] : plansFor(view, ask, manner, settings.plans);
    if (plans.length < 2)
      return { answer: usual, considered: [{ answer: usual, value: 0.5, visits: 0 }] };
    const { playouts, days } = settings;
    const trial = { manner, days, playouts: affordable(view, playouts) };
    const best = choosePlan(view, seat, rng, plans, trial, enough);
    return {
      answer: best.answer,
      considered: [best, ...plans.filter((plan) => plan !== best)].map(
        ({ answer, won, visits }) => ({
          answer,
          value: visits > 0 ? won / visits : 0,
          visits,
        }),
      ),
    };
  };
}

/** The whole company takes longest to play on with, and is to answer within two seconds like any other. */
const affordable = ({ seats }: View, playouts: number): number =>
  seats.length > 3 ? Math.ceil(0.6 * playouts) : playouts;

/** What the hero could answer, first what the team would; none where there is nothing to weigh. */
function plansFor(scene: Scene, ask: Ask<Andor>, manner: Manner, most: number): Plan[] {
  if (ask.step === 'act') return turnsOf(scene, ask, manner, most);
  const frame = scene.agenda.at(-1);
  const setsOut = frame?.do === 'walk' && frame.steps === 0 && !scene.rules.includes('prologue');
  return ask.step === 'walk' && setsOut ? firstSteps(scene, ask, manner, most) : [];
}

const planOf = ({ answer, way }: Intent): Plan => ({
  answer,
  way,
  sum: 0,
  won: 0,
  visits: 0,
});

/** What to do in his turn: what the team would, its other offers, best first, or nothing more today. */
function turnsOf(
  scene: Scene,
  { seat, options }: Extract<Ask<Andor>, { step: 'act' }>,
  manner: Manner,
  most: number,
): Plan[] {
  const found: Plan[] = [];
  const add = (choice: Extract<Answer<Andor>, { step: 'act' }>['choice'], way?: Way): void => {
    const known = found.some(
      (it) => same(it.answer.choice, choice) && (choice !== 'move' || it.way?.space === way?.space),
    );
    if (!known) found.push(planOf({ answer: { seat, step: 'act', choice }, way }));
  };
  const usual = wayOf(scene, seat, manner);
  add(action(scene, seat, options, usual), usual);
  for (const way of waysOf(scene, seat, manner)) {
    if (found.length >= most - 1) break;
    add(action(scene, seat, options, way), way);
  }
  add('endDay');
  return found;
}

/** Where his first step could lead. */
function firstSteps(
  scene: Scene,
  { seat, options }: Extract<Ask<Andor>, { step: 'walk' }>,
  manner: Manner,
  most: number,
): Plan[] {
  const found: Plan[] = [];
  for (const way of [wayOf(scene, seat, manner), ...waysOf(scene, seat, manner)]) {
    if (found.length >= most) break;
    const choice = stepOn(scene, seat, options, way);
    if (!found.some((it) => same(it.answer.choice, choice)))
      found.push(planOf({ answer: { seat, step: 'walk', choice }, way: undefined }));
  }
  return found;
}

/** All ways the team has for a hero, best first. The bearer of the letter has but one. */
function waysOf(scene: Scene, seat: Seat, manner: Manner): Way[] {
  const hero = at(scene.seats, seat);
  if (isCourier(scene, hero)) return [];
  const look = outlook(scene, manner);
  return offers(look)
    .filter(({ group }) => group.includes(seat))
    .sort((a, b) => b.score * b.group.length - a.score * a.group.length)
    .map((order) => ({
      space: order.space,
      steps: stepsTo(look, hero, order.task.foe, order.space),
      hurries: order.today,
      order,
    }));
}
