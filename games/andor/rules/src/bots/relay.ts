// The way of the king’s letter: from hand to hand, past all creatures, day by day.
import type { Space } from '../tables/place.ts';
import type { Forecast } from './forecast.ts';
import { firstReaches, handedOn, type Leg, legsTo, type Reach } from './reach.ts';
import { distances, FAR, nearTo, type Scene, WIDTH } from './scene.ts';

export const TREE_OF_SONGS = 57;

export interface Relay {
  /** Today’s, in order; none if nobody can take the letter a step on. */
  legs: Leg[];
  /** Sunrises until the letter is there. */
  days: number;
  /** Where it will be tonight. */
  tonight: Space;
}

/** Days looked ahead; later ones are too uncertain. */
const DAYS = 4;
/** Carriers of one day that are thought of. */
const MOST_LEGS = 2;

/** The space of the letter, lying or carried. */
export function letterSpace(scene: Scene): Space | undefined {
  const bearer = scene.seats.find(({ items }) => items.includes('parchment'));
  if (bearer) return bearer.space;
  for (const key of Object.keys(scene.ground))
    if (scene.ground[Number(key)]?.includes('parchment')) return Number(key);
  return undefined;
}

/** The quickest way of the letter, and who carries it today. */
export function relay(scene: Scene, sky: Forecast): Relay | undefined {
  const lies = letterSpace(scene);
  if (lies === undefined) return undefined;
  const taken = takenOn(sky, 0);
  const reaches: Reach[] = [];
  let last = firstReaches(scene, lies, taken);
  for (let legs = 1; last.length > 0; legs++) {
    const first = fastest(last);
    if (first) return { legs: legsTo(first, TREE_OF_SONGS), days: 0, tonight: TREE_OF_SONGS };
    reaches.push(...last);
    if (legs === MOST_LEGS) break;
    last = last.flatMap((reach) => handedOn(scene, reach, taken));
  }
  return restFor(scene, sky, lies, reaches);
}

/** Whoever comes to the Tree of Songs with most of his day left, if anybody does. */
function fastest(reaches: readonly Reach[]): Reach | undefined {
  let best: Reach | undefined;
  let most = -FAR;
  for (const reach of reaches) {
    const left = reach.left[TREE_OF_SONGS] ?? -1;
    if (left < 0 || left - reach.effort <= most) continue;
    most = left - reach.effort;
    best = reach;
  }
  return best;
}

/** The best place for the night: safe, and the fewest sunrises from the end. */
function restFor(scene: Scene, sky: Forecast, lies: Space, reaches: readonly Reach[]): Relay {
  const feared = takenOn(sky, 1);
  const later = sunrisesFrom(scene, sky);
  const steps = distances(scene);
  const costOf = (space: Space): number =>
    (later[space] ?? FAR) * 100 + steps(space, TREE_OF_SONGS) + (feared[space] ? 10_000 : 0);
  const best: Relay = { legs: [], days: later[lies] ?? FAR, tonight: lies };
  let least = costOf(lies);
  for (const reach of reaches)
    for (let space = 0; space < WIDTH; space++) {
      const left = reach.left[space] ?? -1;
      if (left < 0) continue;
      // Of equal ways the one with the fewest hands, the shortest way to the letter, and most of a day left.
      const cost = costOf(space) + 0.3 * reach.effort - 0.05 * left;
      if (cost >= least) continue;
      least = cost;
      best.days = later[space] ?? FAR;
      best.tonight = space;
      best.legs = legsTo(reach, space);
    }
  return best;
}

function takenOn({ spaces }: Forecast, day: number): Uint8Array {
  const taken = new Uint8Array(WIDTH);
  for (const space of spaces[day] ?? []) taken[space] = 1;
  taken[0] = 0;
  return taken;
}

/** Steps the letter makes on one of the days to come: two hands if there are two heroes. */
const paceOf = ({ seats }: Scene): number =>
  seats.filter(({ alive }) => alive).length > 1 ? 13 : 9;

/** By space: sunrises until the letter is there, if it rests there tonight. Looked at from the last day back. */
function sunrisesFrom(scene: Scene, sky: Forecast): Uint8Array {
  const pace = paceOf(scene);
  let later = new Uint8Array(WIDTH).fill(FAR);
  for (let day = DAYS; day >= 1; day--) {
    const taken = takenOn(sky, day);
    const now = new Uint8Array(WIDTH).fill(FAR);
    comeFrom(scene, [TREE_OF_SONGS], taken, pace, day, now);
    for (let days = day + 1; days <= DAYS; days++) {
      const resting: Space[] = [];
      for (let space = 0; space < WIDTH; space++)
        if (later[space] === days && !taken[space]) resting.push(space);
      if (resting.length > 0) comeFrom(scene, resting, taken, pace, days, now);
    }
    for (let space = 1; space < WIDTH; space++) if (taken[space]) now[space] = FAR;
    later = now;
  }
  return later;
}

/** Marks every space from which one of the targets can be reached on a day. */
function comeFrom(
  scene: Scene,
  targets: readonly Space[],
  taken: Uint8Array,
  pace: number,
  days: number,
  found: Uint8Array,
): void {
  const seen = new Uint8Array(WIDTH);
  const near = nearTo(scene);
  let edge: Space[] = [];
  for (const space of targets) {
    if (taken[space]) continue;
    seen[space] = 1;
    edge.push(space);
    if ((found[space] ?? FAR) > days) found[space] = days;
  }
  for (let step = 0; step < pace && edge.length > 0; step++) {
    const next: Space[] = [];
    for (const space of edge)
      for (const to of near[space] ?? []) {
        if (seen[to] || taken[to]) continue;
        seen[to] = 1;
        if ((found[to] ?? FAR) > days) found[to] = days;
        next.push(to);
      }
    edge = next;
  }
}
