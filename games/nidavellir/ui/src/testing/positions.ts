import { type Answer, type Ask, asks, below, play, seeded, seedOf, start } from '@meadhall/kernel';
import { type Nidavellir, nidavellir, type State } from '@meadhall/nidavellir';

export interface Position {
  game: State;
  open: readonly Ask<Nidavellir>[];
}

/** Every position of random games at every seat count. */
export function* positions(games: number): Generator<Position> {
  for (const seats of [2, 3, 4, 5])
    for (let seed = 0; seed < games; seed++) {
      const rng = seeded(seedOf(`table ${seats} ${seed}`));
      let game = start(nidavellir, { seats, seed: seedOf(seed) });
      for (;;) {
        const open = asks(nidavellir, game);
        yield { game, open };
        const ask = open[below(rng, Math.max(1, open.length))];
        if (!ask) break;
        const choice = ask.options[below(rng, ask.options.length)];
        game = play(nidavellir, game, {
          seat: ask.seat,
          step: ask.step,
          choice,
        } as Answer<Nidavellir>);
      }
    }
}
