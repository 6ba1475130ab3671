// Who waits for the king’s letter, and what those do who carry it.
import { at, type Seat } from '@meadhall/kernel';
import { letterIndex } from '../lookup.ts';
import type { Space } from '../tables/place.ts';
import { type Forecast, forecast } from './forecast.ts';
import { letterSpace, type Relay, relay } from './relay.ts';
import { distances, FAR, type Scene } from './scene.ts';

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

/** A hero alone lets the letter lie while the castle would fall before it is there; others stand in for each other. */
export function holdsOut({ seats }: Scene, { days }: Relay, { sunrises, free }: Forecast): boolean {
  if (seats.length > 1) return true;
  let coming = 0;
  for (const it of sunrises) if (it <= days) coming++;
  return coming <= free;
}

/** Where a hero is to go for the letter’s sake today, if he has a part in it. */
export function legOf(scene: Scene, { legs }: Relay, seat: Seat): Space | undefined {
  const leg = legs.find((it) => it.seat === seat);
  return at(scene.seats, seat).items.includes('parchment') ? leg?.to : leg?.from;
}

/** Whether the hero is to put the letter down where he stands, for the next one to take. */
export function handsOn(scene: Scene, seat: Seat): boolean {
  const [leg, next] = relay(scene, forecast(scene))?.legs ?? [];
  return next !== undefined && leg?.seat === seat && leg.to === at(scene.seats, seat).space;
}

/** Whether the hero is to take the letter that lies where he stands. */
export function takesOver(scene: Scene, seat: Seat): boolean {
  const sky = forecast(scene);
  const plan = relay(scene, sky);
  return plan !== undefined && plan.legs[0]?.seat === seat && holdsOut(scene, plan, sky);
}

/** The king’s letter is on its way, and no creature may come upon it. (AND-22.8) */
export const isLetterOut = (scene: Scene): boolean =>
  scene.rules.includes('carriedTokenAlarm') && letterSpace(scene) !== undefined;
