import { at, type Seat } from '@meadhall/kernel';
import { OBJECTS, type ObjectName, type Power } from './components.ts';
import { settings } from './config.ts';
import type { State } from './model.ts';

/** Objects with a power; the others are not worth a look in the middle of a brawl. */
const POWERFUL: { readonly [K in ObjectName]?: { power: Power; strength: number } } =
  Object.fromEntries(Object.entries(OBJECTS).filter(([, facts]) => 'power' in facts));

/** What a seat's objects add to one number; powers of the same kind add up (BAR-6.3). */
export function power(game: State, seat: Seat, kind: Power): number {
  if (!settings(game).objectPowers) return 0;
  let sum = 0;
  for (const object of at(game.seats, seat).objects) {
    const facts = POWERFUL[object];
    if (facts?.power === kind) sum += facts.strength;
  }
  return sum;
}
