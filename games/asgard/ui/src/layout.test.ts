import { asgard } from '@meadhall/asgard';
import { seedOf, start } from '@meadhall/kernel';
import { checkLayouts } from '@meadhall/table-ui/testing';
import { expect, test } from 'vitest';
import { game } from './index.ts';

test.each([2, 3, 4])(
  'with %i players every position can be shown, and what is offered touched',
  (seats) => {
    const { options, touching, positions, untouched } = checkLayouts(asgard, game, {
      seats,
      seed: seats,
      most: 320,
    });
    expect(positions).toBeGreaterThan(100);
    expect(touching / options).toBeGreaterThan(0.8);
    expect(untouched.filter((step) => step !== 'perform')).toEqual([]);
  },
);

test('the God cards somebody has chosen are seen from behind by everybody else', () => {
  const state = start(asgard, { seats: 2, seed: seedOf(5) });
  state.secret.cards = [['thor', 'loki'], []];
  const cards = (viewer: 0 | 1) =>
    game
      .layout(asgard.view(state, viewer), viewer, 'fr')
      .zones.find(({ id }) => id === 'cards:0')!
      .pieces.map(({ id, down }) => [id, down ?? false]);
  expect(cards(0)).toEqual([
    ['own:thor', false],
    ['own:loki', false],
  ]);
  expect(cards(1)).toEqual([
    ['hidden:0:0', true],
    ['hidden:0:1', true],
  ]);
});
