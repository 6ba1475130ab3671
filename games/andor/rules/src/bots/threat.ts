// How pressing it is that the castle is spared a creature.
import type { Outlook } from './outlook.ts';
import { lettersLeft } from './scene.ts';

/** By sunrises until a creature is in the castle. */
const PRESSING = [0, 80, 40, 20, 11, 7, 4, 3, 2, 1, 1];

/** Sunrises that matter to a hero. */
const lastOf = ({ manner, closing }: Outlook): number => Math.min(closing, manner.foresight);

/** What it is worth that a creature does not reach the castle. */
export function threatOf(look: Outlook, place: number): number {
  const days = look.sky.sunrises[place] ?? PRESSING.length;
  if (days >= PRESSING.length || days > lastOf(look)) return 0;
  return look.stance.inConcert ? crisis(look, days) : queued(look, days);
}

/** A creature weighs most if all that come no later than it are too many. */
function queued(look: Outlook, days: number): number {
  const { scene, sky, stance } = look;
  const [now, soon, later] = stance.alarm;
  const pressing = PRESSING[days] ?? 0;
  if (coming(look, days) > sky.free) return now * pressing;
  const spare = lettersLeft(scene) > 5 ? stance.spare : 0;
  return (coming(look, lastOf(look)) > sky.free - spare ? soon : later) * pressing;
}

/** Whoever takes a shield is to blame when the last one is gone: what is near the gate now counts as if it came then. */
export function crisis(look: Outlook, days: number): number {
  const { scene, sky, stance } = look;
  const [now, soon, later] = stance.alarm;
  const spare = lettersLeft(scene) > 5 ? stance.spare : 0;
  let worth = later * (PRESSING[days] ?? 0);
  for (let day = days; day <= lastOf(look); day++) {
    const count = coming(look, day);
    const pressing = PRESSING[day] ?? 0;
    if (count > sky.free) return Math.max(worth, now * pressing);
    if (count > sky.free - spare) worth = Math.max(worth, soon * pressing);
  }
  return worth;
}

function coming({ sky }: Outlook, days: number): number {
  let count = 0;
  for (const it of sky.sunrises) if (it <= days) count++;
  return count;
}
