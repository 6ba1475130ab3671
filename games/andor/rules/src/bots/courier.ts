// The way of the king’s letter: past all creatures, day by day, never sharing a space with one.
import type { Seat } from '@meadhall/kernel';
import { letterIndex, ways } from '../lookup.ts';
import type { Hero } from '../pieces.ts';
import type { Space } from '../tables/place.ts';
import type { Forecast } from './forecast.ts';
import { asState, distances, FAR, isCourier, type Scene, stepsFrom } from './scene.ts';

export const TREE_OF_SONGS = 57;

export interface CourierWay {
  /** Where to be tonight. */
  space: Space;
  steps: number;
  /** Sunrises until the letter is there. */
  days: number;
}

/** Days looked ahead; later ones are too uncertain. */
const DAYS = 5;

/** Where the king’s letter lies at first. */
export const LETTER_WAITS = 5;

/** Who is to be there when the letter comes: the nearest, the weakest of several. */
export function awaitsLetter(scene: Scene): Seat | undefined {
  if (!scene.rules.includes('carriedTokenAlarm') || scene.cardsDone.includes('H1'))
    return undefined;
  const left = letterIndex('H') - letterIndex(scene.narrator);
  if (left > 2) return undefined;
  const steps = distances(scene);
  let best: Seat | undefined;
  let least = FAR;
  scene.seats.forEach((hero, seat) => {
    const far = steps(hero.space, LETTER_WAITS) + hero.strength / 8;
    if (!hero.alive || far >= least) return;
    least = far;
    best = seat;
  });
  return best;
}

/** Sunrises until the letter is where it belongs; who is nearest to it takes it. */
export function letterDays(
  scene: Scene,
  steps: (from: Space, to: Space) => number,
  sky: Forecast,
): number {
  let best = DAYS + 1;
  const courier = scene.seats.find((it) => it.alive && isCourier(scene, it));
  if (courier)
    return courierWay(scene, courier.dayEnded ? { ...courier, hours: 10 } : courier, sky).days;
  for (const hero of scene.seats) {
    if (!hero.alive) continue;
    const hours = (hero.dayEnded ? 10 : hero.hours) + steps(hero.space, LETTER_WAITS);
    const late = Math.max(0, Math.ceil((hours - 7) / 7));
    const { days } = courierWay(
      scene,
      { ...hero, space: LETTER_WAITS, hours: Math.min(10, hours) },
      sky,
    );
    best = Math.min(best, Math.max(days, late + 1));
  }
  return best;
}

/**
 * The resting places of every day: reached without meeting anybody, and still free after the sunrise. The
 * quickest chain of them to the Tree of Songs; else the place nearest to it.
 */
export function courierWay(scene: Scene, hero: Hero, { spaces }: Forecast): CourierWay {
  const overtime = Math.min(3, Math.floor((hero.willpower - 1) / 2));
  const hours = Math.max(0, 7 + overtime - hero.hours);
  const first = stepsFrom(scene, hero.space, (space) => spaces[0]?.includes(space) ?? false);
  /** By space: where he slept the first night on the way there. */
  let tonight: (Space | undefined)[] = [];
  for (let day = 0; day <= DAYS; day++) {
    const places: (Space | undefined)[] = [];
    if (day === 0)
      first.forEach((far, space) => {
        if (far <= hours) places[space] = space;
      });
    else spread(scene, tonight, spaces[day] ?? [], 7, places);
    const target = places[TREE_OF_SONGS];
    if (target !== undefined) return { space: target, steps: first[target] ?? 0, days: day };
    for (const space of spaces[day + 1] ?? []) places[space] = undefined;
    tonight = places;
  }
  return nearest(scene, hero, first, hours, new Set(spaces[1] ?? []));
}

/** All places within so many steps of those of the night before, past the creatures of the day. */
function spread(
  scene: Scene,
  nights: readonly (Space | undefined)[],
  taken: readonly Space[],
  hours: number,
  places: (Space | undefined)[],
): void {
  let edge: Space[] = [];
  nights.forEach((night, space) => {
    if (night === undefined) return;
    places[space] = night;
    edge.push(space);
  });
  for (let hour = 0; hour < hours; hour++) {
    const next: Space[] = [];
    for (const space of edge)
      for (const to of ways(asState(scene), space)) {
        if (places[to] !== undefined || taken.includes(to)) continue;
        places[to] = places[space];
        next.push(to);
      }
    edge = next;
  }
}

function nearest(
  scene: Scene,
  hero: Hero,
  steps: Uint8Array,
  hours: number,
  feared: ReadonlySet<Space>,
): CourierWay {
  const home = stepsFrom(scene, TREE_OF_SONGS);
  const best = { space: hero.space, steps: 0, days: DAYS + 1 };
  let least = (home[hero.space] ?? FAR) + (feared.has(hero.space) ? 50 : 0);
  steps.forEach((far, space) => {
    const left = home[space] ?? FAR;
    if (far > hours || left >= least || feared.has(space)) return;
    least = left;
    best.space = space;
    best.steps = far;
  });
  return best;
}
