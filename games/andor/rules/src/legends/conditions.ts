// What a legend can ask of a position.

import { shieldsOf } from '../creatures.ts';
import { amountOf, legendOf, letterIndex, occupant } from '../lookup.ts';
import type { State } from '../model.ts';
import type { Space } from '../tables/place.ts';
import { numberOn, sortOf, worthOn } from '../things.ts';
import type { Condition } from './schema.ts';

export function holds(game: State, condition: Condition): boolean {
  switch (condition.c) {
    case 'true':
      return true;
    case 'all':
      return condition.of.every((it) => holds(game, it));
    case 'any':
      return condition.of.some((it) => holds(game, it));
    case 'not':
      return !holds(game, condition.of);
    case 'castleHeld':
      return game.castle.length <= shieldsOf(game);
    case 'castleFree':
      return !game.creatures.some(({ space }) => space === 0);
    case 'letterReached':
      return letterIndex(game.narrator) >= letterIndex(condition.letter);
    case 'defeated':
      return game.defeatedTags.includes(condition.tag ?? condition.id ?? '');
    case 'tokenAt':
      return tokensAt(game, condition.token, condition.space) >= (condition.count ?? 1);
    case 'valueDeliveredAtLeast':
      return worthOn(game, condition.space) >= amountOf(game, { param: condition.param });
    case 'var': {
      const value = condition.var === 'difficulty' ? game.difficulty : game.vars[condition.var];
      if (condition.atLeast !== undefined) return Number(value) >= condition.atLeast;
      return value === condition.equals;
    }
    case 'figureInPlay':
      return game.figures[condition.figure] !== undefined;
    case 'fatesDone':
      return fatesDone(game);
    case 'fateDoneOrNotDealt':
      return !game.fates.some(({ card, done }) => card === condition.fate && !done);
    case 'heroesAliveAtLeast':
      return game.seats.filter(({ alive }) => alive).length >= condition.count;
    case 'tagAtSpace':
      return game.creatures.some((it) => it.tag === condition.tag && it.space === condition.space);
    case 'tokenMeetsCreature':
      return tokenMeetsCreature(game, condition.token);
    case 'markerReached':
      return condition.marker === 'N' && game.narrator === game.nMarker;
  }
}

/** Every living hero has fulfilled his fate. */
export const fatesDone = ({ fates, seats }: State): boolean =>
  fates.length > 0 && fates.every(({ done, owner }) => done || !seats[owner]?.alive);

/**
 * How many of a token are on a space. Gold and gems count where they lie; other things also where a
 * hero who stands there carries them. (AND-28.4)
 */
export function tokensAt(game: State, token: string, space: Space): number {
  if (token === 'farmer') return game.farmers.filter((it) => it === space).length;
  let count = 0;
  for (const thing of game.ground[space] ?? [])
    if (sortOf(thing) === token) count += token === 'gold' ? numberOn(thing) : 1;
  if (token === 'gold' || token === 'gem') return count;
  for (const hero of game.seats)
    if (hero.alive && hero.space === space)
      count += hero.items.filter((thing) => sortOf(thing) === token).length;
  return count;
}

/** The token lies, or its bearer stands, on a creature's space. (AND-22.8) */
function tokenMeetsCreature(game: State, token: string): boolean {
  const isIt = (thing: string): boolean => sortOf(thing) === token;
  if (game.seats.some((it) => it.alive && it.items.some(isIt) && occupant(game, it.space)))
    return true;
  return Object.entries(game.ground).some(
    ([space, things]) => things.some(isIt) && occupant(game, Number(space)),
  );
}

export const isLost = (game: State): boolean =>
  legendOf(game)?.lose.some((it) => holds(game, it)) ?? false;

/** The goals are reached, and nothing is lost. (AND-19.4) */
export const isWon = (game: State): boolean =>
  !isLost(game) && holds(game, legendOf(game)?.win ?? { c: 'true' });
