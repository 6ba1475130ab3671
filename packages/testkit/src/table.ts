import {
  type Answer,
  asks,
  clone,
  type GameTypes,
  play,
  type Rules,
  type Seat,
  seedOf,
  settle,
  start,
} from '@meadhall/kernel';

/** What a test says about the match it wants; the seed is any text or number. */
export interface Match {
  seats: number;
  seed?: string | number;
  options?: object;
}

/** A game under test: arrange it with `given`, answer with `play`, look with `game` and `asked`. */
export interface Table<T extends GameTypes> {
  readonly game: T['state'];
  /** Changes the position by hand, then lets it settle. */
  given(arrange: (game: T['state']) => void): Table<T>;
  play<K extends keyof T['choices']>(seat: Seat, step: K, choice: T['choices'][K]): Table<T>;
  /** Who is asked what, as `'0 bid'`. */
  asked(): string[];
  /** What a seat may answer to a step; nothing if it is not asked. */
  options<K extends keyof T['choices']>(seat: Seat, step: K): readonly T['choices'][K][];
}

/** Sets a table for a scenario. */
export function table<T extends GameTypes>(rules: Rules<T>, match: Match): Table<T> {
  let game = start(rules, { ...match, seed: seedOf(match.seed ?? 1) });
  const self: Table<T> = {
    get game() {
      return game;
    },
    given(arrange) {
      game = clone(game);
      arrange(game);
      settle(rules, game);
      return self;
    },
    play(seat, step, choice) {
      game = play(rules, game, { seat, step, choice } as unknown as Answer<T>);
      return self;
    },
    asked: () => asks(rules, game).map(({ seat, step }) => `${seat} ${String(step)}`),
    options<K extends keyof T['choices']>(seat: Seat, step: K) {
      const ask = asks(rules, game).find((it) => it.seat === seat && it.step === step);
      return (ask?.options ?? []) as readonly T['choices'][K][];
    },
  };
  return self;
}
