import { type Ask, asks, at, clone, seeded, seedOf, start, take } from '@meadhall/kernel';
import { mindOf, race } from '@meadhall/search';
import { randomGame } from '@meadhall/testkit';
import { expect, test } from 'vitest';
import { bargeroc } from './bargeroc.ts';
import { craft } from './bot.ts';
import type { Bargeroc, State } from './model.ts';

test('a clock goes forward, a turn at a time', () => {
  let before = 0;
  const game = randomGame(bargeroc, { seats: 3, seed: 2 }, (now) => {
    const clock = craft.clock(now);
    if (before > 0) expect([0, 1]).toContain(clock - before);
    before = clock;
  });
  expect(before).toBe(game.rounds * 3 + 2);
});

test('what a race thinks does not depend on what the seat cannot know', () => {
  const mind = race(bargeroc, craft, { iterations: 30, least: 2 });
  let checked = 0;
  randomGame(bargeroc, { seats: 3, seed: 9 }, (game, answered) => {
    if (answered.length % 7 > 0) return;
    for (const { seat } of asks(bargeroc, game)) {
      const view = clone(bargeroc.view(game, seat));
      const dealt = bargeroc.imagine(view, seat, seeded(seedOf(answered.length)));
      const think = (world: State) =>
        mind(bargeroc.view(world, seat), seat, seeded(seedOf('luck')));
      expect(think(dealt)).toEqual(think(game));
      checked++;
    }
  });
  expect(checked).toBeGreaterThan(20);
});

test('who has no card for a window passes without a thought (BAR-8.9)', () => {
  const master = mindOf(bargeroc, craft, 'master');
  let checked = 0;
  randomGame(bargeroc, { seats: 2, seed: 3 }, (game) => {
    for (const ask of asks(bargeroc, game)) {
      if (checked === 10 || !isIdle(ask)) continue;
      const { seat } = ask;
      const { answer, considered } = master(bargeroc.view(game, seat), seat, seeded(seedOf(1)));
      expect(answer.choice).toBe('pass');
      expect(considered).toMatchObject([{ visits: 0 }]);
      checked++;
    }
  });
  expect(checked).toBe(10);
});

const isIdle = ({ options }: Ask<Bargeroc>): boolean =>
  options.length > 1 &&
  (options as readonly unknown[]).every((it) => typeof it === 'string') &&
  (options as readonly unknown[]).includes('pass');

/** Seat 0 at the forge, with the ore for an axe and for a dagger. */
function atTheForge(): State {
  const game = start(bargeroc, { seats: 2, seed: seedOf('forge') });
  game.pickaxe = 0;
  game.active = 0;
  game.agenda.length = 0;
  game.agenda.push({ do: 'nextTurn' }, { do: 'endTurn', seat: 0 }, { do: 'forge', seat: 0 });
  game.shop = ['onyx_axe', 'blunt_dagger', 'crown_of_bargeroc', 'diadem'];
  const player = at(game.seats, 0);
  player.ores = ['onyx', 'iron', 'iron', 'coal'];
  player.tavern = [];
  return game;
}

test('the apprentice is dazzled by what it can forge, and at times misses the better object', () => {
  const apprentice = mindOf(bargeroc, craft, 'apprentice');
  const counts: Record<string, number> = {};
  for (let i = 0; i < 60; i++) {
    const { choice } = apprentice(bargeroc.view(atTheForge(), 0), 0, seeded(seedOf(i))).answer;
    const name = typeof choice === 'string' ? choice : Object.values(choice).join();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const { onyx_axe: axes = 0, blunt_dagger: daggers = 0 } = counts;
  // Of seven answers any mover would forge twice; the apprentice does so three times out of four.
  expect(axes + daggers).toBeGreaterThan(40);
  expect(axes).toBeGreaterThan(daggers);
  expect(daggers).toBeGreaterThan(5);
});

test('the master forges the axe, before or after it has paid for another display', () => {
  const master = mindOf(bargeroc, craft, 'master');
  const game = atTheForge();
  const rng = seeded(seedOf(1));
  const crafted: unknown[] = [];
  for (let open = asks(bargeroc, game); game.active === 0; ) {
    const { seat } = at(open, 0);
    const { answer } = master(bargeroc.view(game, seat), seat, rng);
    if (typeof answer.choice === 'object' && 'craft' in answer.choice)
      crafted.push(answer.choice.craft);
    open = take(bargeroc, game, answer);
  }
  expect(crafted).toEqual(['onyx_axe']);
});
