// Where a hero of the team goes, step by step.
import { at, type Seat } from '@meadhall/kernel';
import type { Choices, Hero, View } from '../model.ts';
import { placeOn } from '../tables/boards.ts';
import { errands } from './errands.ts';
import { distances } from './paths.ts';

/** The best errand with its distance; spaces with creatures are shunned by who must not meet them. */
export function bestErrand(view: View, seat: Seat): Goal {
  const hero = at(view.seats, seat);
  const steps = distances(view, hero.space, shunned(view, hero));
  if (isCourier(view, hero)) return courierGoal(view, hero.space, steps);
  let best = { space: hero.space, value: 0, steps: 0, escort: false };
  for (const { space, value, escort = false } of errands(view, seat)) {
    const far = steps.get(space);
    if (far === undefined) continue;
    const worth = value / (far + 2);
    if (worth > best.value) best = { space, value: worth, steps: far, escort };
  }
  return best;
}

/** As near to the Tree of Songs as can be without meeting a creature, now or at sunrise. */
function courierGoal(view: View, from: number, steps: ReadonlyMap<number, number>): Goal {
  const home = distances(view, TREE_OF_SONGS, new Set());
  const feared = new Set(view.creatures.map(({ space }) => placeOn(view.board, space).arrow));
  let best = { space: from, value: 100, steps: 0, escort: false };
  let least = home.get(from) ?? 99;
  for (const [space, far] of steps) {
    const left = home.get(space) ?? 99;
    if (left >= least || (feared.has(space) && space !== TREE_OF_SONGS)) continue;
    least = left;
    best = { space, value: 100, steps: far, escort: false };
  }
  return best;
}

const TREE_OF_SONGS = 57;

interface Goal {
  space: number;
  value: number;
  steps: number;
  escort: boolean;
}

const isCourier = (view: View, hero: Hero): boolean =>
  hero.items.includes('parchment') && view.rules.includes('carriedTokenAlarm');

function shunned(view: View, hero: Hero): Set<number> {
  const quiet = view.rules.includes('alarm') && view.vars['alarm'] !== true;
  return new Set(isCourier(view, hero) || quiet ? view.creatures.map(({ space }) => space) : []);
}

/** Hours a hero is willing to use: overtime only with willpower to spare, or with the king’s letter. */
export const hasTime = (view: View, hero: Hero): boolean =>
  hero.hours < 7 || (hero.hours < 10 && hero.willpower >= (isCourier(view, hero) ? 4 : 13));

export function nextStep(
  view: View,
  seat: Seat,
  options: readonly Choices['walk'][],
): Choices['walk'] {
  const hero = at(view.seats, seat);
  const goal = bestErrand(view, seat);
  const frame = view.agenda.at(-1);
  const led = frame?.do === 'walk' ? frame.led : 0;
  const lead = options.find((it) => typeof it === 'object' && 'farmers' in it && it.farmers > led);
  if (lead && view.rules.includes('farmers') && !view.rules.includes('siege')) return lead;
  const target =
    led > 0 && view.fates.every(({ card, done }) => card !== 3 || done) ? 0 : goal.space;
  const from = distances(view, target, led > 0 ? crowd(view) : shunned(view, hero));
  const here = from.get(hero.space) ?? 0;
  if (options.includes('stop') && (here === 0 || !hasTime(view, hero))) return 'stop';
  const steps = options.filter(
    (it): it is { step: number } => typeof it === 'object' && 'step' in it,
  );
  const closer = steps.filter(({ step }) => (from.get(step) ?? 99) < here);
  const paid =
    closer.find((it) => !('by' in it)) ?? closer.find((it) => 'by' in it && it.by === 'wineskin');
  return paid ?? (options.includes('stop') ? 'stop' : at(steps, 0));
}

const crowd = (view: View): Set<number> => new Set(view.creatures.map(({ space }) => space));
