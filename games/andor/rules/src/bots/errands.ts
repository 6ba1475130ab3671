// What there is to do in a legend, and how much it is worth to one hero: places to go to, with a value.
import { at, type Seat } from '@meadhall/kernel';
import type { Hero, View } from '../model.ts';
import { BOARDS, placeOn } from '../tables/boards.ts';
import { FATES } from '../tables/cards.ts';
import { MOST_STRENGTH } from '../tables/heroes.ts';
import type { Space } from '../tables/place.ts';
import { shoots } from '../targets.ts';
import { fit, numberOn, sortOf } from '../things.ts';
import { edge, roundsFor } from './odds.ts';
import { distances, stepsToCastle } from './paths.ts';
import {
  bossOf,
  courierRoute,
  isHerbHome,
  isIdle,
  isTimeForBoss,
  lettersLeft,
  living,
  NOWHERE,
} from './threats.ts';

export interface Errand {
  space: Space;
  value: number;
  /** Something to take along or to fight there. */
  escort?: true;
}

/** Everything worth a hero’s way. */
export function errands(view: View, seat: Seat): Errand[] {
  const hero = at(view.seats, seat);
  const found: Errand[] = [];
  carryHome(view, hero, found);
  if (view.fates.length > 0) fateErrands(view, seat, found);
  const boss = bossOf(view);
  if (boss && isTimeForBoss(view)) {
    if (hero.willpower >= 7 || lettersLeft(view) <= 2) found.push({ space: boss.space, value: 60 });
  }
  siege(view, hero, found);
  const friends = living(view).filter((it) => it !== hero && !it.dayEnded);
  const ways = friends.map(({ space }) => distances(view, space, NOWHERE));
  fights(view, seat, friends, ways, found);
  shopping(view, hero, found);
  findings(view, hero, ways, found);
  if (hero.willpower < 14)
    for (const space of BOARDS[view.board].wells)
      if (view.wells[space] === 'full') found.push({ space, value: hero.willpower < 7 ? 14 : 6 });
  farmers(view, found);
  return found;
}

/** What a hero holds that is wanted somewhere. */
function carryHome(view: View, hero: Hero, found: Errand[]): void {
  const holds = (sort: string): number => hero.items.filter((it) => sortOf(it) === sort).length;
  const parchmentFate = view.fates.some(({ card, done }) => card === 8 && !done);
  if (holds('parchment') > 0 && (view.fates.length === 0 || parchmentFate))
    found.push({ space: 57, value: 200 });
  if (holds('herb') > 0 && view.vars['witchFound'] !== undefined)
    found.push({ space: 0, value: isHerbHome(view) ? 0 : 90 });
  if (view.board === 'mine') {
    const worth = hero.gold + hero.gems.reduce((sum, gem) => sum + gem, 0);
    const gemsLeft = Object.values(view.ground)
      .flat()
      .some((it) => it.startsWith('gem?'));
    if (worth > 0) found.push({ space: 60, value: worth * (worth >= 8 || !gemsLeft ? 8 : 1.5) });
  }
}

function fateErrands(view: View, seat: Seat, found: Errand[]): void {
  const hero = at(view.seats, seat);
  for (const { card, done, owner } of view.fates) {
    const task = FATES[card]?.task;
    if (done || task?.code !== 'deliver') continue;
    const ready = Object.entries(task.tokens).every(([token, count]) =>
      token === 'gold'
        ? hero.gold >= count
        : hero.items.filter((thing) => sortOf(thing) === token).length >= count,
    );
    const part = card === 2 && hero.items.some((thing) => sortOf(thing) in task.tokens);
    if (ready || part) found.push({ space: task.space, value: ready ? 80 : 25 });
    if (task.tokens['farmer'] && owner === seat)
      for (const space of view.farmers)
        found.push({ space: space === hero.space ? task.space : space, value: 150, escort: true });
    if (task.tokens['runestone'] && owner === seat && !ready)
      for (const [key, things] of Object.entries(view.ground))
        if (things.some((thing) => sortOf(thing) === 'runestone'))
          found.push({ space: Number(key), value: 50 });
  }
}

/** The castle is taken back from the spaces around it, with bows. */
function siege(view: View, hero: Hero, found: Errand[]): void {
  if (!view.rules.includes('siege') || !shoots(hero)) return;
  const shooters = living(view).filter(shoots);
  const foe = view.creatures.find(
    (it) => it.space === 0 && roundsFor(edge(view, shooters, it), it) <= 6,
  );
  if (foe) found.push({ space: BEFORE_THE_GATE, value: 45 });
}

/** The space next to the castle that is easiest to reach from the east. */
const BEFORE_THE_GATE = 6;

/** Creatures the hero can beat, alone or with friends at hand; those near the castle first. */
function fights(
  view: View,
  seat: Seat,
  friends: readonly Hero[],
  ways: readonly Map<Space, number>[],
  found: Errand[],
): void {
  const hero = at(view.seats, seat);
  const own = view.fates.filter((it) => it.owner === seat && !it.done);
  const isLoner = own.some(({ card }) => card === 6);
  const quiet = view.rules.includes('alarm') && view.vars['alarm'] !== true;
  const boss = bossOf(view);
  const route = courierRoute(view);
  for (const creature of view.creatures) {
    if (creature === boss || creature.space === 0 || (quiet && creature.kind !== 'gor')) continue;
    const alone = roundsFor(edge(view, [hero], creature), creature);
    const together = roundsFor(edge(view, [hero, ...friends], creature), creature);
    if (alone > 4 && together > 4) continue;
    // Where enough of them stand already, nobody else is needed.
    const there = friends.filter(({ space }) => space === creature.space);
    const enough = there.length > 0 && roundsFor(edge(view, there, creature), creature) <= 2;
    if (enough && hero.space !== creature.space) continue;
    // Heroes who need each other go where a friend is, or can soon be.
    const help = alone <= 3 ? 0 : nearest(ways, creature.space);
    if (help > 8) continue;
    const near = Math.min(alone, together);
    const days = Math.ceil(
      stepsToCastle(view, creature.space) / (creature.kind === 'wardrak' ? 2 : 1),
    );
    const threat =
      creature.immobile || view.board === 'mine' ? 0 : days <= 2 ? 30 : days <= 4 ? 12 : 3;
    const mine = own.some(({ card }) => creature.tag === `fate${card}`) || (isLoner && alone <= 4);
    const dear = creature.carries || creature.tag || route(creature.space);
    const wanted = mine ? 100 : dear ? 40 : 0;
    if (wanted === 0 && isIdle(view, creature)) continue;
    const value = threat + wanted + 10 - near;
    found.push({
      space: creature.space,
      value: help === 0 && alone > 3 ? 2 * value : value / (1 + help / 4),
    });
  }
}

const nearest = (ways: readonly Map<Space, number>[], space: Space): number =>
  Math.min(99, ...ways.map((steps) => steps.get(space) ?? 99));

function shopping(view: View, hero: Hero, found: Errand[]): void {
  if (hero.strength >= MOST_STRENGTH || view.board === 'mine') return;
  const chest = view.fates.some(({ card, done }) => card === 9 && !done);
  const gold = chest && hero.gold < 8 ? 0 : hero.gold;
  for (const space of BOARDS[view.board].merchants) {
    if (view.closedMerchants.includes(space)) continue;
    const points = Math.floor(gold / (space === 71 && hero.kind === 'dwarf' ? 1 : 2));
    if (points > 0) found.push({ space, value: 5 + 5 * points });
  }
}

/** Whoever is nearest goes; the others have other things to do. */
function findings(
  view: View,
  hero: Hero,
  ways: readonly Map<Space, number>[],
  found: Errand[],
): void {
  const own = distances(view, hero.space, NOWHERE);
  const isMine = (space: Space): boolean => (own.get(space) ?? 99) <= nearest(ways, space);
  const searching = view.vars['witchFound'] === false;
  for (const key of Object.keys(view.fog)) {
    const token = view.fog[Number(key)];
    if (token !== 'gor^' && token !== 'event^' && isMine(Number(key)))
      found.push({ space: Number(key), value: searching ? 16 : 7 });
  }
  for (const [key, things] of Object.entries(view.ground)) {
    let value = 0;
    for (const thing of things) value += worthOf(view, hero, thing);
    if (value > 0 && isMine(Number(key)) && !(view.board === 'mine' && key === '60'))
      found.push({ space: Number(key), value });
  }
}

/** What a thing on the ground is worth to a hero. */
export function worthOf(view: View, hero: Hero, thing: string): number {
  const sort = sortOf(thing);
  if (sort === 'gold') return 2 + 2 * numberOn(thing);
  if (sort === 'gem') return view.board === 'mine' ? 16 : 0;
  if (
    sort === 'rubble' ||
    !fit([...hero.items, sort === 'runestone' ? 'poison' : thing.replace('?', '')])
  )
    return 0;
  if (sort === 'parchment') return 150;
  if (sort === 'herb') return view.vars['witchFound'] !== undefined ? 70 : 8;
  const offering = view.fates.find(({ card, done }) => card === 1 && !done);
  if (sort === 'runestone') return offering && view.seats[offering.owner] !== hero ? 0 : 6;
  return sort === 'poison' ? 40 : 5;
}

/** Farmers are shields, if the way home is not too long. */
function farmers(view: View, found: Errand[]): void {
  if (view.board === 'mine' || view.rules.includes('siege')) return;
  for (const space of view.farmers) {
    const far = stepsToCastle(view, space);
    if (placeOn(view.board, space).terrain !== 'lair' && far <= 6)
      found.push({ space, value: 9, escort: true });
  }
}
