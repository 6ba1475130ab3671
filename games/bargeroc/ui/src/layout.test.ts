import { bargeroc } from '@meadhall/bargeroc';
import { seedOf, start } from '@meadhall/kernel';
import { checkLayouts } from '@meadhall/table-ui/testing';
import { expect, test } from 'vitest';
import { game } from './index.ts';

test.each([2, 4, 6])(
  'with %i dwarves every position can be shown, and what is offered touched',
  (seats) => {
    const { options, touching, positions, untouched } = checkLayouts(bargeroc, game, {
      seats,
      seed: seats,
    });
    expect(positions).toBeGreaterThan(100);
    // Passing, stopping and taking coins or bread from a loser have no piece of their own.
    expect(touching / options).toBeGreaterThan(0.4);
    expect(
      untouched.filter(
        (step) =>
          !['price', 'haul', 'theft', 'roll', 'afterBrawl', 'counter', 'spoils'].includes(step),
      ),
    ).toEqual([]);
  },
);

test('a hand is open to its owner and to nobody else', () => {
  const state = start(bargeroc, { seats: 2, seed: seedOf(3) });
  state.seats[0]!.ores = ['gold', 'gold', 'coal'];
  const hand = (viewer: 0 | 1 | null) =>
    game
      .layout(bargeroc.view(state, viewer), viewer, 'en')
      .zones.find(({ id }) => id === 'ores:0')!
      .pieces.map(({ id, count, down }) => [id, count, down ?? false]);
  expect(hand(0)).toEqual([
    ['hand:gold', 2, false],
    ['hand:coal', 1, false],
  ]);
  for (const viewer of [1, null] as const) expect(hand(viewer)).toEqual([['ores:0', 3, true]]);
});
