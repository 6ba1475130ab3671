import { asks, clone, seedOf, settle, start, take } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { andor } from '../andor.ts';
import type { State } from '../model.ts';
import { SUNRISE_ORDER } from '../tables/creatures.ts';
import { courierWay, TREE_OF_SONGS } from './courier.ts';
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

test('AND-22.8 the letter never rests where a creature will be, and waits if the bridge is taken', () => {
  const game = start(andor, { seats: 1, seed: seedOf('letter'), options: { legend: 'L1' } });
  asks(andor, game);
  game.closedEdges = [[16, 48]];
  const hero = { ...game.seats[0]!, space: 16, hours: 0, willpower: 7, items: ['parchment'] };
  game.creatures = [];
  const free = courierWay(game, hero, forecast(game));
  expect(free.space).toBe(TREE_OF_SONGS);
  expect(free.days).toBe(0);
  game.creatures = [{ id: 1, kind: 'gor', space: 39 }];
  const blocked = courierWay(game, hero, forecast(game));
  expect(blocked.days).toBeGreaterThan(0);
  expect([39, 38]).not.toContain(blocked.space);
});
