// What the legend itself asks for.
import type { Seat } from '@meadhall/kernel';
import type { Creature, Hero } from '../pieces.ts';
import { FATES } from '../tables/cards.ts';
import type { Space } from '../tables/place.ts';
import { sortOf } from '../things.ts';
import { awaitsLetter, LETTER_WAITS } from './courier.ts';
import { forecast } from './forecast.ts';
import type { Outlook } from './outlook.ts';
import { letterSpace, relay, TREE_OF_SONGS } from './relay.ts';
import { isCourier, isHerbLaidDown, lettersLeft, living, wantsHerb } from './scene.ts';
import type { Task } from './tasks.ts';

/** Where the hoard of the mine is gathered. */
export const GATHERING = 60;

export function goals(look: Outlook, found: Task[]): void {
  const { scene } = look;
  if (scene.rules.includes('carriedTokenAlarm')) {
    awaitLetter(look, found);
    helpOn(look, found);
  }
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

/** Somebody stands where the letter will be handed on tomorrow. */
function helpOn({ scene, steps, relay: plan }: Outlook, found: Task[]): void {
  if (!plan && scene.narrator < 'F') return;
  if (plan?.days === 0) return;
  const from = plan?.tonight ?? LETTER_WAITS;
  const way = steps(from, TREE_OF_SONGS);
  const far = Math.min(way - 1, 8);
  for (const space of HANDOVERS)
    if (
      steps(from, space) >= far - 1 &&
      steps(from, space) + steps(space, TREE_OF_SONGS) <= way + 2
    ) {
      found.push({ space, worth: plan ? 24 : 10, stay: true });
      return;
    }
}

/** Spaces along the way of the letter, in order. */
const HANDOVERS: readonly Space[] = [16, 38, 39, 43, 44, 46, 47, 53, 55, 63];

/** What it is worth that a creature stands no longer on the way of the king’s letter. */
export function routeWorth(look: Outlook): (foe: Creature) => number {
  const { scene, steps, relay: plan } = look;
  if (!scene.rules.includes('carriedTokenAlarm')) return () => 0;
  // The rope bridge will be gone then; the way leads over the stone bridge, against the stream of creatures.
  if (!plan) return ({ space }) => (STREAM.includes(space) ? 6 : 0);
  if (plan.days === 0) return () => 0;
  const from = letterSpace(scene) ?? LETTER_WAITS;
  const way = steps(from, TREE_OF_SONGS);
  return (foe) => {
    if (steps(from, foe.space) + steps(foe.space, TREE_OF_SONGS) > way + 3) return 0;
    const creatures = scene.creatures.filter((it) => it !== foe);
    const without = { ...scene, creatures };
    const days = relay(without, forecast(without))?.days ?? plan.days;
    return 30 * Math.min(2, plan.days - days);
  };
}

/** The only way over the river once the rope bridge is gone, and the spaces before and behind it. */
const STREAM: readonly Space[] = [16, 38, 39, 42, 43, 44, 45, 46, 47, 48, 53];

/** What a hero holds that is wanted somewhere. */
function carry({ scene }: Outlook, seat: Seat, hero: Hero, found: Task[]): void {
  const holds = (sort: string): boolean => hero.items.some((it) => sortOf(it) === sort);
  const errand = scene.fates.some(({ card, done }) => card === 8 && !done);
  if (holds('parchment') && (errand || isCourier(scene, hero)))
    found.push({ space: TREE_OF_SONGS, worth: errand ? 60 : 300, only: seat });
  if (holds('herb') && wantsHerb(scene) && !isHerbLaidDown(scene))
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
  if (wantsHerb(scene) && !isHerbLaidDown(scene)) return;
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
