import {
  type Answer,
  asks,
  at,
  BrokenRules,
  below,
  type GameTypes,
  play,
  type Rules,
  seeded,
  seedOf,
  start,
} from '@meadhall/kernel';
import type { Match } from './table.ts';

/** Plays a random game and hands every position to `check`. Returns the last position. */
export function randomGame<T extends GameTypes>(
  rules: Rules<T>,
  { limit = 20_000, ...match }: Match & { limit?: number },
  check: (game: T['state'], answered: readonly Answer<T>[]) => void = () => {},
): T['state'] {
  const seed = seedOf(match.seed ?? 1);
  const rng = seeded(seedOf(`${seed} plays at random`));
  const answered: Answer<T>[] = [];
  let game = start(rules, { ...match, seed });
  check(game, answered);
  for (let open = asks(rules, game); open.length > 0; open = asks(rules, game)) {
    if (answered.length > limit)
      throw new BrokenRules(`no end after ${limit} answers (seed ${match.seed ?? 1})`);
    const { seat, step, options } = at(open, below(rng, open.length));
    const answer = { seat, step, choice: options[below(rng, options.length)] } as Answer<T>;
    game = play(rules, game, answer);
    answered.push(answer);
    check(game, answered);
  }
  return game;
}
