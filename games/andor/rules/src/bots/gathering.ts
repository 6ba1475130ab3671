// Where heroes meet a creature that is not to be fought at once: on its way, or all together at the end of theirs.
import type { Seat } from '@meadhall/kernel';
import type { Creature, Hero } from '../pieces.ts';
import type { Space } from '../tables/place.ts';
import { DAY, hoursAfter, overtimeOf, stepsTo } from './hours.ts';
import { oddsOf } from './odds.ts';
import type { Order } from './offers.ts';
import type { Outlook } from './outlook.ts';
import { lettersLeft, type Scene } from './scene.ts';
import type { Task } from './tasks.ts';

export interface Meeting {
  space: Space;
  /** Sunrises until then. */
  days: number;
  /** Steps of all, and of the farthest. */
  steps: number;
  farthest: number;
}

/** Sunrises beyond which nobody lies in wait or sets out. */
const PATIENCE = 2;

/** Where a creature can be awaited on one of the next mornings; nowhere if it is in the castle before. */
export function ambush(
  look: Outlook,
  heroes: readonly Hero[],
  foe: Creature,
  place: number,
): Meeting | undefined {
  for (let days = 1; days <= PATIENCE; days++) {
    const space = look.sky.spaces[days]?.[place] ?? 0;
    if (space === 0) return undefined;
    let steps = 0;
    let farthest = 0;
    let inTime = true;
    for (const hero of heroes) {
      const far = stepsTo(look, hero, foe, space);
      // Two hours are for the battle itself.
      if (hoursAfter(hero, far) + DAY * days < 2) inTime = false;
      steps += far;
      farthest = Math.max(farthest, far);
    }
    if (inTime) return { space, days, steps, farthest };
  }
  return undefined;
}

/** The chance below which nobody marches, if there is time, and the one for want of it. */
const LEAST = 0.55;
const DESPERATE = 0.15;

/** What is done tomorrow is worth less. */
export const DISCOUNT = 0.8;

/**
 * The day on which the group had best fight the final enemy, friends fetched. While the castle holds until then,
 * nothing else is worth an hour: all go, or none.
 */
export function march(
  look: Outlook,
  task: Task,
  foe: Creature,
  group: Seat[],
  heroes: readonly Hero[],
): Order | undefined {
  const { scene } = look;
  const least = lettersLeft(scene) <= 2 ? DESPERATE : LEAST;
  let farthest = 0;
  for (const hero of heroes) farthest = Math.max(farthest, stepsTo(look, hero, foe, foe.space));
  let best: Order | undefined;
  for (let days = 0; days <= PATIENCE; days++) {
    const chance = chanceIn(look, foe, heroes, days);
    if (chance < least) continue;
    const urgency = holdsFor(look, days) ? 1000 : 12;
    const score = (urgency * chance ** 3 * DISCOUNT ** days) / (1 + farthest / 14);
    if (best && score <= best.score) continue;
    best = { space: foe.space, steps: farthest, task, group, today: days === 0, score, chance };
  }
  return best;
}

/** The chance of the group today, or rested after so many sunrises; none if somebody comes too late. */
function chanceIn(look: Outlook, foe: Creature, heroes: readonly Hero[], days: number): number {
  const { scene, manner } = look;
  let rounds = DAY;
  for (const hero of heroes) {
    const left = hoursAfter(hero, stepsTo(look, hero, foe, foe.space)) + overtimeOf(manner, hero);
    if (days === 0) rounds = Math.min(rounds, left);
    else if (left + DAY * (days - 1) < 0) return 0;
  }
  if (rounds < 1) return 0;
  const fresh = days === 0 ? heroes : heroes.map((hero) => ({ ...hero, hours: 0 }));
  const alone = oddsOf(scene, fresh, foe, rounds).chance;
  const friends = friendsNear(look, foe);
  if (friends.strength === 0 || rounds <= friends.hours) return alone;
  return Math.max(
    alone,
    oddsOf(scene, fresh, foe, rounds - friends.hours, friends.strength).chance,
  );
}

/** Prince and dwarf soldiers within two hours, and what it takes to lead them there. */
function friendsNear(
  { scene, steps }: Outlook,
  foe: Creature,
): { strength: number; hours: number } {
  let strength = 0;
  let hours = 0;
  for (const space of friendsOf(scene)) {
    const far = steps(space, foe.space);
    if (far > 8) continue;
    strength += 4;
    hours += Math.ceil(far / 4);
  }
  return { strength, hours };
}

const friendsOf = ({ figures }: Scene): Space[] =>
  [figures.prince, figures.shieldDwarves].filter((space) => space !== undefined);

/** Neither the castle nor the legend has fallen when so many more suns have risen. */
function holdsFor({ scene, sky }: Outlook, days: number): boolean {
  let coming = 0;
  for (const it of sky.sunrises) if (it <= days) coming++;
  return coming <= sky.free && lettersLeft(scene) > days;
}
