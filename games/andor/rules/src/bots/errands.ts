// What a hero can do on his own: shop, drink, pick up, look into the fog, bring farmers home.
import { at, type Seat } from '@meadhall/kernel';
import { isAwake } from '../lookup.ts';
import type { Hero } from '../pieces.ts';
import { BOARDS } from '../tables/boards.ts';
import { MOST_STRENGTH } from '../tables/heroes.ts';
import type { Space } from '../tables/place.ts';
import { bears, fit, numberOn, sortOf } from '../things.ts';
import { isLetterOut } from './courier.ts';
import type { Outlook } from './outlook.ts';
import { type Scene, wantsHerb } from './scene.ts';
import type { Task } from './tasks.ts';
import { crisis } from './threat.ts';

/** What a point of strength is worth: all there is until the final battle is as good as won. */
function strengthWorth({ boss, final, stance }: Outlook): number {
  const [before, then] = stance.strength;
  return boss ? (final > 0.9 ? 1 : then) : before;
}

/** What a hero would buy where he pays so much for a point. */
export function shopping(look: Outlook, seat: Seat, hero: Hero, found: Task[]): void {
  const { scene } = look;
  if (scene.board === 'mine') return;
  const chest = scene.fates.some(({ card, done }) => card === 9 && !done);
  const gold = chest ? hero.gold - 6 : hero.gold;
  if (gold < 1) return;
  for (const space of BOARDS[scene.board].merchants) {
    if (scene.closedMerchants.includes(space)) continue;
    const price = space === DWARF_MINE && hero.kind === 'dwarf' ? 1 : 2;
    const points = Math.min(Math.floor(gold / price), MOST_STRENGTH - hero.strength);
    if (points > 0)
      found.push({ space, worth: 2 + points * strengthWorth(look), only: seat, open: true });
  }
}

export const DWARF_MINE = 71;

export function wells({ scene }: Outlook, seat: Seat, hero: Hero, found: Task[]): void {
  if (hero.willpower >= 17) return;
  const drink = hero.kind === 'warrior' ? 5 : 3;
  const worth =
    drink * (hero.willpower < 4 ? 3 : hero.willpower < 7 ? 2 : hero.willpower < 14 ? 1.2 : 0.5);
  for (const space of BOARDS[scene.board].wells)
    if (scene.wells[space] === 'full') found.push({ space, worth, only: seat });
}

/** Whatever lies about. */
export function findings({ scene }: Outlook, seat: Seat, hero: Hero, found: Task[]): void {
  for (const key of Object.keys(scene.ground)) {
    const space = Number(key);
    let worth = 0;
    for (const thing of scene.ground[space] ?? []) worth += worthOf(scene, hero, thing);
    const taken = scene.seats.some((it) => it !== hero && isAwake(it) && it.space === space);
    if (worth > 0 && !taken && !isLaidDown(scene, hero, space))
      found.push({ space, worth, only: seat });
  }
  for (const card of scene.eventsLasting) {
    const gift = GIFTS[card];
    if (gift) found.push({ space: gift[0], worth: gift[1], only: seat });
  }
}

/** Events that lie until somebody comes: where, and what they are worth. */
const GIFTS: Readonly<Record<string, readonly [Space, number]>> = {
  'silver 5': [26, 3],
  'golden 3': [57, 4],
  'golden 29': [57, 3],
  'golden 30': [72, 2],
};

/** What was laid down on purpose stays. */
export const isLaidDown = (scene: Scene, _hero: Hero, space: Space): boolean =>
  (space === 0 && scene.fates.some(({ card, done }) => (card === 2 || card === 9) && !done)) ||
  (scene.board === 'mine' && space === 60) ||
  (space === 0 && wantsHerb(scene));

/** What a thing on the ground is worth to a hero. */
export function worthOf(scene: Scene, hero: Hero, thing: string): number {
  const sort = sortOf(thing);
  if (sort === 'gold') return 1 + numberOn(thing);
  if (sort === 'gem') return scene.board === 'mine' ? 16 : 0;
  const room = sort === 'runestone' ? 'poison' : thing.replace('?', '');
  if (sort === 'rubble' || !fit([...hero.items, room])) return 0;
  if (sort === 'parchment') return isLetterOut(scene) ? 0 : 60;
  if (sort === 'herb') return wantsHerb(scene) ? 45 : 4;
  const offering = scene.fates.find(({ card, done }) => card === 1 && !done);
  if (sort === 'runestone')
    return offering && scene.seats[offering.owner] !== hero ? 0 : offering ? 30 : 4;
  if (sort === 'helm') return hero.kind === 'warrior' || hero.kind === 'dwarf' ? 4 : 0;
  if (sort === 'bow') return hero.kind === 'archer' ? 0 : 2;
  return sort === 'poison' ? 35 : 3;
}

export function fog({ scene, manner }: Outlook, found: Task[]): void {
  const searching = scene.vars['witchFound'] === false;
  const hidden = Object.values(scene.fog).filter((token) => !token.endsWith('^')).length;
  for (const key of Object.keys(scene.fog)) {
    const space = Number(key);
    const token = scene.fog[space] ?? '';
    const worth = token.endsWith('^')
      ? (SEEN[token] ?? 0)
      : manner.curiosity + (searching ? 5 + 60 / Math.max(3, hidden) : 0);
    if (worth > 0) found.push({ space, worth });
  }
}

/** What a token that lies open is worth. */
const SEEN: Readonly<Record<string, number>> = {
  'strength1^': 4,
  'willpower2^': 1.5,
  'willpower3^': 2.5,
  'gold1^': 1.5,
  'wineskin^': 3,
  'witch^': 60,
};

/** Farmers are shields, if the way home is not too long. */
export function farmers(look: Outlook, found: Task[]): void {
  const { scene, steps, manner, stance } = look;
  if (scene.board === 'mine' || scene.rules.includes('siege')) return;
  const wanted = scene.fates.some(({ card, done }) => card === 3 && !done) ? 1 : 0;
  if (scene.farmers.length <= wanted) return;
  for (const space of new Set(scene.farmers)) {
    const count = scene.farmers.filter((it) => it === space).length;
    const worth = manner.kindness + stance.shield * crisis(look, 1);
    if (steps(space, 0) < 12) found.push({ space, worth: worth * count, thenTo: 0 });
  }
}

/** A hero wears what makes his dice better. */
export const wantsHelm = (hero: Hero): boolean =>
  (hero.kind === 'warrior' || hero.kind === 'dwarf') && !bears(hero, 'helm');

/** The hero who buys strength cheaply and has room for it. */
export function buyerOf(scene: Scene): Seat | undefined {
  if (scene.board !== 'andor' || scene.closedMerchants.includes(DWARF_MINE)) return undefined;
  const seat = scene.seats.findIndex(({ kind, alive }) => kind === 'dwarf' && alive);
  if (seat < 0) return undefined;
  const { strength, gold } = at(scene.seats, seat);
  return strength + gold < MOST_STRENGTH ? seat : undefined;
}
