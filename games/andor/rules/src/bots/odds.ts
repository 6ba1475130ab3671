// How a battle will go: the spread of every throw, and what rounds make of it.
import { fullWillpower, rollsBlack, strengthOf } from '../creatures.ts';
import { diceOf } from '../heroes.ts';
import type { Creature, Hero } from '../pieces.ts';
import { BLACK_FACES, BLACK_OPPOSITE } from '../tables/heroes.ts';
import { bears, hasRuneDie } from '../things.ts';
import { asState, type Scene } from './scene.ts';

/** The chance of every value; the value is the place in the list. */
type Spread = readonly number[];

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

const NOTHING: Spread = [1];

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
const GROUP = byDice(RED, 4, group);
const BLACK_GROUP = byDice(BLACK_FACES, 3, group);
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

const BREW = 4;

/** What a hero throws, by name, so that groups alike are reckoned once. */
function handOf(hero: Hero, willpower: number): string {
  const row = diceOf({ ...hero, willpower });
  if (hasRuneDie(hero)) return hero.kind === 'wizard' ? 'blackTurned' : 'black';
  if (hero.kind === 'wizard') return 'turned';
  if (hero.kind === 'archer') return `single${row}`;
  return `${bears(hero, 'helm') && row > 1 ? 'group' : 'best'}${row}`;
}

function spreadNamed(hand: string): Spread {
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

/** What a round brings: the value of the dice of one side less that of the other, from `least` up. */
interface Margin {
  least: number;
  chances: number[];
}

const margins = new Map<string, Margin>();

function marginOf(hands: readonly string[], foe: Spread, key: string): Margin {
  const known = margins.get(key);
  if (known) return known;
  let sum: number[] = [1];
  for (const hand of hands) sum = add(sum, spreadNamed(hand));
  const least = -(foe.length - 1);
  const chances: number[] = Array(sum.length + foe.length).fill(0);
  sum.forEach((chance, value) => {
    foe.forEach((other, lost) => {
      const place = value - lost - least;
      chances[place] = (chances[place] ?? 0) + chance * other;
    });
  });
  const margin = { least, chances };
  margins.set(key, margin);
  return margin;
}

function add(one: readonly number[], two: Spread): number[] {
  const sum: number[] = Array(one.length + two.length - 1).fill(0);
  one.forEach((chance, value) => {
    two.forEach((other, more) => {
      sum[value + more] = (sum[value + more] ?? 0) + chance * other;
    });
  });
  return sum;
}

export interface Odds {
  /** That the creature falls before the hours or the willpower of a hero run out. */
  chance: number;
  /** Rounds it takes on average. */
  rounds: number;
  /** Willpower each fighter loses on average. */
  loss: number;
}

const NO_ODDS: Odds = { chance: 0, rounds: 1, loss: 0 };
const known = new Map<string, Odds>();

/** Friends who stand on the creature’s space, or will have come there, and the rebuilt tower. */
function friendsAt(scene: Scene, foe: Creature, coming: number): number {
  const { prince, shieldDwarves } = scene.figures;
  const tower = foe.kind === 'dragon' && scene.vars['towerBuilt'] === true ? 3 : 0;
  const here = (prince === foe.space ? 4 : 0) + (shieldDwarves === foe.space ? 4 : 0);
  return Math.max(here, coming) + tower;
}

/** How a group fares against a creature with so many rounds to fight. */
export function oddsOf(
  scene: Scene,
  heroes: readonly Hero[],
  foe: Creature,
  rounds: number,
  coming = 0,
  left = fullWillpower(foe),
): Odds {
  if (heroes.length === 0 || rounds < 1) return NO_ODDS;
  let strength = 0;
  let least = 20;
  let brews = 0;
  const hands: string[] = [];
  for (const hero of heroes) {
    const overtime = Math.max(0, hero.hours + rounds - 7);
    const willpower = Math.max(1, hero.willpower - 2 * Math.min(1, overtime));
    strength += hero.strength;
    if (willpower < least) least = willpower;
    if (bears(hero, 'brew')) brews++;
    hands.push(handOf(hero, willpower));
  }
  const own = foe.strength === 'fighters' ? strength : 0;
  const isFinal = foe.tag === 'towerSkral' || foe.tag === 'boss' || foe.tag === 'dragon';
  const lead =
    strength -
    own -
    strengthOf(asState(scene), foe) +
    friendsAt(scene, foe, coming) +
    (isFinal ? BREW * brews : 0);
  hands.sort();
  const black = rollsBlack(foe);
  const key = `${hands.join()}|${black ? 'b' : 'r'}|${lead}|${left}|${least}|${rounds}`;
  let odds = known.get(key);
  if (!odds) {
    if (known.size > 50_000) known.clear();
    odds = reckon(hands, black, lead, left, least, rounds);
    known.set(key, odds);
  }
  return odds;
}

function reckon(
  hands: readonly string[],
  black: boolean,
  lead: number,
  left: number,
  least: number,
  rounds: number,
): Odds {
  const spreads = black ? BLACK_GROUP : GROUP;
  const name = `${hands.join()}|${black ? 'b' : 'r'}`;
  const dice = black ? 1 : 2;
  const weak = marginOf(hands, spreads[dice] ?? NOTHING, `${name}${dice}`);
  const whole = marginOf(hands, spreads[dice + 1] ?? NOTHING, `${name}${dice + 1}`);
  const width = least + 1;
  let now = new Float64Array((left + 1) * width);
  now[left * width] = 1;
  let won = 0;
  let spent = 0;
  let lost = 0;
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(now.length);
    for (let w = 1; w <= left; w++) {
      const margin = w >= 7 ? whole : weak;
      for (let l = 0; l < least; l++) {
        const chance = now[w * width + l] ?? 0;
        if (chance < 1e-6) continue;
        spent += chance;
        for (let i = 0; i < margin.chances.length; i++) {
          const part = chance * (margin.chances[i] ?? 0);
          if (part === 0) continue;
          const gain = i + margin.least + lead;
          if (gain >= w) {
            won += part;
            lost += part * l;
          } else if (gain > 0)
            next[(w - gain) * width + l] = (next[(w - gain) * width + l] ?? 0) + part;
          else if (l - gain >= least) lost += part * least;
          else next[w * width + l - gain] = (next[w * width + l - gain] ?? 0) + part;
        }
      }
    }
    now = next;
  }
  for (let i = 0; i < now.length; i++) lost += (now[i] ?? 0) * (i % width);
  return { chance: won, rounds: Math.max(1, spent), loss: lost };
}
