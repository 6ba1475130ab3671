import {
  type Answer,
  asks,
  at,
  below,
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
import { bots } from './bots.ts';
import { farsighted } from './outlook.ts';

const points = (game: State): number[] => totals(asgard.sheet(game), game.seats.length);

test('when all is over, the outlook is the score', () => {
  for (const seed of [1, 2, 3]) {
    const end = randomGame(asgard, { seats: 4, seed });
    expect(totals(farsighted.sheet(end), 4)).toEqual(points(end));
  }
});

test('a bot that looks at the outlook beats chance by far', () => {
  let withPlan = 0;
  let chance = 0;
  for (let game = 0; game < 4; game++) {
    const state = start(asgard, { seats: 2, seed: seedOf(`outlook ${game}`) });
    const rng = seeded(seedOf(`outlook plays ${game}`));
    for (let open = asks(asgard, state); open.length > 0; open = asks(asgard, state)) {
      const { seat, step, options } = at(open, 0);
      const any = { seat, step, choice: options[below(rng, options.length)] } as Answer<Asgard>;
      const planned = (): Answer<Asgard> => bots.farsighted(asgard.view(state, seat), seat, rng);
      take(asgard, state, seat === game % 2 ? planned() : any);
    }
    withPlan += at(points(state), game % 2);
    chance += at(points(state), 1 - (game % 2));
  }
  expect(withPlan).toBeGreaterThan(120);
  expect(withPlan).toBeGreaterThan(4 * chance);
});
