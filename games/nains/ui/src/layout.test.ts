import { seedOf, start } from '@meadhall/kernel';
import { nains } from '@meadhall/nains';
import { checkLayouts } from '@meadhall/table-ui/testing';
import { expect, test } from 'vitest';
import { game } from './index.ts';

test.each([2, 3, 5])(
  'with %i lords every position can be shown, and every option touched',
  (seats) => {
    const { options, touching, positions } = checkLayouts(nains, game, { seats, seed: seats });
    // A match of two takes some 70 answers; every third position is looked at by all seats and a spectator.
    expect(positions).toBeGreaterThan(20 * (seats + 1));
    expect(touching).toBe(options);
  },
);

test('a bid of somebody else lies face down, the own one open', () => {
  const state = start(nains, { seats: 2, seed: seedOf(1) });
  state.laid = [
    [0, 1, 2],
    [2, 1, 0],
  ];
  for (const lord of state.seats) lord.slots = ['down', 'down', 'down'];
  const zones = game.layout(nains.view(state, 0), 0, 'fr').zones;
  const bids = (seat: number) => zones.find(({ id }) => id === `bids:${seat}`)?.pieces ?? [];
  expect(bids(0).map(({ id, down }) => [id, down ?? false])).toEqual([
    ['coin:0:0', false],
    ['coin:0:1', false],
    ['coin:0:2', false],
  ]);
  expect(bids(1).map(({ id, down }) => [id, down])).toEqual([
    ['slot:1:0', true],
    ['slot:1:1', true],
    ['slot:1:2', true],
  ]);
});
