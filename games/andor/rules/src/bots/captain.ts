// Who does what: tasks are given out one by one, the most rewarding hours first.
import { at, type Seat } from '@meadhall/kernel';
import { isAwake } from '../lookup.ts';
import type { Creature } from '../pieces.ts';
import { holdsOut } from './courier.ts';
import { stepsTo } from './hours.ts';
import { fightOffer, type Order, wayOffer } from './offers.ts';
import type { Outlook } from './outlook.ts';
import { FAR, isCourier } from './scene.ts';
import { type Task, tasks } from './tasks.ts';

/** One order for each hero whose day goes on; none where nothing is worth an hour. */
export function orders(look: Outlook): (Order | undefined)[] {
  const { scene, stance } = look;
  const given: (Order | undefined)[] = scene.seats.map(() => undefined);
  const done = new Set<string>();
  let now = look;
  let found = offers(look).sort(byScore);
  for (let best = found.shift(); best; best = found.shift()) {
    const { task, group } = best;
    if (group.some((seat) => given[seat] !== undefined)) continue;
    if (!task.open && done.has(nameOf(task))) continue;
    done.add(nameOf(task));
    for (const seat of group)
      given[seat] = {
        ...best,
        steps: stepsTo(look, at(scene.seats, seat), task.foe, best.space),
      };
    const then = stance.inConcert ? thereafter(now, task) : now;
    if (then === now) continue;
    now = then;
    found = offers(now, given).sort(byScore);
  }
  return given;
}

const byScore = (a: Order, b: Order): number => b.score - a.score;

const nameOf = ({ foe, space }: Task): string => (foe ? `foe${foe.id}` : `${space}`);

/** What there will be to fear once a task is done: a creature less, or a shield more. */
function thereafter(look: Outlook, { foe, thenTo }: Task): Outlook {
  const { scene, sky } = look;
  if (foe) {
    const place = scene.creatures.indexOf(foe);
    if (sky.sunrises[place] === FAR) return look;
    const sunrises = sky.sunrises.map((it, i) => (i === place ? FAR : it));
    return { ...look, sky: { ...sky, sunrises } };
  }
  return thenTo === 0 ? { ...look, sky: { ...sky, free: sky.free + 1 } } : look;
}

/** Everything those without an order could be told to do, with what it brings for the hours it takes. */
export function offers(look: Outlook, given: readonly (Order | undefined)[] = []): Order[] {
  const { scene, manner } = look;
  const found: Order[] = [];
  const awake = [...scene.seats.keys()].filter(
    (seat) => isAwake(at(scene.seats, seat)) && !given[seat] && !isBound(look, seat),
  );
  const groups = groupsOf(awake);
  for (const task of tasks(look)) {
    if (task.foe) {
      fightOffers(look, task, task.foe, groups, manner.companions + 1, found);
      continue;
    }
    for (const seat of awake) {
      if (task.only !== undefined && task.only !== seat) continue;
      const offer = wayOffer(look, task, seat);
      if (offer) found.push(offer);
    }
  }
  return found;
}

/** Whoever carries the king’s letter today has no time for anything else. */
const isBound = ({ scene, relay, sky }: Outlook, seat: Seat): boolean =>
  relay !== undefined &&
  (isCourier(scene, at(scene.seats, seat)) ||
    (relay.legs.some((leg) => leg.seat === seat) && holdsOut(scene, relay, sky)));

/** More heroes than are needed would be missed elsewhere: a group that is sure of itself takes no others. */
const SURE = 0.97;

function fightOffers(
  look: Outlook,
  task: Task,
  foe: Creature,
  groups: readonly Seat[][],
  most: number,
  found: Order[],
): void {
  const sure: Seat[][] = [];
  for (const group of groups) {
    if (group.length > most) continue;
    if (task.only !== undefined && (group.length > 1 || group[0] !== task.only)) continue;
    if (task.by !== undefined && !group.includes(task.by)) continue;
    if (sure.some((some) => some.every((seat) => group.includes(seat)))) continue;
    const offer = fightOffer(look, task, foe, group);
    if (!offer) continue;
    found.push(offer);
    if (offer.chance > SURE && offer.today) sure.push(group);
  }
}

const groupsCache = new Map<string, Seat[][]>();

/** Every choice of at least one. */
function groupsOf(seats: readonly Seat[]): Seat[][] {
  const key = seats.join();
  let groups = groupsCache.get(key);
  if (!groups) {
    groups = [];
    for (let bits = 1; bits < 1 << seats.length; bits++)
      groups.push(seats.filter((_, i) => bits & (1 << i)));
    groups.sort((a, b) => a.length - b.length);
    groupsCache.set(key, groups);
  }
  return groups;
}
