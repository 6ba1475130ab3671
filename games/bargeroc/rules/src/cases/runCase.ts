// One case of the casebook: a position, the step to run, the choices made, the values afterwards.
import {
  doNext,
  IllegalSetup,
  readOptions,
  readSeats,
  seedOf,
  settle,
  start,
} from '@meadhall/kernel';
import { bargeroc } from '../bargeroc.ts';
import type { Options } from '../config.ts';
import type { State } from '../model.ts';
import { readCommand } from './commands.ts';
import { differences } from './expect.ts';
import { readState } from './position.ts';
import { type Given, readList, readName, readNumber, readRecord } from './read.ts';
import { framesFor, passOn, playScript } from './script.ts';

const FIELDS = [
  'id',
  'title',
  'note',
  'clauses',
  'run',
  'players',
  'seed',
  'options',
  'config',
  'state',
  'dice',
  'random',
  'script',
  'expect',
] as const;
const OPTION_NAMES = Object.keys(bargeroc.options);
const RUNS = ['merchant', 'mine', 'forge', 'tavern', 'end', 'turn', 'score', 'setup'] as const;

/** Runs one case; the differences found, none if it passes. Throws `IllegalSetup` for one that cannot be. */
export function runCase(block: unknown): readonly string[] {
  const given = readRecord(block, 'case', [...FIELDS, ...OPTION_NAMES]);
  const run = readName(given['run'], 'run', RUNS, 'BAR-13.6');
  const seats = readSeats(bargeroc.seats, given['players'] ?? 3);
  const options = optionsIn(given);
  const expected = readRecord(given['expect'], 'expect');
  if (run === 'setup') return differences(newGame(given, seats, options), expected);

  const game = readState(given['state'], seats, readOptions<Options>(bargeroc.options, options));
  game.fate.dice = readList(given['dice'], 'dice').map((face, i) => readFace(face, `dice.${i}`));
  game.fate.picks = readList(given['random'], 'random').map((pick, i) =>
    readNumber(pick, `random.${i}`, [0, Infinity], 'BAR-13.2'),
  );
  const script = readList(given['script'], 'script').map((line, i) =>
    readCommand(line, `script.${i}`, seats),
  );
  // Whatever is expected must be something a table has, before anything is computed.
  differences(game, expected);
  doNext(game, ...framesFor(run, game.active));
  settle(bargeroc, game);
  const problems = playScript(game, script);
  if (run === 'end' || run === 'turn') passOn(game);
  return [...problems, ...differences(game, expected)];
}

/** What a table may set (BAR-12.2), under `options` or `config`, or by its own name. */
function optionsIn(given: Given): Given {
  const own = OPTION_NAMES.filter((name) => given[name] !== undefined);
  return {
    ...readRecord(given['config'] ?? {}, 'config'),
    ...readRecord(given['options'] ?? {}, 'options'),
    ...Object.fromEntries(own.map((name) => [name, given[name]])),
  };
}

function newGame(given: Given, seats: number, options: unknown): State {
  for (const field of ['state', 'script', 'dice', 'random'])
    if (Object.keys(given[field] ?? {}).length > 0)
      throw new IllegalSetup(field, given[field], 'nothing: a new game is dealt', 'BAR-2.3');
  const seed = given['seed'] ?? 0;
  if (typeof seed !== 'number' && typeof seed !== 'string')
    throw new IllegalSetup('seed', seed, 'a number or a text', 'BAR-13.1');
  return start(bargeroc, { seats, seed: seedOf(seed), options });
}

/** A face of the brawl die; 6 is the knock-out. */
function readFace(face: unknown, path: string): number {
  return face === 'KO' ? 6 : readNumber(face, path, [1, 6], 'BAR-1.5');
}
