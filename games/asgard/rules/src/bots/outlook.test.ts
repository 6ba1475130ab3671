import {
  type Answer,
  asks,
  at,
  below,
  clone,
  type Rng,
  seeded,
  seedOf,
  start,
  take,
  totals,
} from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { expect, test } from 'vitest';
import { asgard } from '../asgard.ts';
import type { Asgard, State } from '../model.ts';
import { farsighted } from './outlook.ts';

const points = (game: State): number[] => totals(asgard.sheet(game), game.seats.length);

/** The answer after which the outlook of the seat is best, in a world it imagines. */
function farsightedAnswer(game: State, seat: number, rng: Rng): Answer<Asgard> {
  const world = asgard.imagine(asgard.view(game, seat), seat, rng);
  const answers = asks(asgard, world)
    .filter((ask) => ask.seat === seat)
    .flatMap(({ step, options }) =>
      (options as readonly unknown[]).map((choice) => ({ seat, step, choice }) as Answer<Asgard>),
    );
  const values = answers.map((answer) => {
    const next = clone(world);
    take(asgard, next, answer);
    return totals(farsighted.sheet(next), next.seats.length)[seat] ?? 0;
  });
  return at(answers, values.indexOf(Math.max(...values)));
}

test('when all is over, the outlook is the score', () => {
  for (const seed of [1, 2, 3]) {
    const end = randomGame(asgard, { seats: 4, seed });
    expect(totals(farsighted.sheet(end), 4)).toEqual(points(end));
  }
});

test('one look at the outlook beats chance by far', () => {
  let planned = 0;
  let chance = 0;
  for (let game = 0; game < 4; game++) {
    const state = start(asgard, { seats: 2, seed: seedOf(`outlook ${game}`) });
    const rng = seeded(seedOf(`outlook plays ${game}`));
    for (let open = asks(asgard, state); open.length > 0; open = asks(asgard, state)) {
      const { seat, step, options } = at(open, 0);
      const any = { seat, step, choice: options[below(rng, options.length)] } as Answer<Asgard>;
      take(asgard, state, seat === game % 2 ? farsightedAnswer(state, seat, rng) : any);
    }
    planned += at(points(state), game % 2);
    chance += at(points(state), 1 - (game % 2));
  }
  expect(planned).toBeGreaterThan(120);
  expect(planned).toBeGreaterThan(4 * chance);
});
