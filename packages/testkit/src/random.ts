import {
  type Answer,
  type Ask,
  asks,
  at,
  BrokenRules,
  below,
  clone,
  type GameTypes,
  type Rng,
  type Rules,
  seeded,
  seedOf,
  settle,
  start,
  take,
} from '@meadhall/kernel';
import type { Match } from './table.ts';

/** More answers than any game of ours needs, even when nobody wants to win it. */
export const LIMIT = 20_000;

/** A position of a random game and how it came about. */
export interface Passed<T extends GameTypes> {
  readonly game: T['state'];
  readonly open: readonly Ask<T>[];
  /** Every answer so far; it grows as the game goes on. */
  readonly answered: readonly Answer<T>[];
}

/**
 * Every position of a random game. Each is a state of its own, so that it can be kept. An answer is
 * noted before it is taken: if that fails, the last one noted is the culprit.
 */
export function* randomPositions<T extends GameTypes>(
  rules: Rules<T>,
  { limit = LIMIT, ...match }: Match & { limit?: number },
  answered: Answer<T>[] = [],
): Generator<Passed<T>, void> {
  const seed = seedOf(match.seed ?? 1);
  const rng = seeded(seedOf(`${seed} plays at random`));
  let game = start(rules, { ...match, seed });
  let open = asks(rules, game);
  yield { game, open, answered };
  while (open.length > 0) {
    if (answered.length >= limit) throw new BrokenRules(`no end after ${limit} answers`);
    const answer = randomAnswer(open, rng);
    answered.push(answer);
    game = clone(game);
    open = take(rules, game, answer);
    yield { game, open, answered };
  }
}

/** Plays a world at random where it lies, for so many answers or to its end; what it then asks. */
export function playOn<T extends GameTypes>(
  rules: Rules<T>,
  world: T['state'],
  rng: Rng,
  answers: number,
): readonly Ask<T>[] {
  let open = settle(rules, world);
  for (let n = 0; n < answers && open.length > 0; n++)
    open = take(rules, world, randomAnswer(open, rng));
  return open;
}

/** Plays a random game and hands every position to `check`. Returns the last position. */
export function randomGame<T extends GameTypes>(
  rules: Rules<T>,
  match: Match & { limit?: number },
  check: (game: T['state'], answered: readonly Answer<T>[]) => void = () => {},
): T['state'] {
  let last: T['state'] | undefined;
  for (const { game, answered } of randomPositions(rules, match)) {
    check(game, answered);
    last = game;
  }
  return last as T['state'];
}

/** One of the open questions, then one of its options, each as likely as the other. */
export function randomAnswer<T extends GameTypes>(open: readonly Ask<T>[], rng: Rng): Answer<T> {
  const { seat, step, options } = at(open, below(rng, open.length));
  return { seat, step, choice: options[below(rng, options.length)] } as Answer<T>;
}
