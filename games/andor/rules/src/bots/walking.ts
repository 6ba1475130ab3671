// Where a hero of the team goes, step by step.
import { at, type Seat } from '@meadhall/kernel';
import type { Choices } from '../choices.ts';
import { isAwake } from '../lookup.ts';
import type { Hero } from '../pieces.ts';
import type { Space } from '../tables/place.ts';
import { shoots } from '../targets.ts';
import { bears } from '../things.ts';
import { orders } from './captain.ts';
import { awaitsLetter, holdsOut, LETTER_WAITS, legOf } from './courier.ts';
import type { Manner } from './manners.ts';
import type { Order } from './offers.ts';
import { outlook } from './outlook.ts';
import { FAR, isCourier, isQuiet, type Scene, stepsFrom } from './scene.ts';

const DAY = 7;

/** Where to, and whether overtime is worth it. */
export interface Way {
  space: Space;
  steps: number;
  hurries: boolean;
  order: Order | undefined;
  /** He has come early, and is to be there: until this hour he passes. */
  waits?: number;
}

export function wayOf(scene: Scene, seat: Seat, manner: Manner): Way | undefined {
  const hero = at(scene.seats, seat);
  const look = outlook(scene, manner);
  const { relay, sky } = look;
  if (relay && (isCourier(scene, hero) || holdsOut(scene, relay, sky))) {
    const space = legOf(scene, relay, seat);
    if (space !== undefined && space !== hero.space)
      return { space, steps: look.steps(hero.space, space), hurries: true, order: undefined };
    if (isCourier(scene, hero)) return waiting(hero, hasFriends(scene, seat) ? 2 : 0);
    if (space !== undefined) return waiting(hero, LATEST);
  }
  if (awaitsLetter(scene) === seat && hero.space === LETTER_WAITS)
    return waiting(hero, scene.narrator === 'G' && hasFriends(scene, seat) ? 3 : 0);
  const order = orders(look)[seat];
  return order && { space: order.space, steps: order.steps, hurries: order.today, order };
}

/** The hour at which nobody has any left. */
const LATEST = 9;

const waiting = ({ space }: Hero, waits: number): Way => ({
  space,
  steps: 0,
  hurries: false,
  order: undefined,
  waits,
});

/** Others are still up and doing. */
const hasFriends = (scene: Scene, seat: Seat): boolean =>
  scene.seats.some((it, other) => other !== seat && isAwake(it));

const isTaken =
  (scene: Scene) =>
  (space: Space): boolean =>
    scene.creatures.some((it) => it.space === space);

/** Hours a hero is willing to use. */
export const hasTime = (hero: Hero, hurries: boolean): boolean =>
  hero.hours < DAY || (hurries && hero.hours < DAY + 3);

/** Thought out anew at every step: what was nearest when he set out has come nearer since. */
export const nextStep = (
  scene: Scene,
  seat: Seat,
  options: readonly Choices['walk'][],
  manner: Manner,
): Choices['walk'] => stepOn(scene, seat, options, wayOf(scene, seat, manner));

/** The next step of a way that has been chosen. */
export function stepOn(
  scene: Scene,
  seat: Seat,
  options: readonly Choices['walk'][],
  way: Way | undefined,
): Choices['walk'] {
  const hero = at(scene.seats, seat);
  const frame = scene.agenda.at(-1);
  const led = frame?.do === 'walk' ? frame.led : 0;
  const target = way?.space ?? hero.space;
  const leads = way?.order?.task.thenTo !== undefined || (target === 0 && led === 0);
  if (leads) {
    const lead = options.filter((it) => typeof it === 'object' && 'farmers' in it).at(-1);
    if (lead && typeof lead === 'object' && 'farmers' in lead && lead.farmers > led) return lead;
  }
  const careful = led > 0 || isCourier(scene, hero) || isQuiet(scene);
  const from = stepsFrom(scene, target, careful ? isTaken(scene) : undefined);
  const here = from[hero.space] ?? FAR;
  // A shooter need not go on to the creature itself.
  const near = way?.order?.task.foe !== undefined && shoots(hero) ? 1 : 0;
  const arrived = here <= near || way === undefined;
  const rests = arrived || !hasTime(hero, way.hurries || bears(hero, 'wineskin'));
  if (options.includes('stop') && rests) return 'stop';
  return stepCloser(hero, options, from, here, way?.hurries ?? false);
}

function stepCloser(
  hero: Hero,
  options: readonly Choices['walk'][],
  from: Uint8Array,
  here: number,
  hurries: boolean,
): Choices['walk'] {
  let best: Choices['walk'] | undefined;
  let any: Choices['walk'] | undefined;
  const tired = hero.hours >= DAY;
  for (const option of options) {
    if (option === 'stop' || !('step' in option)) continue;
    any ??= option;
    if ((from[option.step] ?? FAR) >= here) continue;
    const { by } = option;
    if (by === undefined ? !tired || hurries : tired && by === 'wineskin') {
      const better = best === undefined || (tired && by === 'wineskin');
      if (better) best = option;
    }
  }
  return best ?? (options.includes('stop') ? 'stop' : (any ?? at(options, 0)));
}
