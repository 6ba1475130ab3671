import {
  type GameTypes,
  IllegalAnswer,
  IllegalSetup,
  type MatchRecord,
  type Rules,
  replay,
  resultOf,
  same,
} from '@meadhall/kernel';
import { checkPlayers, type ReadMatch, readMatch } from '@meadhall/records';
import type { Shelved } from '@meadhall/shelf';
import { readNames } from './arguments.ts';
import { botNames } from './bots.ts';
import { type Context, gameNamed } from './context.ts';
import { UserError } from './errors.ts';
import { illegal, readJson } from './files.ts';
import { withLegend } from './legends.ts';

/** A match file as it was read, with the game it belongs to. */
export interface Loaded {
  path: string;
  game: Shelved;
  record: ReadMatch;
  names: string[];
}

export async function loadMatch(context: Context, path: string): Promise<Loaded> {
  const { game, record } = await readJson(context, path, (given) => {
    const record = readMatch(given);
    const game = gameNamed(context, record.game);
    checkPlayers(record, game.open(botNames));
    const { legend } = record;
    return { game: legend === undefined ? game : withLegend(context, game, legend, path), record };
  });
  const { seats, players } = record;
  const who = players ?? Array.from({ length: seats }, () => 'human' as const);
  const names = record.names ?? readNames(context, undefined, who);
  return { path, game, record, names };
}

/** A recorded match played again. */
export interface Replayed<T extends GameTypes> {
  /** Every position up to the first answer that is refused. */
  positions: T['state'][];
  /** Number of the refused answer, counted from 1, and why. */
  refused: { answer: number; error: IllegalAnswer } | null;
  /** The parts of the recorded result that came out otherwise; `null`: no result was recorded. */
  differs: ('hash' | 'totals' | 'winners')[] | null;
}

export function replayed<T extends GameTypes>(
  context: Context,
  rules: Rules<T>,
  { path, record }: Loaded,
): Replayed<T> {
  const positions: T['state'][] = [];
  try {
    // The kernel checks every answer against the options, so that the file need not be trusted here.
    for (const game of replay(rules, record as MatchRecord<T>)) positions.push(game);
  } catch (error) {
    if (error instanceof IllegalSetup) throw new UserError(`${path}: ${illegal(context, error)}`);
    if (!(error instanceof IllegalAnswer)) throw error;
    return { positions, refused: { answer: positions.length, error }, differs: null };
  }
  const { result } = record;
  if (!result) return { positions, refused: null, differs: null };
  const now = resultOf(rules, positions.at(-1) as T['state']);
  const parts = ['hash', 'totals', 'winners'] as const;
  return { positions, refused: null, differs: parts.filter((it) => !same(now[it], result[it])) };
}
