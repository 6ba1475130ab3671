// When creatures will be in the castle if nobody stops them.
import { shieldsOf } from '../creatures.ts';
import { isJoined } from '../lookup.ts';
import type { Creature } from '../pieces.ts';
import { placeOn } from '../tables/boards.ts';
import { SUNRISE_ORDER } from '../tables/creatures.ts';
import type { Space } from '../tables/place.ts';
import { asState, FAR, type Scene } from './scene.ts';

/** Sunrises looked ahead. */
const HORIZON = 10;

export interface Forecast {
  /** Sunrises until each creature is in the castle, in the order of `scene.creatures`; `FAR` if not soon. */
  readonly sunrises: readonly number[];
  /** Where each will stand: now, after the next sunrise, and so on. */
  readonly spaces: readonly (readonly Space[])[];
  /** Creatures the castle can still take. */
  readonly free: number;
}

/** Moves all creatures along their arrows, sunrise by sunrise, as the rules do. (AND-16.3, AND-16.4) */
export function forecast(scene: Scene): Forecast {
  const { creatures } = scene;
  const sunrises: number[] = Array(creatures.length).fill(FAR);
  const free = shieldsOf(scene) - scene.castle.length;
  const spaces = creatures.map(({ space }) => space);
  const days = [[...spaces]];
  if (scene.board === 'mine') return { sunrises, spaces: days, free };
  const taken = new Uint8Array(85);
  creatures.forEach(({ space, ghost }) => {
    if (!ghost) taken[space] = (taken[space] ?? 0) + 1;
  });
  const moves = (i: number, creature: Creature, kind: string): boolean =>
    creature.kind === kind && !creature.immobile && !creature.ghost && spaces[i] !== 0;
  for (let day = 1; day <= HORIZON; day++) {
    for (const kind of SUNRISE_ORDER) {
      const movers: number[] = [];
      creatures.forEach((creature, i) => {
        if (moves(i, creature, kind)) movers.push(i);
      });
      movers.sort((a, b) => (spaces[a] ?? 0) - (spaces[b] ?? 0));
      for (const i of movers) {
        const from = spaces[i] ?? 0;
        const to = nextFree(scene, from, taken);
        if (to === null) continue;
        taken[from] = (taken[from] ?? 1) - 1;
        spaces[i] = to;
        if (to === 0) sunrises[i] = day;
        else taken[to] = (taken[to] ?? 0) + 1;
      }
    }
    days.push([...spaces]);
  }
  return { sunrises, spaces: days, free };
}

function nextFree(scene: Scene, from: Space, taken: Uint8Array): Space | null {
  let space: Space | null = from;
  do {
    const arrow: Space | null = placeOn(scene.board, space).arrow;
    space = arrow !== null && isJoined(asState(scene), space, arrow) ? arrow : null;
  } while (space !== null && space !== 0 && (taken[space] ?? 0) > 0);
  return space;
}
