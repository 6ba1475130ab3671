import { play, start } from './agenda.ts';
import { hash } from './json.ts';
import { IllegalSetup } from './options.ts';
import type { Seed } from './rng.ts';
import type { Answer, GameTypes, Rules, Seat } from './rules.ts';
import { totals } from './sheet.ts';

/** A match in one portable piece: whoever has the rules can play it again, answer by answer. */
export interface MatchRecord<T extends GameTypes = GameTypes> {
  game: string;
  version: number;
  seats: number;
  options: T['options'];
  seed: Seed;
  answers: Answer<T>[];
  /** How it stood after the last answer, to compare a replay with. */
  result?: { hash: string; totals: number[]; winners: Seat[] };
}

/** The result of a position, as a record keeps it. */
export function resultOf<T extends GameTypes>(
  rules: Rules<T>,
  game: T['state'],
): NonNullable<MatchRecord['result']> {
  return {
    hash: hash(game),
    totals: totals(rules.sheet(game), game.seats.length),
    winners: rules.winners(game),
  };
}

/** Every position of a recorded match, the first one included. Illegal answers are refused. */
export function* replay<T extends GameTypes>(
  rules: Rules<T>,
  record: MatchRecord<T>,
): Generator<T['state'], void> {
  if (record.game !== rules.id) throw new IllegalSetup('game', record.game, rules.id);
  if (record.version !== rules.version)
    throw new IllegalSetup('version', record.version, `${rules.version} (this program's rules)`);
  const { answers } = record;
  if (!Array.isArray(answers) || answers.some((it) => typeof it !== 'object' || it === null))
    throw new IllegalSetup('answers', answers, 'a list of {seat, step, choice}');
  let game = start(rules, record);
  yield game;
  for (const answer of answers) {
    game = play(rules, game, answer);
    yield game;
  }
}
