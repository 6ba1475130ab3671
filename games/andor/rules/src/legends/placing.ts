// How a card puts creatures, tokens and figures on the board.
import { at, shuffle, tell } from '@meadhall/kernel';
import { figuresLeft, loseFarmers, placeCreature, removeCreature } from '../creatures.ts';
import { roll } from '../dice.ts';
import type { Origin } from '../frames.ts';
import { loseWillpower } from '../heroes.ts';
import { amountOf, occupant, tagged } from '../lookup.ts';
import type { State } from '../model.ts';
import type { Creature, Thing } from '../pieces.ts';
import { BOARDS, isSpace } from '../tables/boards.ts';
import type { Figure } from '../tables/creatures.ts';
import { RUBBLE } from '../tables/heroes.ts';
import type { Space } from '../tables/place.ts';
import { lay } from '../things.ts';
import type { Effect, SpaceSpec } from './schema.ts';

type PlaceCreature = Extract<Effect, { op: 'placeCreature' }>;
type SpawnBoss = Extract<Effect, { op: 'spawnBoss' }>;

/**
 * The space a card names, throws or takes from another piece. A piece that has left the board has no
 * space, so that part of the card is left out, and everybody is told.
 */
export function spaceFor(game: State, spec: SpaceSpec, origin: Origin): Space | null {
  return onBoard(game, spaceMeant(game, spec, origin));
}

function spaceMeant(game: State, spec: SpaceSpec, origin: Origin): Space | undefined {
  if (typeof spec === 'number') return spec;
  if ('sameAs' in spec) return spaceOf(game, spec.sameAs, origin);
  if (spec.roll === 'tensOnes') return twoDice(game);
  const [face = 1] = roll(game, 'legend', 1);
  return spec.roll === 'base+d6' ? spec.base + face : spec.faces[face];
}

const spaceOf = (game: State, name: string, { space }: Origin): Space | undefined =>
  name === 'fogSpace' ? space : (tagged(game, name)?.space ?? game.figures[name as Figure]);

/** The red die gives the tens, a hero die the ones; the smaller board lacks some of them. */
export const tensOnes = (game: State): Space | null => onBoard(game, twoDice(game));

function twoDice(game: State): Space {
  const [tens = 1, ones = 1] = roll(game, 'legend', 2);
  return 10 * tens + ones;
}

function onBoard(game: State, space: Space | undefined): Space | null {
  if (isSpace(game.board, space)) return space;
  tell(game, { say: 'nowhere' });
  return null;
}

/** All the spaces a card names, or the one it throws or takes. */
export function spacesFor(
  game: State,
  space: SpaceSpec | readonly Space[],
  origin: Origin,
): Space[] {
  if (Array.isArray(space)) return [...(space as readonly Space[])];
  const only = spaceFor(game, space as SpaceSpec, origin);
  return only === null ? [] : [only];
}

/** Places creatures; short of figures, the lowest spaces come first. (AND-1.5, AND-28.6) */
export function placeEnemies(game: State, effect: PlaceCreature, origin: Origin): void {
  const { kind, space } = effect;
  const spaces = spacesFor(game, space, origin);
  if (figuresLeft(game, kind) < spaces.length) spaces.sort((a, b) => a - b);
  for (const to of spaces) {
    if (game.result) return;
    if (effect.onOccupied === 'removeOther') {
      const other = occupant(game, to);
      if (other) removeCreature(game, other);
    }
    placeCreature(game, effect.figure ?? kind, to, features(game, effect));
  }
}

function features(game: State, effect: PlaceCreature): Omit<Creature, 'id' | 'kind' | 'space'> {
  const { strength, willpower, dice, immobile, carries } = effect;
  const tag = effect.tag ?? effect.id;
  return {
    ...(tag !== undefined && { tag }),
    ...(strength !== undefined && {
      strength:
        typeof strength === 'object' && 'rule' in strength
          ? ('fighters' as const)
          : amountOf(game, strength),
    }),
    ...(willpower !== undefined && { willpower: amountOf(game, willpower) }),
    ...(dice && { dice }),
    ...(immobile && { immobile: true as const }),
    ...(carries !== undefined && { carries: [fromPile(game, carries)] }),
  };
}

export function spawnBoss(game: State, effect: SpawnBoss, origin: Origin): void {
  const space = spaceFor(game, effect.space, origin);
  if (space === null) return;
  placeCreature(game, effect.figure, space, {
    tag: effect.tag,
    strength: amountOf(game, effect.strength),
    willpower: amountOf(game, effect.willpower),
    ...(effect.dice && { dice: effect.dice }),
    ...(effect.immobile && { immobile: true as const }),
    ...(effect.blocksSpace === false && { ghost: true as const }),
  });
  if (effect.figure === 'dragon') land(game, space);
}

/** A token of this sort: from its pile if it has one. Cleared rubble comes back once the pile is empty. */
export function fromPile(game: State, token: string): Thing {
  switch (token) {
    case 'gem':
    case 'runestone':
    case 'herb':
      return game.piles[token].shift() ?? '';
    case 'rubble':
      if (game.piles.rubble.length === 0)
        game.piles.rubble = shuffle(game.rng, clearedRubble(game));
      return game.piles.rubble.shift() ?? '';
    default:
      return token;
  }
}

function clearedRubble(game: State): Thing[] {
  const cleared = [...RUBBLE];
  for (const things of Object.values(game.ground))
    for (const thing of things) {
      const index = cleared.indexOf(thing);
      if (index >= 0) cleared.splice(index, 1);
    }
  return cleared;
}

/** Lays a token of a sort on a space, unless the box holds no more of them. */
export function tokenOn(game: State, token: string, space: Space | null, faceDown: boolean): void {
  if (space === null) return;
  const thing = fromPile(game, token);
  if (thing !== '') lay(game, space, faceDown ? `${thing}?` : thing);
}

/** Puts a farmer on a space; one on a creature's space is lost at once. (AND-11.6) */
export function placeFarmer(game: State, space: Space): void {
  game.farmers.push(space);
  if (occupant(game, space)) loseFarmers(game, space);
}

export function placeFigure(game: State, figure: Figure, space: Space | null): void {
  if (space === null) return;
  if (figure === 'dragon') {
    const dragon = game.creatures.find(({ kind }) => kind === 'dragon');
    if (!dragon) return;
    tell(game, { say: 'came', kind: 'dragon', from: dragon.space, to: space });
    dragon.space = space;
    land(game, space);
  } else game.figures[figure] = space;
}

/** The dragon drives the prince away and burns the heroes it lands among. */
function land(game: State, space: Space): void {
  if (game.figures.prince === space) delete game.figures.prince;
  game.seats.forEach((hero, seat) => {
    if (hero.alive && hero.space === space) loseWillpower(game, seat, 2);
  });
}

/** The spaces of the corridor a wave of flame runs through. */
export function corridor(game: State, which: 'roll' | number): readonly Space[] {
  const face = which === 'roll' ? at(roll(game, 'legend', 1), 0) : which;
  tell(game, { say: 'flames', corridor: face });
  return BOARDS[game.board].corridors[face] ?? [];
}
