// What there is to do for the team: places to go to and creatures to fight, each with its worth.
import type { Seat } from '@meadhall/kernel';
import type { Creature } from '../pieces.ts';
import { CREATURES } from '../tables/creatures.ts';
import type { Space } from '../tables/place.ts';
import { farmers, findings, fog, shopping, wells } from './errands.ts';
import { goals, routeWorth } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { FAR, isQuiet, lettersLeft, type Scene, wantsHerb } from './scene.ts';

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
  /** To be there is all: who has come stays. */
  stay?: true;
  /** Others may do the same: drinking and shopping are no reason to stay away. */
  open?: true;
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

/**
 * How a creature weighs that the castle has no shield for, and one it soon will have none for. Where a letter or
 * a herb is to be brought, guards who never leave the gate keep it and lose the legend. (Tried: BALANCE.md)
 */
function alarmOf(scene: Scene): readonly [now: number, soon: number] {
  if (scene.rules.includes('carriedTokenAlarm')) return [0.65, 0.15];
  return wantsHerb(scene) ? [0.5, 0.1] : [1, 0.3];
}

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
  const [now, soon] = alarmOf(scene);
  if (sooner > sky.free) return now * pressing;
  if (all > sky.free - reserve) return soon * pressing;
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
      blocks(foe) +
      besieged;
    const threat = scene.board === 'mine' ? -2 : threatOf(look, place);
    const worth = threat + wanted + reward - letter;
    const days = look.sky.sunrises[place] ?? FAR;
    const fight = { space, worth, foe, days };
    if (worth > 0) found.push(fate ? { ...fight, by: fate.owner } : fight);
    if (loner && !foe.tag) found.push({ ...fight, worth: worth + 40, only: loner.owner });
  });
}
