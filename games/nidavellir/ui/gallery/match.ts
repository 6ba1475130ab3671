import {
  type Answer,
  type Ask,
  asks,
  below,
  play,
  type Rng,
  type Seat,
  seeded,
  seedOf,
  start,
  take,
  totals,
} from '@meadhall/kernel';
import { type Nidavellir, nidavellir, type State } from '@meadhall/nidavellir';

/** A match with strangers who answer anything. */
export interface Match {
  game: State;
  rng: Rng;
  moves: number;
}

export function anyAnswer(open: readonly Ask<Nidavellir>[], rng: Rng): Answer<Nidavellir> {
  const ask = open[below(rng, open.length)] as Ask<Nidavellir>;
  const choice = ask.options[below(rng, ask.options.length)];
  return { seat: ask.seat, step: ask.step, choice } as Answer<Nidavellir>;
}

/** A match after so many answers of strangers. */
export function matchAt(seats: number, seed: string, moves: number): Match {
  const match = {
    game: start(nidavellir, { seats, seed: seedOf(seed) }),
    rng: seeded(seedOf(`${seed} strangers`)),
    moves: 0,
  };
  while (match.moves < moves) {
    const open = asks(nidavellir, match.game);
    if (open.length === 0) break;
    match.game = play(nidavellir, match.game, anyAnswer(open, match.rng));
    match.moves++;
  }
  return match;
}

/** What an option brings its seat at once, in a world the seat cannot tell from the true one. */
export function previewOf(game: State, ask: Ask<Nidavellir>, choice: unknown): number {
  const seat: Seat = ask.seat;
  const rng = seeded(seedOf('preview'));
  const world = nidavellir.imagine(nidavellir.view(game, seat), seat, rng);
  const points = () => totals(nidavellir.sheet(world), world.seats.length)[seat] ?? 0;
  const before = points();
  take(nidavellir, world, { seat, step: ask.step, choice } as Answer<Nidavellir>);
  return points() - before;
}

/** The first position in which a seat is asked this, after at least so many answers. */
export function matchAsking(seats: number, seat: Seat, step: string, after: number): Match {
  for (let seed = 1; seed < 400; seed++) {
    const match = matchAt(seats, String(seed), after);
    for (;;) {
      const open = asks(nidavellir, match.game);
      if (open.some((it) => it.seat === seat && it.step === step)) return match;
      if (open.length === 0) break;
      match.game = play(nidavellir, match.game, anyAnswer(open, match.rng));
      match.moves++;
    }
  }
  throw new Error(`nobody is ever asked ${step}`);
}
