// When a hero of the team fights on, and how he uses his dice.
import { at, type Seat } from '@meadhall/kernel';
import type { Choices } from '../choices.ts';
import { diceOf } from '../heroes.ts';
import type { Hero } from '../pieces.ts';
import { sortOf } from '../things.ts';
import { oddsOf } from './odds.ts';
import { bossOf, isHerbHome, type Scene, wantsHerb } from './scene.ts';

const DAY = 7;

export const diceLeft = (hero: Hero, rolled: number): number => Math.max(0, diceOf(hero) - rolled);

const isBossFight = (scene: Scene): boolean => {
  const boss = bossOf(scene);
  return boss !== undefined && scene.battle?.foe === boss.id;
};

/** Another round, if the odds are still worth it. */
export function goesOn(scene: Scene, hero: Hero): boolean {
  const { battle } = scene;
  const foe = scene.creatures.find(({ id }) => id === battle?.foe);
  if (!battle || !foe) return battle?.rubble !== null && hero.hours < DAY;
  const group = battle.fighters.map((it) => at(scene.seats, it));
  const rounds = Math.min(
    ...group.map(
      (it) =>
        Math.max(0, DAY - it.hours) +
        Math.min(3, 10 - Math.max(DAY, it.hours), Math.floor((it.willpower - 1) / 2)),
    ),
  );
  const final = isBossFight(scene);
  const odds = oddsOf(scene, group, foe, Math.max(1, rounds), 0, battle.willpower);
  if (final) return odds.chance > 0.2;
  if (hero.hours < DAY) return odds.chance > 0.4;
  return odds.chance > 0.5 && hero.willpower >= 4;
}

/** The wizard turns a companion’s die only where it gains more than his own is likely to. */
export function flip(
  scene: Scene,
  seat: Seat,
  options: readonly Choices['flip'][],
): Choices['flip'] {
  const { battle } = scene;
  const frame = scene.agenda.at(-1);
  if (!battle || frame?.do !== 'flip') return 'no';
  const { fighters, dice } = battle;
  const best = Math.max(...dice);
  let gain = 0;
  let choice: Choices['flip'] = 'no';
  for (const option of options) {
    if (option === 'no') continue;
    const turned = typeof option === 'number' ? 7 - option : BLACK_TURN[option];
    if (turned === undefined || turned - best <= gain) continue;
    gain = turned - best;
    choice = option;
  }
  const waits = fighters.indexOf(seat) > fighters.indexOf(frame.roller);
  return gain > (waits ? 2 : 0) ? choice : 'no';
}

const BLACK_TURN: Readonly<Record<string, number>> = { b6: 10, b8: 12 };

/** The helm costs nothing; brew is kept for the last battle. */
export function enhance(scene: Scene, options: readonly Choices['enhance'][]): Choices['enhance'] {
  const dice = scene.battle?.dice ?? [];
  let best: Choices['enhance'] = 'no';
  let most = Math.max(...dice);
  for (const option of options) {
    if (option === 'no') continue;
    const brew = 'brew' in option;
    const value = brew
      ? 2 * option.brew
      : option.helm * dice.filter((it) => it === option.helm).length;
    if (value <= most || (brew && (!isBossFight(scene) || value < most + 3))) continue;
    most = value;
    best = option;
  }
  return best;
}

/** A herb helps in the last battle, unless the king waits for it. */
export function herb(scene: Scene, options: readonly Choices['herb'][]): Choices['herb'] {
  if (!isBossFight(scene) || (wantsHerb(scene) && !isHerbHome(scene))) return 'no';
  return options.findLast((it) => sortOf(it) === 'herb') ?? 'no';
}
