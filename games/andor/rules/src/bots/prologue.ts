// How the team arrives: everybody sees to the tasks he is nearest to, then one of them goes to the castle.
import { at, type Seat } from '@meadhall/kernel';
import type { Choices } from '../choices.ts';
import { tasksLeft } from '../prologue.ts';
import { PRICE } from '../tables/heroes.ts';
import type { Space } from '../tables/place.ts';
import { type Scene, stepsFrom } from './scene.ts';

const DAY = 7;
const MERCHANT = 18;
const TREASURE = 17;

/** Spaces where a move must still end. */
function goals(scene: Scene): Space[] {
  const left = tasksLeft(scene);
  if (left.length === 0) return [0];
  const found: Space[] = [];
  if (left.includes('merchant'))
    found.push(scene.seats.some(({ gold }) => gold >= PRICE) ? MERCHANT : TREASURE);
  if (left.includes('well')) found.push(5);
  if (left.includes('fog')) found.push(11, 12, 13);
  return found;
}

/** The nearest of the goals that nobody could reach earlier. */
function goalOf(scene: Scene, seat: Seat): Space | undefined {
  const ways = scene.seats.map(({ space }) => stepsFrom(scene, space));
  /** The hour at which a hero would be there; past the day if it is no use to him. */
  const hourAt = (who: Seat, space: Space): number => {
    const { hours, gold } = at(scene.seats, who);
    if (space === MERCHANT && gold < PRICE) return DAY + 1;
    // From the treasure it is an hour to the merchant.
    const hour = hours + (at(ways, who)[space] ?? DAY);
    return space === TREASURE && hour === DAY ? DAY + 1 : hour;
  };
  let best: Space | undefined;
  for (const space of goals(scene)) {
    const mine = hourAt(seat, space);
    const earlier = scene.seats.some(
      (_, it) => hourAt(it, space) < mine || (it < seat && hourAt(it, space) === mine),
    );
    if (mine > DAY || earlier) continue;
    if (best === undefined || mine < hourAt(seat, best)) best = space;
  }
  return best;
}

export const arrive = (scene: Scene, seat: Seat): Choices['arrive'] =>
  goalOf(scene, seat) === undefined ? 'pass' : 'move';

export function arrivingStep(
  scene: Scene,
  seat: Seat,
  options: readonly Choices['walk'][],
): Choices['walk'] {
  const goal = goalOf(scene, seat);
  const { space } = at(scene.seats, seat);
  if ((goal === undefined || goal === space) && options.includes('stop')) return 'stop';
  const home = stepsFrom(scene, goal ?? space);
  let best = at(options, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const choice of options) {
    if (choice === 'stop' || !('step' in choice)) continue;
    const left = home[choice.step] ?? DAY + 1;
    if (left >= least) continue;
    best = choice;
    least = left;
  }
  return best;
}
