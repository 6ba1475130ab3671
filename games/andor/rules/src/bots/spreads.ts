// The spread of every throw: how likely each value is.
import type { Hero } from '../pieces.ts';
import { BLACK_FACES, BLACK_OPPOSITE, HEROES } from '../tables/heroes.ts';
import { bears, hasRuneDie } from '../things.ts';

/** The chance of every value; the value is the place in the list. */
export type Spread = readonly number[];

const RED = [1, 2, 3, 4, 5, 6];

/** Every throw of so many dice. */
function throws(faces: readonly number[], dice: number): number[][] {
  if (dice === 0) return [[]];
  return throws(faces, dice - 1).flatMap((rest) => faces.map((face) => [face, ...rest]));
}

function spreadOf(values: readonly number[]): Spread {
  const spread: number[] = Array(Math.max(...values) + 1).fill(0);
  for (const value of values) spread[value] = (spread[value] ?? 0) + 1 / values.length;
  return spread;
}

const group = (dice: readonly number[]): number =>
  Math.max(...dice.map((face) => face * dice.filter((it) => it === face).length));

const meanOf = (spread: Spread): number =>
  spread.reduce((sum, chance, value) => sum + chance * value, 0);

export const NOTHING: Spread = [1];

const byDice = (
  faces: readonly number[],
  most: number,
  kept: (dice: readonly number[]) => number,
): Spread[] =>
  Array.from({ length: most + 1 }, (_, n) =>
    n === 0 ? NOTHING : spreadOf(throws(faces, n).map(kept)),
  );

/** By number of dice: the best one, equal ones added up, black ones added up. */
const BEST = byDice(RED, 4, (dice) => Math.max(...dice));
export const GROUP = byDice(RED, 4, group);
export const BLACK_GROUP = byDice(BLACK_FACES, 3, group);
const BLACK = BLACK_GROUP[1] ?? NOTHING;
/** The wizard turns his own die if that helps. */
const TURNED = spreadOf(RED.map((face) => Math.max(face, 7 - face)));
const BLACK_TURNED = spreadOf(BLACK_FACES.map((face) => Math.max(face, BLACK_OPPOSITE[face] ?? 0)));

/** The last of a wise one-by-one roll. */
const SINGLY: Spread[] = [NOTHING];
for (let n = 1; n <= 5; n++) {
  const goOn = SINGLY[n - 1] ?? NOTHING;
  const spread: number[] = Array(7).fill(0);
  for (const face of RED) {
    if (face >= meanOf(goOn)) spread[face] = (spread[face] ?? 0) + 1 / 6;
    else
      goOn.forEach((chance, value) => {
        spread[value] = (spread[value] ?? 0) + chance / 6;
      });
  }
  SINGLY.push(spread);
}

/** Whether a die is worth another throw with so many left. */
export const rollsOn = (face: number, left: number): boolean =>
  face < meanOf(SINGLY[left] ?? NOTHING);

/** What a hero throws, by name, so that groups alike are reckoned once. */
export function handOf(hero: Hero, willpower: number): string {
  const row = HEROES[hero.kind].dice[willpower < 7 ? 0 : willpower < 14 ? 1 : 2];
  if (hasRuneDie(hero)) return hero.kind === 'wizard' ? 'blackTurned' : 'black';
  if (hero.kind === 'wizard') return 'turned';
  if (hero.kind === 'archer') return `single${row}`;
  return `${bears(hero, 'helm') && row > 1 ? 'group' : 'best'}${row}`;
}

export function spreadNamed(hand: string): Spread {
  if (hand === 'black') return BLACK;
  if (hand === 'blackTurned') return BLACK_TURNED;
  if (hand === 'turned') return TURNED;
  const dice = Number(hand.slice(-1));
  const table = hand.startsWith('single') ? SINGLY : hand.startsWith('group') ? GROUP : BEST;
  return table[dice] ?? NOTHING;
}

const meansOfHands = new Map<string, number>();

/** What a hero brings into a round on average. */
export function punch(hero: Hero): number {
  const hand = handOf(hero, hero.willpower);
  let mean = meansOfHands.get(hand);
  if (mean === undefined) {
    mean = meanOf(spreadNamed(hand));
    meansOfHands.set(hand, mean);
  }
  return hero.strength + mean;
}
