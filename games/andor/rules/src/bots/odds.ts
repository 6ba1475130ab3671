// What dice bring on average: enough for a rule-based hero to judge a battle.
import { fullWillpower, rollsBlack, strengthOf } from '../creatures.ts';
import { diceOf } from '../heroes.ts';
import type { Creature, Hero, State, View } from '../model.ts';
import { BLACK_FACES } from '../tables/heroes.ts';
import { bears, hasRuneDie } from '../things.ts';

const RED = [1, 2, 3, 4, 5, 6];

/** Every throw of so many dice. */
function throws(faces: readonly number[], dice: number): number[][] {
  if (dice === 0) return [[]];
  return throws(faces, dice - 1).flatMap((rest) => faces.map((face) => [face, ...rest]));
}

const group = (dice: readonly number[]): number =>
  Math.max(...dice.map((face) => face * dice.filter((it) => it === face).length));

const mean = (
  faces: readonly number[],
  dice: number,
  value: (dice: readonly number[]) => number,
) => {
  const all = throws(faces, dice);
  return all.reduce((sum, it) => sum + value(it), 0) / all.length;
};

/** By number of dice: the best one, equal ones added up, and the last of a wise one-by-one roll. */
const BEST = [0, 1, 2, 3, 4, 5].map((n) => (n === 0 ? 0 : mean(RED, n, (it) => Math.max(...it))));
const GROUP = [0, 1, 2, 3, 4].map((n) => (n === 0 ? 0 : mean(RED, n, group)));
const BLACK = [0, 1, 2].map((n) => (n === 0 ? 0 : mean(BLACK_FACES, n, group)));
const SINGLY: number[] = [0];
for (let n = 1; n <= 5; n++) {
  const goOn = SINGLY[n - 1] ?? 0;
  SINGLY.push(RED.reduce((sum, face) => sum + Math.max(face, goOn), 0) / 6);
}

/** Whether a die is worth another throw with so many left. */
export const rollsOn = (face: number, left: number): boolean => face < (SINGLY[left] ?? 0);

/** What a hero brings into a round on average. */
export function punch(hero: Hero): number {
  const dice = diceOf(hero);
  const singly = hero.kind === 'archer';
  const helm = bears(hero, 'helm') && !singly;
  const kept = (singly ? SINGLY[dice] : helm ? GROUP[Math.min(dice, 4)] : BEST[dice]) ?? 0;
  return hero.strength + (hasRuneDie(hero) ? Math.max(kept, 8.7) : kept);
}

/** What a creature brings on average, at full willpower. */
function bite(view: View, creature: Creature): number {
  const willpower = fullWillpower(creature);
  const dice = willpower >= 7 ? 1 : 0;
  const thrown = rollsBlack(creature) ? (BLACK[1 + dice] ?? 0) : (GROUP[2 + dice] ?? 0);
  return strengthOf(view as unknown as State, creature) + thrown;
}

/** How much a group gains on a creature in a round. */
export function edge(view: View, heroes: readonly Hero[], creature: Creature): number {
  const { prince, shieldDwarves } = view.figures;
  const friends = (prince === creature.space ? 4 : 0) + (shieldDwarves === creature.space ? 4 : 0);
  const tower = creature.kind === 'dragon' && view.vars['towerBuilt'] === true ? 3 : 0;
  const own = heroes.reduce((sum, hero) => sum + punch(hero), 0);
  const mirrored =
    creature.strength === 'fighters' ? heroes.reduce((sum, hero) => sum + hero.strength, 0) : 0;
  return own + friends + tower - bite(view, creature) - mirrored;
}

/** Rounds a group needs to beat a creature; many if it cannot. */
export const roundsFor = (advantage: number, creature: Creature): number =>
  advantage <= 0.3 ? 99 : Math.ceil(fullWillpower(creature) / advantage);
