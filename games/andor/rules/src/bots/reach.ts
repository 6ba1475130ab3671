// How far the king’s letter comes in one day, in the hands of one hero or of several.
import type { Seat } from '@meadhall/kernel';
import { isAwake } from '../lookup.ts';
import type { Hero } from '../pieces.ts';
import type { Space } from '../tables/place.ts';
import { distances, nearTo, type Scene, WIDTH } from './scene.ts';

/** One of those who carry the letter today: from where he takes it over to where he hands it on. */
export interface Leg {
  seat: Seat;
  from: Space;
  to: Space;
}

/** Steps a hero can still take today, overtime included. */
const hoursOf = ({ hours, willpower }: Hero): number =>
  Math.max(0, 7 + Math.min(3, Math.floor((willpower - 1) / 2)) - hours);

/** How far the letter comes in somebody’s hands. */
export interface Reach {
  seat: Seat;
  /** Who carried it before him, and how far he could have. */
  before: Reach | undefined;
  /** Steps to the letter, and every hand it went through. */
  effort: number;
  /** By space: hours its bearer has left there, -1 if he does not come there. */
  left: Int8Array;
  /** By space: where he took it over. */
  source: Uint8Array;
}

/** Who carries the letter from where to where, so that it comes to a space. */
export function legsTo(reach: Reach, space: Space): Leg[] {
  const legs: Leg[] = [];
  let to = space;
  for (let it: Reach | undefined = reach; it; it = it.before) {
    const from: Space = it.source[to] ?? to;
    legs.unshift({ seat: it.seat, from, to });
    to = from;
  }
  return legs;
}

/** Whoever carries the letter, or could pick it up today. */
export function firstReaches(scene: Scene, lies: Space, taken: Uint8Array): Reach[] {
  const steps = distances(scene);
  const bearer = scene.seats.findIndex(({ items }) => items.includes('parchment'));
  const found: Reach[] = [];
  scene.seats.forEach((hero, seat) => {
    if (!isAwake(hero) || (bearer >= 0 && bearer !== seat)) return;
    const far = steps(hero.space, lies);
    const hours = hoursOf(hero) - far;
    if (hours < 0) return;
    const left = new Int8Array(WIDTH).fill(-1);
    left[lies] = hours;
    found.push(spread(scene, seat, undefined, far, left, taken));
  });
  return found;
}

/** All who could meet the bearer somewhere and go on with the letter. */
export function handedOn(scene: Scene, reach: Reach, taken: Uint8Array): Reach[] {
  const steps = distances(scene);
  const found: Reach[] = [];
  scene.seats.forEach((hero, seat) => {
    if (!isAwake(hero) || hasCarried(reach, seat)) return;
    const hours = hoursOf(hero);
    const left = new Int8Array(WIDTH).fill(-1);
    let any = false;
    for (let space = 0; space < WIDTH; space++) {
      // The day of a bearer without an hour left ends before he could put the letter down. (AND-3.8)
      if ((reach.left[space] ?? -1) < 1) continue;
      const rest = hours - steps(hero.space, space);
      // It is no use where the bearer comes as far himself.
      if (rest <= (reach.left[space] ?? 0)) continue;
      left[space] = rest;
      any = true;
    }
    if (any) found.push(spread(scene, seat, reach, reach.effort + 1, left, taken));
  });
  return found;
}

const hasCarried = ({ seat, before }: Reach, other: Seat): boolean =>
  seat === other || (before !== undefined && hasCarried(before, other));

/** Everywhere the bearer can go from where he can take the letter over. */
function spread(
  scene: Scene,
  seat: Seat,
  before: Reach | undefined,
  effort: number,
  left: Int8Array,
  taken: Uint8Array,
): Reach {
  const source = new Uint8Array(WIDTH);
  const near = nearTo(scene);
  const byHours: Space[][] = Array.from({ length: 11 }, () => []);
  for (let space = 0; space < WIDTH; space++) {
    const hours = left[space] ?? -1;
    source[space] = space;
    if (hours >= 0) byHours[hours]?.push(space);
  }
  for (let hours = 10; hours > 0; hours--)
    for (const space of byHours[hours] ?? []) {
      if (left[space] !== hours) continue;
      for (const to of near[space] ?? []) {
        if (taken[to] || (left[to] ?? -1) >= hours - 1) continue;
        left[to] = hours - 1;
        source[to] = source[space] ?? space;
        byHours[hours - 1]?.push(to);
      }
    }
  return { seat, before, effort, left, source };
}
