// Ways over the board, as a bot sees them in a view.
import { isJoined } from '../lookup.ts';
import type { State, View } from '../model.ts';
import { placeOn } from '../tables/boards.ts';
import type { Space } from '../tables/place.ts';

const blocked = (view: View, space: Space): boolean =>
  (space === 0 && view.rules.includes('siege')) ||
  (view.ground[space]?.some((thing) => thing.startsWith('rubble')) ?? false);

/** Steps from a space to every other, without spaces to be shunned; those not reached are missing. */
export function distances(view: View, from: Space, shun: ReadonlySet<Space>): Map<Space, number> {
  const steps = new Map([[from, 0]]);
  for (const [space, count] of steps)
    for (const to of placeOn(view.board, space).paths) {
      if (steps.has(to) || shun.has(to) || blocked(view, to)) continue;
      if (isJoined(view as unknown as State, space, to)) steps.set(to, count + 1);
    }
  return steps;
}

/** Steps along the arrows until the castle, or the way out. */
export function stepsToCastle(view: View, from: Space): number {
  let space: Space | null = from;
  for (let steps = 0; space !== null && steps < 40; steps++) {
    if (space === 0) return steps;
    const arrow: Space | null = placeOn(view.board, space).arrow;
    space = arrow !== null && isJoined(view as unknown as State, space, arrow) ? arrow : null;
  }
  return 99;
}
