// What the legend itself asks for.
import type { Seat } from '@meadhall/kernel';
import type { Hero } from '../pieces.ts';
import { FATES } from '../tables/cards.ts';
import type { Space } from '../tables/place.ts';
import { sortOf } from '../things.ts';
import { awaitsLetter, LETTER_WAITS, TREE_OF_SONGS } from './courier.ts';
import { isCourier, isHerbHome, lettersLeft, living, wantsHerb } from './scene.ts';
import type { Outlook, Task } from './tasks.ts';

/** Where the hoard of the mine is gathered. */
export const GATHERING = 60;

export function goals(look: Outlook, found: Task[]): void {
  const { scene } = look;
  if (scene.rules.includes('carriedTokenAlarm')) awaitLetter(look, found);
  scene.seats.forEach((hero, seat) => {
    if (hero.alive && !hero.dayEnded) carry(look, seat, hero, found);
  });
  fates(look, found);
  finalBattle(look, found);
}

/** Somebody is there when the letter comes. */
function awaitLetter({ scene }: Outlook, found: Task[]): void {
  const only = awaitsLetter(scene);
  if (only === undefined) return;
  const worth = scene.narrator === 'G' ? 20 : 8;
  found.push({ space: LETTER_WAITS, worth, only });
}

/** What it is worth that a creature stands no longer on the way of the king’s letter. */
export function routeWorth({ scene, steps, days }: Outlook): (space: Space) => number {
  if (!scene.rules.includes('carriedTokenAlarm')) return () => 0;
  const courier = scene.seats.find((it) => it.alive && isCourier(scene, it));
  if (!scene.cardsDone.includes('H1')) {
    // The rope bridge will be gone then; the way leads over the stone bridge, against the stream of creatures.
    return (space) => (STREAM.includes(space) ? 6 : 0);
  }
  if (days <= lettersLeft(scene) - 2) return () => 0;
  const from = courier?.space ?? LETTER_WAITS;
  const way = steps(from, TREE_OF_SONGS);
  return (space) => (steps(from, space) + steps(space, TREE_OF_SONGS) <= way ? 25 : 0);
}

/** The only way over the river once the rope bridge is gone, and the spaces before and behind it. */
const STREAM: readonly Space[] = [16, 38, 39, 42, 43, 44, 45, 46, 47, 48, 53];

/** What a hero holds that is wanted somewhere. */
function carry({ scene }: Outlook, seat: Seat, hero: Hero, found: Task[]): void {
  const holds = (sort: string): boolean => hero.items.some((it) => sortOf(it) === sort);
  const errand = scene.fates.some(({ card, done }) => card === 8 && !done);
  if (holds('parchment') && (errand || isCourier(scene, hero)))
    found.push({ space: TREE_OF_SONGS, worth: errand ? 60 : 300, only: seat });
  if (holds('herb') && wantsHerb(scene) && !isHerbHome(scene))
    found.push({ space: 0, worth: 70, only: seat });
  if (scene.board === 'mine') {
    const worth = hero.gold + hero.gems.reduce((sum, gem) => sum + gem, 0);
    const gemsLeft = Object.values(scene.ground).some((things) =>
      things.some((it) => it.startsWith('gem') && it.endsWith('?')),
    );
    if (worth > 0)
      found.push({
        space: GATHERING,
        worth: worth * (worth >= 8 || !gemsLeft ? 8 : 1.5),
        only: seat,
        open: true,
      });
  }
}

function fates({ scene }: Outlook, found: Task[]): void {
  for (const { card, done, owner } of scene.fates) {
    const task = FATES[card]?.task;
    if (done || task?.code !== 'deliver') continue;
    scene.seats.forEach((hero, seat) => {
      if (!hero.alive || hero.dayEnded) return;
      const ready = Object.entries(task.tokens).every(([token, count]) =>
        token === 'gold'
          ? hero.gold >= count
          : hero.items.filter((thing) => sortOf(thing) === token).length >= count,
      );
      const part = card === 2 && hero.items.some((thing) => sortOf(thing) in task.tokens);
      if (ready || part) found.push({ space: task.space, worth: ready ? 60 : 25, only: seat });
    });
    if (task.tokens['farmer'])
      for (const space of scene.farmers)
        found.push({ space, worth: 60, thenTo: task.space, only: owner });
  }
}

/** All march on the final enemy once they are strong enough, or time runs out. */
function finalBattle(look: Outlook, found: Task[]): void {
  const { scene, boss } = look;
  if (!boss || scene.rules.includes('siege')) return;
  if (wantsHerb(scene) && !isHerbHome(scene)) return;
  if (!isTimeForBoss(look)) return;
  found.push({ space: boss.space, worth: 80, foe: boss });
  scene.seats.forEach((hero, seat) => {
    if (hero.alive && !hero.dayEnded && hero.willpower >= 4)
      found.push({ space: boss.space, worth: 40, only: seat, open: true });
  });
}

/** Whether the heroes should march on the final enemy: strong enough, or out of time. */
function isTimeForBoss({ scene, boss, final, steps }: Outlook): boolean {
  if (!boss) return false;
  const way: Space = boss.space;
  let far = 0;
  for (const { space } of living(scene)) far = Math.max(far, steps(space, way));
  const days = Math.ceil((far + 2) / 7);
  return final > 0.75 || lettersLeft(scene) <= days + 1;
}
