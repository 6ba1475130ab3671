import {
  at,
  type GameTypes,
  isSeed,
  type OptionSpec,
  type Rules,
  readOptions,
  type SeatRange,
  type Seed,
  seedOf,
} from '@meadhall/kernel';
import type { Player } from '@meadhall/records';
import { type Bots, PLAYER_TITLES, playerTitle } from './bots.ts';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { nearest } from './nearest.ts';
import { TEXTS } from './texts.ts';

/** The flags of every command that sets up a match, as typed. */
export interface MatchFlags {
  seats?: string;
  bots?: string;
  names?: string;
  seed?: string;
  option?: string[];
  /** A file with a legend. */
  legend?: string;
}

export function readCount({ language }: Context, flag: string, typed: string, least = 1): number {
  const count = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(Number.isSafeInteger(count) && count >= least))
    throw new UserError(TEXTS[language].notACount(flag, typed, least));
  return count;
}

/** As many seats as asked for; else as many as are wanted, within what the game allows. */
export function readSeats(
  context: Context,
  game: { id: string; seats: SeatRange },
  typed: string | undefined,
  wanted: number,
): number {
  const { min, max } = game.seats;
  const seats = typed === undefined ? Math.max(min, wanted) : readCount(context, '--seats', typed);
  if (seats < min || seats > max)
    throw new UserError(TEXTS[context.language].wrongSeats(game.id, min, max, seats));
  return seats;
}

const list = (typed: string): string[] => typed.split(',').map((item) => item.trim());

/** Names of bots the game has. */
export const readBots = <T extends GameTypes>(
  context: Context,
  typed: string,
  bots: Bots<T>,
): string[] => readWho(context, typed, [...bots.keys()]);

/** Humans and bots the game has. */
export const readPlayers = <T extends GameTypes>(
  context: Context,
  typed: string,
  bots: Bots<T>,
): Player[] => readWho(context, typed, ['human', ...bots.keys()]);

/** Bots for every seat: those named take turns where there are fewer of them than seats. */
export function seatBots({ language }: Context, bots: readonly string[], seats: number): string[] {
  if (bots.length > seats)
    throw new UserError(TEXTS[language].tooMany('--bots', bots.length, seats));
  return Array.from({ length: seats }, (_, seat) => at(bots, seat % bots.length));
}

function readWho({ language }: Context, typed: string, known: readonly string[]): string[] {
  const say = TEXTS[language];
  return list(typed).map((name) => {
    if (known.includes(name)) return name;
    const near = nearest(name, known);
    const problem = say.unknownBot(name, known.join(', '));
    throw new UserError(near ? `${problem} ${say.didYouMean(near)}` : problem);
  });
}

/** A name for each seat: those given first, then titles made from who sits there. */
export function readNames(
  { language }: Context,
  typed: string | undefined,
  players: readonly Player[],
): string[] {
  const say = TEXTS[language];
  const given = typed === undefined ? [] : list(typed);
  if (given.length > players.length)
    throw new UserError(say.tooMany('--names', given.length, players.length));
  if (given.includes('')) throw new UserError(say.emptyName);
  const names = players.map(
    (player, seat) => given[seat] ?? `${playerTitle(player, PLAYER_TITLES[language])} ${seat + 1}`,
  );
  const twice = names.find((name, seat) => names.indexOf(name) !== seat);
  if (twice) throw new UserError(say.sameName(twice));
  return names;
}

/** 32 hexadecimal digits stand for themselves, any other text for the seed made from it. */
export const readSeed = ({ io }: Context, typed: string | undefined): Seed => {
  if (typed === undefined) return io.freshSeed();
  return isSeed(typed) ? typed : seedOf(typed);
};

/** Repeated `--option name=value` as complete option values of the game. */
export function readOptionFlags<T extends GameTypes>(
  { language }: Context,
  rules: Rules<T>,
  flags: readonly string[] = [],
): T['options'] {
  const say = TEXTS[language];
  const specs = new Map(Object.entries(rules.options as Record<string, OptionSpec>));
  const given = flags.map((flag) => {
    const [, name, typed] = /^([^=]+)=(.*)$/.exec(flag) ?? [];
    if (name === undefined || typed === undefined) throw new UserError(say.optionShape(flag));
    const spec = specs.get(name);
    if (!spec) throw new UserError(say.unknownOption(name, rules.id, [...specs.keys()].join(', ')));
    const value = optionValue(spec, typed);
    if (value === undefined)
      throw new UserError(say.badOption(name, typed, allowed(spec, say.between)));
    return [name, value] as const;
  });
  return readOptions<T['options']>(rules.options, Object.fromEntries(given));
}

const YES = ['true', 'on', 'yes', 'oui', '1'];
const NO = ['false', 'off', 'no', 'non', '0'];

function optionValue(spec: OptionSpec, typed: string): boolean | number | string | undefined {
  if (spec.kind === 'flag')
    return YES.includes(typed) ? true : NO.includes(typed) ? false : undefined;
  if (spec.kind === 'oneOf') return spec.values.find((value) => value === typed);
  const number = /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN;
  return number >= spec.min && number <= spec.max ? number : undefined;
}

/** What a variant may be, for people. */
export function allowed(spec: OptionSpec, between: (min: number, max: number) => string): string {
  if (spec.kind === 'flag') return 'true, false';
  return spec.kind === 'oneOf' ? spec.values.join(', ') : between(spec.min, spec.max);
}
