// Who does what: tasks are given out one by one, the most rewarding hours first.
import { at, type Seat } from '@meadhall/kernel';
import { isAwake } from '../lookup.ts';
import type { Creature } from '../pieces.ts';
import { holdsOut } from './courier.ts';
import { fightOffer, type Order, stepsTo, wayOffer } from './offers.ts';
import type { Outlook } from './outlook.ts';
import { isCourier } from './scene.ts';
import { type Task, tasks } from './tasks.ts';

/** One order for each hero whose day goes on; none where nothing is worth an hour. */
export function orders(look: Outlook): (Order | undefined)[] {
  const { scene } = look;
  const found = offers(look).sort((a, b) => b.score - a.score);
  const given: (Order | undefined)[] = scene.seats.map(() => undefined);
  const done = new Set<string>();
  for (const offer of found) {
    const { task, group } = offer;
    const name = task.foe ? `foe${task.foe.id}` : `${task.space}`;
    if (group.some((seat) => given[seat] !== undefined)) continue;
    if (!task.open && done.has(name)) continue;
    done.add(name);
    for (const seat of group)
      given[seat] = {
        ...offer,
        steps: stepsTo(look, at(scene.seats, seat), task.foe, offer.space),
      };
  }
  return given;
}

/** Everything anybody could be told to do, with what it brings for the hours it takes. */
export function offers(look: Outlook): Order[] {
  const { scene, manner } = look;
  const found: Order[] = [];
  const awake = [...scene.seats.keys()].filter(
    (seat) => isAwake(at(scene.seats, seat)) && !isBound(look, seat),
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
