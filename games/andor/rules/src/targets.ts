// Whom and what a hero may attack, and together with whom. (AND-13.1, AND-14.1, AND-12.1)
import { at, BrokenRules, clockwise, doNext, type Seat } from '@meadhall/kernel';
import type { Choices } from './choices.ts';
import { fullWillpower } from './creatures.ts';
import { canSpend } from './heroes.ts';
import { has, hasRubble, isAwake, neighbours } from './lookup.ts';
import type { State } from './model.ts';
import type { Battle, Creature, Hero } from './pieces.ts';
import type { Space } from './tables/place.ts';
import { bears } from './things.ts';

/** Adds every fight and every try at rubble of a hero, with every choice of companions. */
export function listTargets(game: State, seat: Seat, options: Choices['act'][]): void {
  const hero = at(game.seats, seat);
  const seen: string[] = [];
  for (const foe of mayFight(game) ? game.creatures : []) {
    if (!canAttack(game, hero, foe.space)) continue;
    const fight = nameOf(foe);
    if (seen.includes(fight)) continue;
    seen.push(fight);
    const partners = mayJoinForces(game)
      ? companions(game, seat, (it) => canAttack(game, it, foe.space))
      : [];
    for (const group of subsets(partners)) options.push({ fight, with: group });
  }
  for (const clear of neighbours(game, hero.space)) {
    if (!hasRubble(game, clear)) continue;
    const partners = companions(game, seat, (it) => neighbours(game, it.space).includes(clear));
    for (const group of subsets(partners)) options.push({ clear, with: group });
  }
}

/** Legend 1 can teach step by step: first to fight, later to fight together. (AND-22.7) */
const mayFight = (game: State): boolean => !has(game, 'tutorial') || game.cardsDone.includes('B2');

const mayJoinForces = (game: State): boolean =>
  !has(game, 'tutorial') || game.cardsDone.includes('C');

/** Opens a battle: those invited are asked, then the first round begins. */
export function beginBattle(
  game: State,
  starter: Seat,
  choice: { fight: string; with: Seat[] } | { clear: Space; with: Seat[] },
): void {
  const foe = 'fight' in choice ? creatureNamed(game, choice.fight) : null;
  game.battle = {
    foe: foe?.id ?? null,
    rubble: 'clear' in choice ? choice.clear : null,
    starter,
    fighters: [starter],
    willpower: foe ? fullWillpower(foe) : 0,
    round: 0,
    ...freshRound(),
  };
  doNext(game, ...choice.with.map((seat) => ({ do: 'join', seat }) as const), {
    do: 'battleRound',
  });
}

/** What every round begins with. */
export const freshRound = (): Pick<
  Battle,
  | 'value'
  | 'kept'
  | 'foeValue'
  | 'foeStrength'
  | 'flipped'
  | 'dice'
  | 'black'
  | 'oneByOne'
  | 'extraDice'
> => ({
  value: 0,
  kept: 0,
  foeValue: 0,
  foeStrength: 0,
  flipped: false,
  dice: [],
  black: false,
  oneByOne: false,
  extraDice: 0,
});

export const nameOf = ({ kind, space }: Creature): string => `${kind}@${space}`;

function creatureNamed(game: State, name: string): Creature {
  const creature = game.creatures.find((it) => nameOf(it) === name);
  if (!creature) throw new BrokenRules(`there is no ${name}`);
  return creature;
}

export const shoots = (hero: Hero): boolean => hero.kind === 'archer' || bears(hero, 'bow');

const canAttack = (game: State, hero: Hero, space: Space): boolean =>
  hero.space === space || (shoots(hero) && neighbours(game, hero.space).includes(space));

/** Who may be invited, clockwise: whoever could attack too and has an hour for it. (AND-14.3) */
function companions(game: State, seat: Seat, reaches: (hero: Hero) => boolean): Seat[] {
  return clockwise(game.seats.length, seat).filter((it) => {
    const hero = at(game.seats, it);
    return it !== seat && isAwake(hero) && reaches(hero) && canSpend(game, hero);
  });
}

/** Every choice of some of the items, in their order. */
export function subsets<T>(items: readonly T[]): T[][] {
  let all: T[][] = [[]];
  for (const item of items) all = [...all, ...all.map((some) => [...some, item])];
  return all;
}
