import { asks, clone, seedOf, start } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { andor } from '../andor.ts';
import type { LegendName } from '../legends/legends.ts';
import type { State } from '../model.ts';
import { endWorth } from './progress.ts';

function lost(legend: LegendName, change: (game: State) => void): number {
  const game = start(andor, { seats: 2, seed: seedOf('progress'), options: { legend } });
  asks(andor, game);
  const end = clone(game);
  end.result = 'lost';
  change(end);
  return endWorth(end);
}

test('a defeat is worth more the later it comes, and the nearer the goals were', () => {
  const atOnce = lost('L2', () => {});
  const later = lost('L2', (game) => {
    game.narrator = 'K';
  });
  const withHerb = lost('L2', (game) => {
    game.narrator = 'K';
    game.ground[0] = ['herb3'];
  });
  expect(later).toBeGreaterThan(atOnce);
  expect(withHerb).toBeGreaterThan(later);
});

test('the king’s letter counts by the steps that were left', () => {
  const letterOn = (space: number): number =>
    lost('L1', (game) => {
      game.ground[space] = ['parchment'];
    });
  expect(letterOn(55)).toBeGreaterThan(letterOn(38));
  expect(letterOn(38)).toBeGreaterThan(letterOn(5));
});

test('no defeat is worth half a victory', () => {
  const best = lost('L1', (game) => {
    game.narrator = 'N';
    game.ground[57] = ['parchment'];
  });
  expect(best).toBeLessThan(0.5);
  const won = lost('L1', (game) => {
    game.result = 'won';
  });
  expect(won).toBe(1);
});
