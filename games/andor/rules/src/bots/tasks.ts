// What there is to do for the team: places to go to and creatures to fight, each with its worth.
import type { Seat } from '@meadhall/kernel';
import type { Creature } from '../pieces.ts';
import { CREATURES } from '../tables/creatures.ts';
import type { Space } from '../tables/place.ts';
import { farmers, findings, fog, shopping, wells } from './errands.ts';
import { goals, routeWorth } from './goals.ts';
import type { Outlook } from './outlook.ts';
import { FAR, isQuiet } from './scene.ts';
import { threatOf } from './threat.ts';

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
  return look.manner.overlooks > 0 ? found.filter((task) => isThoughtOf(look, task)) : found;
}

/** What is not thought of stays so until something has happened to think again. */
function isThoughtOf({ scene, manner }: Outlook, { space, foe }: Task): boolean {
  const { narrator, creatures } = scene;
  const mark = (narrator.charCodeAt(0) * 64 + creatures.length) * 512 + space * 4 + (foe ? 1 : 0);
  return (Math.imul(mark, 0x9e3779b1) >>> 8) / (1 << 24) >= manner.overlooks;
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
