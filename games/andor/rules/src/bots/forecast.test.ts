import { asks, clone, seedOf, settle, start, take } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { andor } from '../andor.ts';
import type { State } from '../model.ts';
import { SUNRISE_ORDER } from '../tables/creatures.ts';
import { forecast } from './forecast.ts';
import { advise } from './team.ts';

/** The creatures move as at sunrise, without an event. */
function sunrise(game: State): State {
  const after = clone(game);
  after.agenda = [...SUNRISE_ORDER].reverse().map((kind) => ({ do: 'moveKind', kind }) as const);
  settle(andor, after);
  return after;
}

test('AND-16.3, AND-16.4 the forecast moves creatures as the rules do', () => {
  let looked = 0;
  for (const legend of ['L1', 'L2', 'L3'] as const)
    for (const seats of [2, 4]) {
      const game = start(andor, { seats, seed: seedOf(`${legend} ${seats}`), options: { legend } });
      let open = asks(andor, game);
      for (let n = 0; n < 120 && open.length > 0; n++) {
        const ask = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
        if (ask.step === 'act') {
          const tomorrow = forecast(game).spaces[1] ?? [];
          const after = sunrise(game);
          const there = game.creatures.map(
            ({ id }) => after.creatures.find((it) => it.id === id)?.space ?? 0,
          );
          // Once the castle has fallen nobody moves any more.
          if (after.result === null) expect(tomorrow).toEqual(there);
          looked++;
        }
        const mine = open.filter(({ seat }) => seat === ask.seat);
        open = take(andor, game, advise(andor.view(game, ask.seat), mine));
      }
    }
  expect(looked).toBeGreaterThan(60);
});

test('AND-16.4 a creature that is pushed on is in the castle a day earlier', () => {
  const game = start(andor, { seats: 2, seed: seedOf('push'), options: { legend: 'L2' } });
  asks(andor, game);
  game.creatures = [
    { id: 1, kind: 'gor', space: 16 },
    { id: 2, kind: 'skral', space: 13 },
  ];
  expect(forecast(game).sunrises).toEqual([2, 1]);
  game.creatures = [{ id: 2, kind: 'skral', space: 13 }];
  expect(forecast(game).sunrises).toEqual([2]);
});
