// Runs one case of the casebook: build the position, answer by the list, compare.
import { doNext, IllegalSetup, readOptions } from '@meadhall/kernel';
import { asgard } from '../asgard.ts';
import type { Frame } from '../frames.ts';
import type { Options, State } from '../model.ts';
import { setup } from '../setup.ts';
import { SIDES } from '../tables/pieces.ts';
import { playThrough, type Reader, readDecisions } from './answering.ts';
import { fits, normal } from './compare.ts';
import { buildPosition, type Given, readGiven, readOrder, readRound } from './given.ts';
import { playersOf, seatOf } from './names.ts';
import { count, fields, list, oneOf } from './read.ts';
import { ancestralFirst } from './stacks.ts';
import { treeOf } from './tree.ts';

const RUNS = [
  'setup',
  'startOfRound',
  'phase1',
  'phase2',
  'phase3',
  'phase4',
  'turn',
  'ragnarokPreparation',
  'ragnarok',
  'final',
] as const;
type Run = (typeof RUNS)[number];

const CASE = [
  'id',
  'clauses',
  'players',
  'options',
  'given',
  'run',
  'decisions',
  'expect',
] as const;

/** Differences between what a case expects and what happens; none: it has passed. */
export function runCase(block: unknown): readonly string[] {
  const of = fields(block ?? null, '', CASE);
  readHeading(of);
  const { min, max, clause = null } = asgard.seats;
  const seats = count(of['players'], 'players', { least: min, most: max, or: max, clause });
  const options = readOptions<Options>(asgard.options, of['options'] ?? {});
  const given = readGiven(of['given'], seats);
  const runs = readRuns(of['run']);
  const reader: Reader = {
    decisions: readDecisions(of['decisions'], seats),
    next: 0,
    problems: [],
    news: [],
  };
  const expected = readExpected(of['expect']);
  const game = firstPosition(given, runs, options);
  checkPaths(expected, game);
  for (const [i, run] of runs.entries()) {
    const frames = framesOf(game, run, given, runs[i - 1]);
    if (!playRun(game, frames, given, reader)) return reader.problems;
  }
  for (const { index, ask, by } of reader.decisions.slice(reader.next)) {
    if (ask !== null) reader.problems.push(`decisions.${index}: ${by} is never asked ${ask}`);
  }
  return [...reader.problems, ...differences(expected, treeOf(game, reader.news))];
}

/** A clause or a part of one, a ruling, a decision. */
const CLAUSE = /^(ASG-\d+(\.\d+[a-z]?)?|R-\d+|D-\d+)$/;

/** Its name and what it is about say nothing to the game, but must be what they claim to be. */
function readHeading({ id, clauses }: Record<string, unknown>): void {
  if (id !== undefined && typeof id !== 'string') throw new IllegalSetup('id', id, 'a name');
  for (const [i, clause] of list(clauses, 'clauses').entries()) {
    if (typeof clause !== 'string' || !CLAUSE.test(clause))
      throw new IllegalSetup(`clauses.${i}`, clause, 'a clause such as ASG-9.4');
  }
}

function readRuns(value: unknown): Run[] {
  const runs = Array.isArray(value) ? value : [value];
  if (runs.length === 0) throw new IllegalSetup('run', value, RUNS.join(', '));
  return runs.map((run, i) => oneOf(run, Array.isArray(value) ? `run.${i}` : 'run', RUNS));
}

function firstPosition(given: Given, runs: readonly Run[], options: Options): State {
  const [first] = runs;
  const round = readRound(given);
  // The god of a round wakes at its start. (ASG-4.3)
  const game = buildPosition(given, options, first === 'startOfRound' ? round - 1 : round);
  return first === 'setup' ? laidOut(given, game) : game;
}

/** The set-up with the Turn Order tiles as the case deals them. */
function laidOut(given: Given, { options, rng }: State): State {
  const game = setup({ seats: given.seats, options, rng });
  game.order = readOrder(given);
  game.round = 1;
  game.agenda = [];
  return game;
}

function playRun(game: State, frames: readonly Frame[], given: Given, reader: Reader): boolean {
  for (const frame of frames) {
    doNext(game, frame);
    if (!playThrough(game, reader)) return false;
    if (frame.do === 'clearBoard') arrangeAncestral(game, given);
  }
  return true;
}

function framesOf(game: State, run: Run, given: Given, before?: Run): Frame[] {
  switch (run) {
    case 'setup':
      return [{ do: 'firstRecruits' }];
    case 'startOfRound':
      return [
        { do: 'startOfRound', round: before === 'phase4' ? game.round + 1 : readRound(given) },
      ];
    case 'phase1':
      return [{ do: 'chooseGods' }];
    case 'phase2':
      return [{ do: 'placement' }];
    case 'phase3':
      return [{ do: 'actions' }];
    case 'phase4':
      return [{ do: 'battles' }];
    case 'turn':
      return [
        {
          do: 'turn',
          seat: seatOf(
            oneOf(given.fields['active'], 'given.active', playersOf(given.seats), 'ASG-7.1'),
          ),
        },
      ];
    case 'ragnarokPreparation':
      return [{ do: 'clearBoard' }, { do: 'deploy' }];
    case 'ragnarok':
      // After a preparation in the same list only the Worlds are left to decide.
      return game.ragnarok
        ? [{ do: 'ragnarok' }]
        : [{ do: 'clearBoard' }, { do: 'deploy' }, { do: 'ragnarok' }];
    case 'final':
      return [];
  }
}

/** The shuffle of Ragnarök comes out as the case says. (ASG-15.2) */
function arrangeAncestral(game: State, given: Given): void {
  const path = 'given.ragnarokAncestral';
  const stated = fields(given.fields['ragnarokAncestral'], path, SIDES);
  for (const side of SIDES) {
    if (stated[side] !== undefined)
      game.secret.ancestral[side] = ancestralFirst(side, stated[side], `${path}.${side}`);
  }
}

function readExpected(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new IllegalSetup('expect', value, 'a record of paths and values');
  return value as Record<string, unknown>;
}

/** A path that leads nowhere is a mistake of the case, found before anything is played. */
function checkPaths(expected: Record<string, unknown>, game: State): void {
  const tree = treeOf(game, []);
  for (const path of Object.keys(expected)) {
    let at: unknown = tree;
    for (const key of keysOf(path)) {
      if (key === 'length' && Array.isArray(at)) break;
      if (at === null || typeof at !== 'object') break;
      if (!Object.hasOwn(at, key))
        throw new IllegalSetup(`expect.${path}`, key, Object.keys(at).join(', ') || 'nothing here');
      at = (at as Record<string, unknown>)[key];
    }
  }
}

const keysOf = (path: string): string[] => path.replace(/!$/, '').split('.');

function differences(expected: Record<string, unknown>, tree: unknown): string[] {
  return Object.entries(expected).flatMap(([path, value]) => {
    const is = keysOf(path).reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | null | undefined)?.[key],
      tree,
    );
    const inOrder = path.endsWith('!');
    if (fits(value, is, inOrder)) return [];
    const got = JSON.stringify(inOrder ? is : normal(is)) ?? 'nothing';
    return [`${path}: expected ${JSON.stringify(value)}, got ${got}`];
  });
}
