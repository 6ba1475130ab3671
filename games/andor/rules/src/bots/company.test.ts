import { asks, seedOf, start, take } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { andor } from '../andor.ts';
import type { LegendName } from '../legends/legends.ts';
import { advise } from './team.ts';

function company(legend: LegendName, seats: number): string[] {
  const game = start(andor, { seats, seed: seedOf('company'), options: { legend } });
  for (let open = asks(andor, game); open[0]?.step === 'chooseHero'; )
    open = take(andor, game, advise(andor.view(game, open[0].seat), [open[0]]));
  return game.seats.map(({ kind }) => kind);
}

test('AND-1.2 the team fights from the first hour in Legend 1, brings the dwarf where gold has time to work, and in Legend 2 somebody from the woods', () => {
  expect(company('L1', 1)).toEqual(['warrior']);
  expect(company('L1', 2)).toEqual(['warrior', 'archer']);
  expect(company('L3', 2)).toEqual(['dwarf', 'warrior']);
  expect(company('L2', 2)).toEqual(['dwarf', 'wizard']);
  expect(new Set(company('L1', 4)).size).toBe(4);
});
