import { IllegalSetup } from '@meadhall/kernel';
import { amountOf, hasCastle, legendOf, occupant } from '../lookup.ts';
import type { State } from '../model.ts';
import type { Creature } from '../pieces.ts';
import { isSpace } from '../tables/boards.ts';
import { CREATURES, KINDS, type Kind } from '../tables/creatures.ts';
import { readFlag, readList, readName, readNumber, readRecord } from './read.ts';
import { readThing } from './spelling.ts';

const FIELDS = ['kind', 'space', 'tag', 'sp', 'wp', 'dice', 'immobile', 'carries'];

/** `gor@16` taken apart. */
export function readNamed(value: unknown, path: string, game: State): [Kind, number] {
  const [, kind, space] = /^(\w+)@(\d+)$/.exec(String(value)) ?? [];
  if (!(KINDS as readonly unknown[]).includes(kind) || !isSpace(game.board, Number(space)))
    throw new IllegalSetup(path, value, 'a creature on a space: gor@16', 'AND-16.1');
  return [kind as Kind, Number(space)];
}

/** Puts a creature where a case says; two cannot share a space. */
export function readCreature(game: State, value: unknown, path: string): void {
  const creature = typeof value === 'string' ? short(game, value, path) : long(game, value, path);
  const crowded = creature.space !== 0 && !creature.ghost && occupant(game, creature.space);
  if (crowded) throw new IllegalSetup(path, value, 'one creature a space', 'AND-16.2');
  if (creature.space === 0 && !(hasCastle(game) && game.rules.includes('siege')))
    throw new IllegalSetup(
      path,
      value,
      'creatures stand on 0 only while they hold the castle',
      'AND-17.1',
    );
  game.creatures.push(creature);
  const figures = game.creatures.filter(({ kind }) => kind === creature.kind).length;
  if (figures > CREATURES[creature.kind].figures)
    throw new IllegalSetup(path, value, `${CREATURES[creature.kind].figures} figures`, 'AND-1.4');
}

function short(game: State, value: string, path: string): Creature {
  const [kind, space] = readNamed(value, path, game);
  return { id: game.nextId++, kind, space, ...alone(game, kind) };
}

function long(game: State, value: unknown, path: string): Creature {
  const given = readRecord(value, path, FIELDS);
  const kind = readName(given['kind'], `${path}.kind`, KINDS, 'AND-16.1');
  const [, space] = readNamed(`${kind}@${String(given['space'])}`, path, game);
  const { tag, sp, wp, dice, immobile, carries } = given;
  if (tag !== undefined && typeof tag !== 'string')
    throw new IllegalSetup(`${path}.tag`, tag, 'a text', 'AND-16.9');
  return {
    id: game.nextId++,
    kind,
    space,
    ...alone(game, kind),
    ...(tag !== undefined && { tag }),
    ...(sp !== undefined && {
      strength: sp === 'fighters' ? sp : readNumber(sp, `${path}.sp`, [0, 99], 'AND-16.1'),
    }),
    ...(wp !== undefined && { willpower: readNumber(wp, `${path}.wp`, [1, 20], 'AND-16.1') }),
    ...(dice !== undefined && {
      dice: readName(dice, `${path}.dice`, ['red', 'black'], 'AND-13.8'),
    }),
    ...(readFlag(immobile, `${path}.immobile`, 'AND-16.9') && { immobile: true as const }),
    ...(carries !== undefined && {
      carries: readList(carries, `${path}.carries`).map((it, i) =>
        readThing(it, `${path}.carries.${i}`),
      ),
    }),
  };
}

/** The dragon neither moves by itself nor keeps others from its space; its legend says how strong it is. */
function alone(game: State, kind: Kind): Partial<Creature> {
  if (kind !== 'dragon') return {};
  const dragon: Partial<Creature> = { tag: 'dragon', immobile: true, ghost: true };
  const { dragonStrength, dragonWillpower } = legendOf(game)?.params ?? {};
  if (dragonStrength) dragon.strength = amountOf(game, { param: 'dragonStrength' });
  if (dragonWillpower) dragon.willpower = amountOf(game, { param: 'dragonWillpower' });
  return dragon;
}

export function readKinds(value: unknown, path: string): Kind[] {
  return readList(value, path).map((it, i) => readName(it, `${path}.${i}`, KINDS, 'AND-16.1'));
}
