// The team’s chance in a position, judged without playing on.
import { amountOf, letterIndex } from '../lookup.ts';
import type { Hero } from '../pieces.ts';
import { numberOn, worthOn } from '../things.ts';
import { WISE } from './manners.ts';
import { type Outlook, outlook } from './outlook.ts';
import { asState, isHerbHome, lettersLeft, living, type Scene, wantsHerb } from './scene.ts';

/** Letters that are left over once days and fights have taken theirs: this many make an even chance. */
const EVEN = 1.5;
const STEEP = 0.55;

const likely = (margin: number): number => 1 / (1 + Math.exp(-STEEP * (margin - EVEN)));

/** 0 to 1; an end counts as what it is. */
export function teamChance(scene: Scene): number {
  if (scene.result) return scene.result === 'won' ? 1 : 0;
  if (scene.agenda.some((frame) => frame.do === 'chooseHero')) return 0.5;
  const look = outlook(scene, WISE);
  if (scene.board === 'mine') return hoardChance(scene);
  const margin = lettersLeft(scene) - 1 - look.days - mustFall(look) + vigour(scene);
  return likely(margin - goalsAhead(look)) * finalChance(look);
}

/** Creatures that have to be beaten before the legend can end, for the castle has no shields for them. */
function mustFall({ scene, sky, days }: Outlook): number {
  const { free, sunrises } = sky;
  let tomorrow = 0;
  let soon = 0;
  let later = 0;
  for (const count of sunrises) {
    if (count <= 1) tomorrow++;
    if (count <= 2) soon++;
    if (count <= days + 1) later++;
  }
  const heroes = living(scene).length;
  const over = Math.max(0, tomorrow - free - heroes) + 0.5 * Math.max(0, soon - free - 2 * heroes);
  return Math.max(0, later - free) + 2 * over - 0.6 * Math.min(4, Math.max(0, free - later));
}

/** Strong heroes lose less time. */
function vigour(scene: Scene): number {
  let sum = 0;
  for (const hero of living(scene)) sum += readiness(hero);
  return (1.5 * sum) / scene.seats.length;
}

const readiness = ({ strength, willpower, gold, kind }: Hero): number =>
  (strength + gold / (kind === 'dwarf' ? 1.4 : 2.5)) / 10 + Math.min(willpower, 16) / 20;

/** Days the legend will ask for that nobody can see yet. */
function goalsAhead({ scene, boss }: Outlook): number {
  if (scene.rules.includes('carriedTokenAlarm')) {
    if (scene.cardsDone.includes('H1')) return 0;
    const before = letterIndex('H') - letterIndex(scene.narrator);
    let crowded = 0;
    for (const { space } of scene.creatures) if (STREAM.has(space)) crowded++;
    const near = scene.seats.some(({ space }) => space === 5) ? 0.7 : 0;
    return 0.5 + 0.5 * crowded + (before <= 2 ? -near : 0);
  }
  let days = 0;
  if (wantsHerb(scene) && !boss) days += 1.5;
  const open = scene.fates.filter(({ done }) => !done).length;
  if (scene.fates.length > 0) days += (1.2 * open) / Math.max(1, scene.seats.length / 2);
  if (scene.fates.length > 0 && !boss) days += 1.5;
  if (scene.rules.includes('siege'))
    days += scene.creatures.filter(({ space }) => space === 0).length;
  return days;
}

const STREAM = new Set([13, 16, 38, 39, 42, 43, 44, 45, 46, 47]);

/** The last battle: as it would be now, and as it may still become. */
function finalChance({ scene, boss, final }: Outlook): number {
  if (!boss) return 0.8;
  const grows = Math.min(0.6, 0.06 * lettersLeft(scene));
  const home = wantsHerb(scene) && !isHerbHome(scene) ? 0.85 : 1;
  return home * (final + (1 - final) * grows);
}

/** The hoard of the mine: what lies there, what is on its way, and the time that is left. */
function hoardChance(scene: Scene): number {
  const goal = Math.max(1, amountOf(asState(scene), { param: 'treasureGoal' }));
  let worth = worthOn(asState(scene), 60);
  for (const { alive, gold, gems } of scene.seats)
    if (alive) worth += 0.7 * (gold + gems.reduce((sum, gem) => sum + gem, 0));
  let lying = 0;
  for (const things of Object.values(scene.ground))
    for (const thing of things)
      if (thing.startsWith('gem')) lying += thing.endsWith('?') ? 3.3 : numberOn(thing);
  const missing = Math.max(0, goal - worth);
  const perLetter = 1.6 + 1.4 * living(scene).length ** 0.7;
  const time = lettersLeft(scene) * perLetter - missing;
  return missing > lying + 4 ? 0.02 : 1 / (1 + Math.exp(-time / 7));
}
