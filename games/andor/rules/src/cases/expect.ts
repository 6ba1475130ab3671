// Reading values of a position, and comparing them with what a case expects.
import { brief, canonical, IllegalSetup, same } from '@meadhall/kernel';
import { foeDice, fullWillpower, rollsBlack, shieldsOf, strengthOf } from '../creatures.ts';
import { diceOf } from '../heroes.ts';
import type { State } from '../model.ts';
import type { Creature, Hero } from '../pieces.ts';
import { CREATURES, FIGURES } from '../tables/creatures.ts';
import { HERO_KINDS } from '../tables/heroes.ts';
import { nameOf } from '../targets.ts';
import { sortOf } from '../things.ts';

/** Battle values of every round since the start of the case. */
export type Rounds = readonly (readonly number[])[];

/** Lists that are compared in their order; all others as multisets. */
const ORDERED = ['rounds', 'eventDeck'];

export function differences(
  game: State,
  rounds: Rounds,
  expected: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(expected).flatMap(([path, value]) => {
    const is = valueAt(game, rounds, path);
    const [a, b] = ORDERED.includes(path) ? [is, value] : [unordered(is), unordered(value)];
    return same(a, b) ? [] : [`${path}: expected ${brief(value)}, got ${brief(is)}`];
  });
}

const unordered = (value: unknown): unknown =>
  Array.isArray(value) ? [...value].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : value;

function valueAt(game: State, rounds: Rounds, path: string): unknown {
  if (path === 'rounds') return rounds;
  const [head = '', ...tail] = path.split('.');
  const rest = tail.join('.');
  const hero = game.seats.find(({ kind }) => kind === head);
  if (hero) return heroValue(hero, rest, path);
  if ((HERO_KINDS as readonly string[]).includes(head))
    throw new IllegalSetup(`expect.${path}`, head, 'a hero of this case', 'AND-1.2');
  if (head.includes('@')) return creatureValue(game, head, rest, path);
  return rest === '' ? whole(game, head, path) : part(game, head, rest, path);
}

function heroValue(hero: Hero, field: string, path: string): unknown {
  const { space, strength, willpower, gold, gems, items, hours, dayEnded, alive } = hero;
  const dice = diceOf(hero);
  const values = {
    space,
    sp: strength,
    wp: willpower,
    gold,
    gems,
    items,
    hours,
    dayEnded,
    alive,
    dice,
  };
  return field in values ? values[field as 'wp'] : unknownPath(path);
}

function creatureValue(game: State, name: string, field: string, path: string): unknown {
  const creature = game.creatures.find((it) => nameOf(it) === name);
  if (!creature) return null;
  const willpower = willpowerOf(game, creature);
  const values = {
    sp: strengthOf(game, creature),
    wp: willpower,
    dice: foeDice(rollsBlack(creature), willpower),
    reward: CREATURES[creature.kind].reward,
    carries: creature.carries ?? [],
  };
  return field in values ? values[field as 'wp'] : unknownPath(path);
}

function willpowerOf({ battle }: State, creature: Creature): number {
  return battle?.foe === creature.id ? battle.willpower : fullWillpower(creature);
}

function whole(game: State, name: string, path: string): unknown {
  const spaces = Object.keys(game.fog).map(Number);
  switch (name) {
    case 'creatures':
      return game.creatures.map(nameOf);
    case 'fog':
      return spaces;
    case 'fogCount':
      return spaces.length;
    case 'active':
      return activeHero(game);
    case 'eventDeck':
      return game.nextEvent === null ? game.eventDeck : [game.nextEvent, ...game.eventDeck];
    case 'closedEdges':
      return game.closedEdges.map(([a, b]) => `${a}-${b}`);
    case 'castle':
    case 'defeated':
    case 'farmers':
    case 'farmersSaved':
    case 'narrator':
    case 'nMarker':
    case 'result':
    case 'eventsToday':
    case 'eventsLasting':
      return game[name];
    default:
      return unknownPath(path);
  }
}

function part(game: State, head: string, rest: string, path: string): unknown {
  const space = Number(rest);
  switch (head) {
    case 'tag': {
      const creature = game.creatures.find(({ tag }) => tag === rest);
      return creature ? nameOf(creature) : null;
    }
    case 'castle':
      if (rest === 'shields') return shieldsOf(game);
      if (rest === 'free') return Math.max(0, shieldsOf(game) - game.castle.length);
      return unknownPath(path);
    case 'fog':
      return game.fog[space] ?? null;
    case 'wells':
      return game.wells[space] ?? null;
    case 'tokens':
      return game.ground[space] ?? [];
    case 'tokenSpaces':
      return Object.entries(game.ground).flatMap(([key, things]) =>
        things.filter((thing) => sortOf(thing) === rest).map(() => Number(key)),
      );
    case 'supply':
      return rest in game.supply ? game.supply[rest as 'bow'] : unknownPath(path);
    case 'figures':
      return figureSpace(game, rest, path);
    case 'vars':
      return game.vars[rest] ?? null;
    case 'heroesOn':
      return game.seats.filter((it) => it.alive && it.space === space).map(({ kind }) => kind);
    default:
      return unknownPath(path);
  }
}

function figureSpace(game: State, figure: string, path: string): unknown {
  if (!(FIGURES as readonly string[]).includes(figure)) return unknownPath(path);
  if (figure === 'dragon')
    return game.creatures.find(({ kind }) => kind === 'dragon')?.space ?? null;
  return game.figures[figure as 'prince'] ?? null;
}

/** Whose turn it is; in a battle, of whoever began it. */
function activeHero(game: State): string | null {
  const { agenda, battle } = game;
  const frame = agenda.findLast((it) => it.do === 'act' || it.do === 'nextTurn');
  const seat =
    battle?.starter ??
    (frame?.do === 'act' ? frame.seat : frame?.do === 'nextTurn' ? frame.after : -1);
  return game.seats[seat]?.kind ?? null;
}

function unknownPath(path: string): never {
  throw new IllegalSetup(`expect.${path}`, path, 'a value of the format', 'AND-27.3');
}
