import { asks, seedOf, start, take } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { andor } from '../andor.ts';
import type { State } from '../model.ts';
import type { Creature } from '../pieces.ts';
import type { Space } from '../tables/place.ts';
import { orders } from './captain.ts';
import { ambush } from './gathering.ts';
import { WISE } from './manners.ts';
import { outlook } from './outlook.ts';
import { advise } from './team.ts';

/** Two strong heroes of Legend 2 on a board without any creature but these. */
function healing(heroes: readonly Space[], creatures: readonly Omit<Creature, 'id'>[]): State {
  const game = start(andor, { seats: 2, seed: seedOf('healing'), options: { legend: 'L2' } });
  for (let open = asks(andor, game); game.agenda.at(-1)?.do !== 'act'; )
    open = take(andor, game, advise(andor.view(game, open[0]!.seat), open));
  game.seats.forEach((hero, seat) => {
    hero.space = heroes[seat]!;
    hero.strength = 12;
    hero.willpower = 14;
  });
  game.creatures = creatures.map((it, i) => ({ ...it, id: 100 + i }));
  game.fog = {};
  game.farmers = [];
  return game;
}

const gor = (space: Space): Omit<Creature, 'id'> => ({ kind: 'gor', space });

describe('a creature out of reach', () => {
  test('is awaited where its arrow leads, not sought where it was', () => {
    const game = healing([0, 0], [gor(48)]);
    const hero = game.seats[0]!;
    hero.hours = 7;
    const met = ambush(outlook(game, WISE), [hero], game.creatures[0]!, 0);
    expect(met).toMatchObject({ space: 16, days: 1 });
  });

  test('is given up when it will be in the castle', () => {
    const game = healing([55, 55], [gor(4)]);
    expect(ambush(outlook(game, WISE), [game.seats[0]!], game.creatures[0]!, 0)).toBeUndefined();
  });
});

describe('the last battle of Legend 2', () => {
  const tower: Omit<Creature, 'id'> = {
    kind: 'skral',
    space: 54,
    tag: 'towerSkral',
    strength: 20,
    willpower: 6,
    immobile: true,
  };

  test('all march together while the castle holds, though it would not hold for long', () => {
    const game = healing([0, 6], [tower, gor(13), gor(6)]);
    game.vars['witchFound'] = true;
    game.ground[0] = ['herb3'];
    game.castle = ['gor', 'gor'];
    for (const hero of game.seats) hero.hours = 4;
    const targets = orders(outlook(game, WISE)).map((order) => order?.task.foe?.tag);
    expect(targets).toEqual(['towerSkral', 'towerSkral']);
  });

  test('nobody marches from a gate that would fall behind him', () => {
    const game = healing([0, 4], [tower, gor(4), gor(7)]);
    game.vars['witchFound'] = true;
    game.ground[0] = ['herb3'];
    game.castle = ['gor', 'gor', 'gor'];
    for (const hero of game.seats) hero.hours = 4;
    const targets = orders(outlook(game, WISE)).map((order) => order?.task.foe?.space);
    expect(new Set(targets)).toEqual(new Set([4, 7]));
  });
});

test('one creature too many is one fight: the other costs a letter for nothing', () => {
  const game = healing([4, 7], [gor(4), gor(7)]);
  game.castle = ['gor', 'gor'];
  const fights = orders(outlook(game, WISE)).filter((order) => order?.task.foe);
  expect(fights).toHaveLength(1);
});
