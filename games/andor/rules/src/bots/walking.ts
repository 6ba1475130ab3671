// Where a hero of the team goes, step by step.
import { at, type Seat } from '@meadhall/kernel';
import type { Choices } from '../choices.ts';
import type { Hero } from '../pieces.ts';
import type { Space } from '../tables/place.ts';
import { shoots } from '../targets.ts';
import { bears } from '../things.ts';
import { type Order, orders } from './captain.ts';
import { awaitsLetter, courierWay, LETTER_WAITS } from './courier.ts';
import { forecast } from './forecast.ts';
import type { Manner } from './manners.ts';
import { FAR, isCourier, isQuiet, type Scene, stepsFrom } from './scene.ts';

const DAY = 7;

/** Where to, and whether overtime is worth it. */
export interface Way {
  space: Space;
  steps: number;
  hurries: boolean;
  order: Order | undefined;
  /** He has come early, and is to be there. */
  waits?: true;
}

export function wayOf(scene: Scene, seat: Seat, manner: Manner): Way | undefined {
  const hero = at(scene.seats, seat);
  if (isCourier(scene, hero)) {
    const { space, steps } = courierWay(scene, hero, forecast(scene));
    return { space, steps, hurries: true, order: undefined };
  }
  if (awaitsLetter(scene) === seat && hero.space === LETTER_WAITS)
    return { space: LETTER_WAITS, steps: 0, hurries: false, order: undefined, waits: true };
  const order = orders(scene, manner)[seat];
  return order && { space: order.space, steps: order.steps, hurries: order.today, order };
}

const isTaken =
  (scene: Scene) =>
  (space: Space): boolean =>
    scene.creatures.some((it) => it.space === space);

/** Hours a hero is willing to use. */
export const hasTime = (hero: Hero, hurries: boolean): boolean =>
  hero.hours < DAY || (hurries && hero.hours < DAY + 3);

export function nextStep(
  scene: Scene,
  seat: Seat,
  options: readonly Choices['walk'][],
  manner: Manner,
): Choices['walk'] {
  return stepOn(
    scene,
    seat,
    options,
    ways.get(positionOf(scene, seat)) ?? wayOf(scene, seat, manner),
  );
}

/**
 * Where heroes are going, by the position they set out from: who changes his mind at every step walks in
 * circles. Nothing depends on it but that; a way that is not known is thought out anew.
 */
const ways = new Map<string, Way>();
const MOST_WAYS = 400;

/** A hero sets out. */
export function setOut(scene: Scene, seat: Seat, way: Way): void {
  if (ways.size > MOST_WAYS) ways.clear();
  ways.set(positionOf(scene, seat), way);
}

/** Everything but the steps of the hero himself, so that a position is the same all along his walk. */
function positionOf(scene: Scene, seat: Seat): string {
  let position = `${seat}/${scene.narrator}/${scene.castle.length}`;
  scene.seats.forEach(({ space, hours, willpower, strength, gold, dayEnded }, other) => {
    if (other === seat) position += `/${strength},${gold}`;
    else position += `/${space},${hours},${willpower},${strength},${gold},${dayEnded}`;
  });
  for (const { id, space } of scene.creatures) position += `/${id}@${space}`;
  return position;
}

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
