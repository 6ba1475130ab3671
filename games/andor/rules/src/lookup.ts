// Small questions everybody asks of a position.
import { at, BrokenRules, type Seat } from '@meadhall/kernel';
import { LEGENDS } from './legends/legends.ts';
import { type Amount, LETTERS, type Legend, type Letter, type RuleFlag } from './legends/schema.ts';
import type { HouseRule, State } from './model.ts';
import type { Creature, Hero } from './pieces.ts';
import { BOARDS, placeOn } from './tables/boards.ts';
import { HEROES } from './tables/heroes.ts';
import type { Space } from './tables/place.ts';

export const has = (game: Pick<State, 'rules'>, flag: RuleFlag | HouseRule): boolean =>
  game.rules.includes(flag);

export function legendOf({ legend }: Pick<State, 'legend'>): Legend | null {
  return typeof legend === 'string' ? LEGENDS[legend] : legend;
}

/** A number of the legend; params are looked up by difficulty and number of heroes. */
export function amountOf(game: State, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const byDifficulty = legendOf(game)?.params[amount.param];
  const byHeroes = byDifficulty?.[game.difficulty] ?? byDifficulty?.normal;
  const value = byHeroes?.[game.seats.length];
  if (value === undefined) throw new BrokenRules(`no value for the param ${amount.param}`);
  return value;
}

export const letterIndex = (letter: Letter): number => LETTERS.indexOf(letter);

/** A hero whose marker is not in the sunrise box. */
export const isAwake = (hero: Hero): boolean => hero.alive && !hero.dayEnded;

export function hasRubble(game: State, space: Space): boolean {
  return game.ground[space]?.some((thing) => thing.startsWith('rubble')) ?? false;
}

/** Whether two neighbours are still joined. (AND-5.13) */
export function isJoined(game: State, a: Space, b: Space): boolean {
  for (const [c, d] of game.closedEdges)
    if ((a === c && b === d) || (a === d && b === c)) return false;
  return true;
}

/** The neighbours of a space, over open edges. */
export function neighbours(game: State, space: Space): readonly Space[] {
  const { paths } = placeOn(game.board, space);
  return game.closedEdges.length === 0 ? paths : paths.filter((to) => isJoined(game, space, to));
}

/** Where heroes and their friends may go from a space. (AND-5.11, siege) */
export function ways(game: State, space: Space): readonly Space[] {
  const besieged = has(game, 'siege');
  const near = neighbours(game, space);
  if (!besieged && game.board === 'andor' && !has(game, 'rubble')) return near;
  return near.filter((to) => !(besieged && to === 0) && !hasRubble(game, to));
}

/** The creature that takes up a space; one that others may stand with does not. (AND-16.2) */
export const occupant = (game: State, space: Space): Creature | undefined =>
  game.creatures.find((it) => it.space === space && !it.ghost);

export const creatureWith = (game: State, id: number): Creature | undefined =>
  game.creatures.find((it) => it.id === id);

export const tagged = (game: State, tag: string): Creature | undefined =>
  game.creatures.find((it) => it.tag === tag);

export const isLetter = (value: unknown): value is Letter =>
  (LETTERS as readonly unknown[]).includes(value);

export const hasCastle = (game: State): boolean =>
  BOARDS[game.board].castle && !has(game, 'noCastle');

/** The living hero of the lowest or highest rank, among those who count. (AND-20.6) */
export function byRank(
  game: State,
  which: 'lowestRank' | 'highestRank',
  counts: (hero: Hero) => boolean = () => true,
): Seat | undefined {
  let found: Seat | undefined;
  for (let seat = 0; seat < game.seats.length; seat++) {
    const hero = at(game.seats, seat);
    if (!hero.alive || !counts(hero)) continue;
    if (found === undefined) found = seat;
    const { rank } = HEROES[hero.kind];
    const best = HEROES[at(game.seats, found).kind].rank;
    if (which === 'lowestRank' ? rank < best : rank > best) found = seat;
  }
  return found;
}
