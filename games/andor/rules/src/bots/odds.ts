// How a battle will go: what rounds make of the throws of both sides.
import { fullWillpower, rollsBlack, strengthOf } from '../creatures.ts';
import type { Creature, Hero } from '../pieces.ts';
import { bears } from '../things.ts';
import { asState, type Scene } from './scene.ts';
import { BLACK_GROUP, GROUP, handOf, NOTHING, type Spread, spreadNamed } from './spreads.ts';

/** What brew brings a hero in the last battle. */
const BREW = 4;

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
