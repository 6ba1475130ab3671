import {
  type Answer,
  type Ask,
  asks,
  at,
  BrokenRules,
  below,
  brief,
  type GameTypes,
  IllegalAnswer,
  IllegalSetup,
  type MatchRecord,
  play,
  type Rng,
  type Rules,
  readOptions,
  replay,
  resultOf,
  type Seat,
  same,
  seeded,
  seedOf,
  start,
} from '@meadhall/kernel';
import { named } from './law.ts';
import { sent } from './plain.ts';
import { LIMIT, randomAnswer } from './random.ts';
import type { Match } from './table.ts';

/** Who plays a game that is to be kept: bots, one for each seat, or one hand for all; else chance. */
export interface Players<T extends GameTypes> {
  bots?: readonly ((view: T['view'], seat: Seat, rng: Rng) => Answer<T>)[];
  pick?(open: readonly Ask<T>[], game: T['state'], rng: Rng): Answer<T>;
  limit?: number;
}

/** Plays a whole game and keeps it, with its result, as a record that can be stored as a fixture. */
export function recordGame<T extends GameTypes>(
  rules: Rules<T>,
  { bots, pick, limit = LIMIT, ...match }: Match & Players<T>,
): MatchRecord<T> {
  const seed = seedOf(match.seed ?? 1);
  const rng = seeded(seedOf(`${seed} is recorded`));
  const options = readOptions<T['options']>(rules.options, match.options ?? {});
  const answers: Answer<T>[] = [];
  let game = start(rules, { seats: match.seats, options, seed });
  for (let open = asks(rules, game); open.length > 0; open = asks(rules, game)) {
    if (answers.length >= limit) throw new BrokenRules(`no end after ${limit} answers`);
    const answer = sent(next(open));
    game = play(rules, game, answer);
    answers.push(answer);
  }
  const { id, version } = rules;
  const result = resultOf(rules, game);
  return { game: id, version, seats: match.seats, options, seed, answers, result };

  function next(open: readonly Ask<T>[]): Answer<T> {
    if (pick) return pick(open, game, rng);
    if (!bots) return randomAnswer(open, rng);
    const { seat } = at(open, below(rng, open.length));
    return at(bots, seat)(rules.view(game, seat), seat, rng);
  }
}

/** Plays a record again; throws with the first thing that is not as recorded. */
export function checkRecord<T extends GameTypes>(rules: Rules<T>, record: MatchRecord<T>): void {
  if (!record.result) throw new IllegalSetup('result', undefined, 'what to compare a replay with');
  const positions = replay(rules, record);
  let game: T['state'] | undefined;
  for (let n = 0; ; n++) {
    try {
      const position = positions.next();
      if (position.done) break;
      game = position.value;
    } catch (error) {
      const answer = record.answers[n - 1];
      if (!(error instanceof IllegalAnswer) || !answer) throw error;
      throw new BrokenRules(`answer ${n}, ${named(answer)}, is refused: ${error.message}`, {
        cause: error,
      });
    }
  }
  const is = resultOf(rules, game as T['state']);
  for (const key of ['totals', 'winners', 'hash'] as const)
    if (!same(is[key], record.result[key]))
      throw new BrokenRules(
        `after ${record.answers.length} answers ${key}: ${brief(is[key])}, recorded ${brief(record.result[key])}`,
      );
}
