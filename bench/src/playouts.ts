import {
  type Answer,
  asks,
  at,
  below,
  clone,
  type GameTypes,
  type Rng,
  type Rules,
  type Seed,
  seeded,
  seedOf,
  start,
  take,
} from '@meadhall/kernel';
import type { Contestant } from './measure.ts';

/** What to do after each answer; the cost of an answer includes it. */
type Afterwards<T extends GameTypes> = (game: T['state']) => void;

/** Whole random games, played in place: the inner loop of a search. Units: decisions. */
export function playouts<T extends GameTypes>(
  name: string,
  rules: Rules<T>,
  seats: number,
  afterwards?: Afterwards<T>,
): Contestant {
  const rng = seeded(seedOf(name));
  let match = 0;
  return {
    name,
    run() {
      const game = start(rules, { seats, seed: seedOf(`${name} ${match++}`) });
      let decisions = 0;
      for (let open = asks(rules, game); open.length > 0; decisions++) {
        open = take(rules, game, anyAnswer<T>(open, rng));
        afterwards?.(game);
      }
      return decisions;
    },
  };
}

/** Positions from the middle of random games, to copy, look at and weigh. */
export function midgames<T extends GameTypes>(
  rules: Rules<T>,
  seats: number,
  count: number,
): T['state'][] {
  return Array.from({ length: count }, (_, i) => {
    const { answers } = recorded(rules, seats, seedOf(i));
    const game = start(rules, { seats, seed: seedOf(i) });
    for (const answer of answers.slice(0, answers.length / 2)) take(rules, game, answer);
    return game;
  });
}

/** A random game with its answers. */
export function recorded<T extends GameTypes>(
  rules: Rules<T>,
  seats: number,
  seed: Seed,
): { game: T['state']; answers: Answer<T>[] } {
  const rng = seeded(seedOf(`${seed} at random`));
  const game = start(rules, { seats, seed });
  const answers: Answer<T>[] = [];
  for (let open = asks(rules, game); open.length > 0; ) {
    const answer = anyAnswer<T>(open, rng);
    answers.push(answer);
    open = take(rules, game, answer);
  }
  return { game, answers };
}

/** One copy of each position. Units: copies. */
export function copies(name: string, positions: readonly object[]): Contestant {
  return {
    name,
    run() {
      for (const position of positions) clone(position);
      return positions.length;
    },
  };
}

/** For each position one view of each seat and a world imagined from it. Units: views. */
export function imaginings<T extends GameTypes>(
  name: string,
  rules: Rules<T>,
  positions: readonly T['state'][],
): Contestant {
  const rng = seeded(seedOf(name));
  return {
    name,
    run() {
      let views = 0;
      for (const game of positions) {
        for (let seat = 0; seat < game.seats.length; seat++, views++)
          rules.imagine(rules.view(game, seat), seat, rng);
      }
      return views;
    },
  };
}

/** A view for every seat and a spectator, as a server sends them after an answer. */
export function viewsForAll<T extends GameTypes>(rules: Rules<T>): Afterwards<T> {
  return (game) => {
    for (let seat = 0; seat < game.seats.length; seat++) rules.view(game, seat);
    rules.view(game, null);
  };
}

function anyAnswer<T extends GameTypes>(open: ReturnType<typeof asks<T>>, rng: Rng): Answer<T> {
  const { seat, step, options } = at(open, below(rng, open.length));
  return { seat, step, choice: options[below(rng, options.length)] } as Answer<T>;
}
