// What there is to do for the team: places to go to and creatures to fight, each with its worth.
import { at, type Seat } from '@meadhall/kernel';
import { isAwake } from '../lookup.ts';
import type { Creature, Hero } from '../pieces.ts';
import { BOARDS } from '../tables/boards.ts';
import { CREATURES } from '../tables/creatures.ts';
import { MOST_STRENGTH } from '../tables/heroes.ts';
import type { Space } from '../tables/place.ts';
import { bears, fit, numberOn, sortOf } from '../things.ts';
import { letterDays } from './courier.ts';
import { type Forecast, forecast } from './forecast.ts';
import { goals, routeWorth } from './goals.ts';
import type { Manner } from './manners.ts';
import { oddsOf } from './odds.ts';
import {
  bossOf,
  distances,
  FAR,
  isHerbHome,
  isQuiet,
  lettersLeft,
  living,
  type Scene,
  wantsHerb,
} from './scene.ts';

/** About one piece of gold is worth one. */
export interface Task {
  space: Space;
  worth: number;
  /** To be fought there. */
  foe?: Creature;
  /** Sunrises until it is too late. */
  days?: number;
  /** Nobody else can do it. */
  only?: Seat;
  /** Who has to be among the fighters. */
  by?: Seat;
  /** The way is not over there: a farmer is to be led on. */
  thenTo?: Space;
  /** Others may do the same: drinking and shopping are no reason to stay away. */
  open?: true;
}

/** What all tasks are judged by. */
export interface Outlook {
  readonly scene: Scene;
  readonly manner: Manner;
  readonly steps: (from: Space, to: Space) => number;
  readonly sky: Forecast;
  readonly boss: Creature | undefined;
  /** How the final battle would go if all were there now. */
  readonly final: number;
  /** Sunrises the goals still ask for. */
  readonly days: number;
  /** What a letter is worth: few are left, or many. */
  readonly letter: number;
  /** Sunrises after which nothing can happen to the castle any more. */
  readonly closing: number;
}

export function outlook(scene: Scene, manner: Manner): Outlook {
  const steps = distances(scene);
  const boss = bossOf(scene);
  const final = boss ? chanceOfAll(scene, boss) : 0;
  const sky = forecast(scene);
  const days = daysNeeded(scene, boss, final, steps, sky);
  const letter = letterWorth(scene, manner.thrift, days);
  const closing =
    scene.rules.includes('carriedTokenAlarm') && scene.cardsDone.includes('H1')
      ? days
      : lettersLeft(scene);
  return { scene, manner, steps, sky, boss, final, days, letter, closing };
}

/** The chance of all heroes together, rested and gathered, against the final enemy. */
function chanceOfAll(scene: Scene, boss: Creature): number {
  const heroes = living(scene).map((hero) => ({ ...hero, hours: 0 }));
  const { prince, shieldDwarves } = scene.figures;
  const friends = (prince === undefined ? 0 : 4) + (shieldDwarves === undefined ? 0 : 4);
  return oddsOf(scene, heroes, boss, 6, friends).chance;
}

/** Sunrises the team still needs for what the legend asks, or so it thinks. */
function daysNeeded(
  scene: Scene,
  boss: Creature | undefined,
  final: number,
  steps: Outlook['steps'],
  sky: Forecast,
): number {
  if (scene.rules.includes('carriedTokenAlarm')) {
    return scene.cardsDone.includes('H1') ? letterDays(scene, steps, sky) : 3;
  }
  let days = 1;
  if (wantsHerb(scene) && !isHerbHome(scene)) days += scene.vars['witchFound'] === true ? 1.5 : 2.5;
  if (scene.fates.some(({ done }) => !done)) days += 1;
  if (boss) {
    let far = 0;
    for (const { space } of living(scene)) far = Math.max(far, steps(space, boss.space));
    days += far / 7 + (final > 0.7 ? 0 : 1);
  }
  return days;
}

/** Every creature that falls costs a letter. The fewer there are beyond those the goals need, the dearer. */
function letterWorth(scene: Scene, thrift: number, days: number): number {
  if (scene.board === 'mine') return 0;
  // The letter should come in the morning, with the whole day before it.
  if (scene.rules.includes('carriedTokenAlarm') && !scene.cardsDone.includes('H1'))
    return scene.narrator === 'G' ? 12 * thrift : 0;
  const slack = lettersLeft(scene) - 1 - days;
  return thrift * (slack >= 5 ? 0.5 : slack >= 3 ? 1.5 : slack >= 1 ? 4 : slack >= 0 ? 10 : 20);
}

/** Everything the team could do now. */
export function tasks(look: Outlook): Task[] {
  const found: Task[] = [];
  goals(look, found);
  fights(look, found);
  look.scene.seats.forEach((hero, seat) => {
    if (!hero.alive || hero.dayEnded) return;
    shopping(look, seat, hero, found);
    wells(look, seat, hero, found);
    findings(look, seat, hero, found);
  });
  fog(look, found);
  farmers(look, found);
  return found;
}

/** By sunrises until a creature is in the castle: how pressing it is. */
const PRESSING = [0, 80, 40, 20, 11, 7, 4, 3, 2, 1, 1];

/** What it is worth that a creature does not reach the castle. */
function threatOf({ scene, sky, manner, closing }: Outlook, place: number): number {
  const days = sky.sunrises[place] ?? 99;
  if (days > PRESSING.length - 1) return 0;
  const last = Math.min(closing, manner.foresight);
  if (days > last) return 0;
  let sooner = 0;
  let all = 0;
  for (const other of sky.sunrises) {
    if (other <= days) sooner++;
    if (other <= last) all++;
  }
  const reserve = lettersLeft(scene) > 5 ? 1 : 0;
  const pressing = PRESSING[days] ?? 0;
  if (sooner > sky.free) return pressing;
  if (all > sky.free - reserve) return 0.3 * pressing;
  return 0.05 * pressing;
}

function fights(look: Outlook, found: Task[]): void {
  const { scene, boss, letter, manner } = look;
  const quiet = isQuiet(scene);
  const blocks = routeWorth(look);
  const loner = scene.fates.find(({ card, done }) => card === 6 && !done);
  scene.creatures.forEach((foe, place) => {
    if (foe === boss || (quiet && foe.kind !== 'gor') || foe.kind === 'dragon') return;
    const { space } = foe;
    if (space === 0 && !scene.rules.includes('siege')) return;
    const besieged = space === 0 ? 45 : 0;
    const reward = CREATURES[foe.kind].reward * manner.greed;
    const fate = scene.fates.find((it) => !it.done && foe.tag === `fate${it.card}`);
    const wanted =
      (fate ? 40 : 0) +
      (foe.carries ? 40 : 0) +
      (foe.tag === 'princeGuard' ? 14 : 0) +
      blocks(space) +
      besieged;
    const threat = scene.board === 'mine' ? -2 : threatOf(look, place);
    const worth = threat + wanted + reward - letter;
    const days = look.sky.sunrises[place] ?? FAR;
    const fight = { space, worth, foe, days };
    if (worth > 0) found.push(fate ? { ...fight, by: fate.owner } : fight);
    if (loner && !foe.tag) found.push({ ...fight, worth: worth + 40, only: loner.owner });
  });
}

/** What a point of strength is worth: all there is until the final battle is as good as won. */
function strengthWorth({ boss, final }: Outlook): number {
  return boss ? (final > 0.9 ? 1 : 4) : 3;
}

/** What a hero would buy where he pays so much for a point. */
function shopping(look: Outlook, seat: Seat, hero: Hero, found: Task[]): void {
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

function wells({ scene }: Outlook, seat: Seat, hero: Hero, found: Task[]): void {
  if (hero.willpower >= 17) return;
  const drink = hero.kind === 'warrior' ? 5 : 3;
  const worth =
    drink * (hero.willpower < 4 ? 3 : hero.willpower < 7 ? 2 : hero.willpower < 14 ? 1.2 : 0.5);
  for (const space of BOARDS[scene.board].wells)
    if (scene.wells[space] === 'full') found.push({ space, worth, only: seat });
}

/** Whatever lies about. */
function findings({ scene }: Outlook, seat: Seat, hero: Hero, found: Task[]): void {
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
  if (sort === 'parchment') return 60;
  if (sort === 'herb') return wantsHerb(scene) ? 45 : 4;
  const offering = scene.fates.find(({ card, done }) => card === 1 && !done);
  if (sort === 'runestone')
    return offering && scene.seats[offering.owner] !== hero ? 0 : offering ? 30 : 4;
  if (sort === 'helm') return hero.kind === 'warrior' || hero.kind === 'dwarf' ? 4 : 0;
  if (sort === 'bow') return hero.kind === 'archer' ? 0 : 2;
  return sort === 'poison' ? 35 : 3;
}

function fog({ scene, manner }: Outlook, found: Task[]): void {
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
function farmers({ scene, steps, manner }: Outlook, found: Task[]): void {
  if (scene.board === 'mine' || scene.rules.includes('siege')) return;
  const wanted = scene.fates.some(({ card, done }) => card === 3 && !done) ? 1 : 0;
  if (scene.farmers.length <= wanted) return;
  for (const space of new Set(scene.farmers)) {
    const count = scene.farmers.filter((it) => it === space).length;
    if (steps(space, 0) < 12) found.push({ space, worth: manner.kindness * count, thenTo: 0 });
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
