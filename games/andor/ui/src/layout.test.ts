import { andor } from '@meadhall/andor';
import { checkLayouts } from '@meadhall/table-ui/testing';
import { expect, test } from 'vitest';
import { game } from './index.ts';

test.each([
  [2, 'L1'],
  [2, 'L2'],
  [4, 'L4'],
  [3, 'L5'],
])(
  'with %i heroes in legend %s every position can be shown, and what is offered touched',
  (seats, legend) => {
    const { options, touching, positions } = checkLayouts(andor, game, {
      seats,
      seed: seats,
      most: 180,
      options: { legend },
    });
    expect(positions).toBeGreaterThan(30);
    expect(touching / options).toBeGreaterThan(0.6);
  },
);
