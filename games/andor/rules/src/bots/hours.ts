// Hours and steps of a hero.
import type { Creature, Hero } from '../pieces.ts';
import { placeOn } from '../tables/boards.ts';
import type { Space } from '../tables/place.ts';
import { shoots } from '../targets.ts';
import type { Manner } from './manners.ts';
import type { Outlook } from './outlook.ts';

export const DAY = 7;

/** Steps until a hero can attack, or is there. */
export function stepsTo(
  { scene, steps }: Pick<Outlook, 'scene' | 'steps'>,
  hero: Hero,
  foe: Creature | undefined,
  space: Space,
): number {
  const far = steps(hero.space, space);
  if (!foe || !shoots(hero)) return far;
  let least = far;
  for (const beside of placeOn(scene.board, space).paths) {
    const near = steps(hero.space, beside);
    if (near < least) least = near;
  }
  return least;
}

/** Hours of the day that are left before overtime; a wineskin saves some on the way. */
export const hoursLeft = (hero: Hero): number => Math.max(0, DAY - hero.hours);

export const sidesOf = (hero: Hero): number =>
  hero.items.reduce(
    (sum, thing) => sum + (thing === 'wineskin' ? 2 : thing === 'wineskin*' ? 1 : 0),
    0,
  );

/** Hours that are left when the hero has come so far; below none if he does not. */
export const hoursAfter = (hero: Hero, far: number): number =>
  hoursLeft(hero) + Math.min(far, sidesOf(hero)) - far;

/** Hours of overtime a hero can pay and still be of use. */
export const overtimeOf = ({ overtime }: Manner, hero: Hero): number =>
  Math.max(
    0,
    Math.min(overtime, 10 - Math.max(DAY, hero.hours), Math.floor((hero.willpower - 3) / 2)),
  );
