import { asks, seedOf, start, take } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { andor } from '../andor.ts';
import type { State } from '../model.ts';
import type { Creature } from '../pieces.ts';
import type { Space } from '../tables/place.ts';
import { forecast } from './forecast.ts';
import { relay, TREE_OF_SONGS } from './relay.ts';
import { advise } from './team.ts';

/** The letter is out, the rope bridge gone, and heroes stand where they are put. */
function letterOut(spaces: readonly Space[], creatures: Creature[] = []): State {
  const game = start(andor, { seats: spaces.length, seed: seedOf('letter'), options: {} });
  let open = asks(andor, game);
  while (game.agenda.at(-1)?.do !== 'act')
    open = take(andor, game, advise(andor.view(game, open[0]!.seat), open));
  game.cardsDone.push('H1', 'H2');
  game.closedEdges = [[16, 48]];
  game.narrator = 'H';
  game.creatures = creatures;
  game.fog = {};
  game.ground = { 5: ['parchment'] };
  game.seats.forEach((hero, seat) => {
    hero.space = spaces[seat]!;
    hero.willpower = 7;
  });
  return game;
}

const planOf = (game: State) => relay(game, forecast(game));

const gor = (id: number, space: Space): Creature => ({ id, kind: 'gor', space });

describe('AND-22.8 the way of the king’s letter', () => {
  test('one hero cannot carry it all the way in a day', () => {
    const plan = planOf(letterOut([5]));
    expect(plan?.days).toBe(1);
    expect(plan?.legs).toHaveLength(1);
    expect(plan?.legs[0]).toMatchObject({ seat: 0, from: 5 });
  });

  test('two heroes can, from hand to hand', () => {
    const plan = planOf(letterOut([5, 44]));
    expect(plan?.days).toBe(0);
    const [one, two] = plan?.legs ?? [];
    expect(one).toMatchObject({ seat: 0, from: 5, to: two?.from });
    expect(two).toMatchObject({ seat: 1, to: TREE_OF_SONGS });
  });

  test('it waits before a bridge that is taken, and never rests where a creature will be', () => {
    const game = letterOut([5, 28], [gor(1, 39)]);
    const plan = planOf(game);
    expect(plan?.days).toBeGreaterThan(0);
    expect([39, 38]).not.toContain(plan?.tonight);
    for (const { to } of plan?.legs ?? []) expect(to).not.toBe(39);
  });

  test('whoever has ended his day carries nothing on', () => {
    const game = letterOut([5, 44]);
    game.ground = {};
    game.seats[0]!.items = ['parchment'];
    game.seats[0]!.dayEnded = true;
    expect(planOf(game)?.legs).toEqual([]);
  });
});

test('AND-6.2 the heroes do hand it on, and the legend is won before the day is over', () => {
  const game = letterOut([5, 44]);
  let open = asks(andor, game);
  const bearers = new Set<number>();
  while (open.length > 0) {
    const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
    const mine = open.filter((ask) => ask.seat === seat);
    open = take(andor, game, advise(andor.view(game, seat), mine));
    expect(game.news.some(({ say }) => say === 'sunrise')).toBe(false);
    game.seats.forEach(({ items }, it) => {
      if (items.includes('parchment')) bearers.add(it);
    });
  }
  expect([...bearers]).toEqual([0, 1]);
  expect(game.result).toBe('won');
});
