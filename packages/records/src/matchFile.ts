import {
  type GameTypes,
  IllegalSetup,
  isSeed,
  type MatchRecord,
  type Rules,
  resultOf,
} from '@meadhall/kernel';
import type { Fairness } from './fairness.ts';

/** Who sits at a seat: `human`, or the name of a bot of that game. */
export type Player = string;

/** A match as one portable JSON file. */
export interface MatchFile<T extends GameTypes = GameTypes> extends MatchRecord<T> {
  format: 'meadhall-match';
  formatVersion: 1;
  /** A legend somebody wrote, as they wrote it; its rules are those of the match. */
  legend?: unknown;
  /** One for each seat. */
  names: string[];
  /** Who sat where: `human` or the name of a bot. */
  players?: Player[];
  /** How the seed came about, where a host can prove it. */
  fairness?: Fairness;
}

type Played<T extends GameTypes> = Pick<
  MatchFile<T>,
  'seats' | 'options' | 'legend' | 'seed' | 'names' | 'players' | 'fairness' | 'answers'
>;

/** The file of a match that has come to this position. */
export const matchFile = <T extends GameTypes>(
  rules: Rules<T>,
  match: Played<T>,
  game: T['state'],
): MatchFile<T> => keptMatchFile(rules, match, resultOf(rules, game));

/**
 * The file of a match of any version of its rules, with the result that was found at the time. Fields in the order
 * people read them; `result` last, after the answers it follows from.
 */
export function keptMatchFile<T extends GameTypes>(
  { id, version }: Pick<Rules<T>, 'id' | 'version'>,
  match: Played<T>,
  result: MatchFile<T>['result'] | null,
): MatchFile<T> {
  const { seats, options, legend, seed, names, players, fairness, answers } = match;
  return {
    format: 'meadhall-match',
    formatVersion: 1,
    game: id,
    version,
    seats,
    options,
    ...(legend !== undefined && { legend }),
    seed,
    names,
    ...(players && { players }),
    ...(fairness && { fairness }),
    answers,
    ...(result && { result }),
  };
}

/** The file as text: one line for each answer, so that two files can be compared; or all on one line. */
export function matchText<T extends GameTypes>(
  file: MatchFile<T>,
  { compact = false } = {},
): string {
  if (compact) return `${JSON.stringify(file)}\n`;
  const fields = Object.entries(file).map(([key, value]) => {
    const text =
      key === 'answers' && Array.isArray(value) && value.length > 0
        ? `[\n${value.map((answer) => `    ${JSON.stringify(answer)}`).join(',\n')}\n  ]`
        : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** What a file may hold: a bare record of the kernel, as fixtures are, has no names and no format. */
export type ReadMatch = MatchRecord &
  Partial<Pick<MatchFile, 'legend' | 'names' | 'players' | 'fairness'>>;

/** Checks the shape of a match file. Whether its answers are legal shows when it is replayed. */
export function readMatch(given: unknown): ReadMatch {
  const file = record('', given);
  maybe(file, 'format', (it) => it === 'meadhall-match', '"meadhall-match"');
  maybe(file, 'formatVersion', (it) => it === 1, '1 (a newer program wrote this file)');
  need(file, 'game', isText, 'the id of a game');
  need(file, 'version', Number.isInteger, 'the version of the rules, a whole number');
  const seats = need(file, 'seats', (it) => Number.isInteger(it) && Number(it) > 0, '1 or more');
  record('options', file['options']);
  need(file, 'seed', (it) => isText(it) && isSeed(it), '32 hexadecimal digits');
  const one = `${String(seats)}, one for each seat`;
  const each = (fits: (it: unknown) => boolean) => (it: unknown) =>
    Array.isArray(it) && it.length === seats && it.every(fits);
  maybe(file, 'names', each(isText), `names, ${one}`);
  maybe(file, 'players', each(isText), `players, ${one}`);
  const answers = need(file, 'answers', Array.isArray, 'a list of answers') as unknown[];
  for (const [i, answer] of answers.entries()) {
    const { seat, step, choice } = record(`answers[${i}]`, answer);
    if (!(Number.isInteger(seat) && isText(step) && choice !== undefined))
      throw new IllegalSetup(`answers[${i}]`, answer, '{"seat": …, "step": …, "choice": …}');
  }
  if (file['fairness'] !== undefined) readFairness(file['fairness']);
  if (file['result'] !== undefined) readResult(file['result'], seats as number);
  return file as unknown as ReadMatch;
}

/** Whoever sat there must be known to the game: `human`, or one of its bots. */
export function checkPlayers({ players = [] }: ReadMatch, bots: Iterable<string>): void {
  const known = ['human', ...bots];
  for (const [seat, player] of players.entries())
    if (!known.includes(player))
      throw new IllegalSetup(`players[${seat}]`, player, known.join(', '));
}

function readFairness(given: unknown): void {
  const fairness = record('fairness', given);
  const hex = (it: unknown) => isText(it) && /^[0-9a-f]{64}$/.test(it);
  need(fairness, 'commitment', hex, '64 hexadecimal digits', 'fairness.');
  if (fairness['secret'] !== undefined)
    need(fairness, 'secret', hex, '64 hexadecimal digits', 'fairness.');
  const nonce = (it: unknown) => typeof it === 'string' && /^([0-9a-f]{32})?$/.test(it);
  const nonces = (it: unknown) => Array.isArray(it) && it.every(nonce);
  need(fairness, 'nonces', nonces, '32 hexadecimal digits or nothing for each seat', 'fairness.');
}

function readResult(given: unknown, seats: number): void {
  const result = record('result', given);
  const numbers = (it: unknown) => Array.isArray(it) && it.every(Number.isFinite);
  need(result, 'hash', (it) => isText(it) && isSeed(it), '32 hexadecimal digits', 'result.');
  need(
    result,
    'totals',
    (it) => numbers(it) && (it as number[]).length === seats,
    'points, one number for each seat',
    'result.',
  );
  need(result, 'winners', numbers, 'the seats that have won', 'result.');
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function record(field: string, given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new IllegalSetup(field || 'the file', given, 'a record {…}');
  return given as Record<string, unknown>;
}

function need(
  file: Record<string, unknown>,
  field: string,
  fits: (value: unknown) => boolean,
  allowed: string,
  path = '',
): unknown {
  const value = file[field];
  if (!fits(value)) throw new IllegalSetup(path + field, value, allowed);
  return value;
}

function maybe(...[file, field, fits, allowed]: Parameters<typeof need>): void {
  if (file[field] !== undefined) need(file, field, fits, allowed);
}
