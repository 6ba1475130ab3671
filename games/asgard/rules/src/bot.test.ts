import { type Ask, asks, at, clone, type Rng, seeded, seedOf, start } from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { asgard } from './asgard.ts';
import { craft } from './bot.ts';
import type { Asgard, State } from './model.ts';

/** The chance of seat 0 in a fresh game of two that has been changed by hand. */
function chanceWith(arrange: (game: State) => void): number {
  const game = start(asgard, { seats: 2, seed: seedOf('chance') });
  arrange(game);
  return at(craft.evaluate(game), 0);
}
const asItIs = chanceWith(() => {});

describe('what is better looks better', () => {
  test('points on the track (ASG-17.1)', () => {
    const scored = (seat: number) =>
      chanceWith(({ seats }) => {
        at(seats, seat).points.track += 10;
      });
    expect(scored(0)).toBeGreaterThan(asItIs);
    expect(scored(1)).toBeLessThan(asItIs);
  });

  test('a Temple, a dear one rather than a cheap one (ASG-9.9)', () => {
    const temple = (name: 'temple-A1' | 'temple-D1') =>
      chanceWith(({ seats }) => at(seats, 0).temples.push(name));
    expect(temple('temple-A1')).toBeGreaterThan(asItIs);
    expect(temple('temple-D1')).toBeGreaterThan(temple('temple-A1'));
  });

  test('a Temple early rather than late: it scores in every round to come (ASG-9.9)', () => {
    const built = (round: number) => {
      const withTemple = (own: boolean) =>
        chanceWith((game) => {
          game.round = round;
          if (own) at(game.seats, 0).temples.push('temple-D1');
        });
      return withTemple(true) - withTemple(false);
    };
    expect(built(1)).toBeGreaterThan(built(5));
  });

  test('discs in Victory Zones (ASG-13.1)', () => {
    const won = (worlds: number) =>
      chanceWith((game) => {
        for (let world = 4; world < 4 + worlds; world++) at(game.worlds, world).victory.push(0);
      });
    expect(won(1)).toBeGreaterThan(asItIs);
    expect(won(3)).toBeGreaterThan(won(1));
  });

  test('stones, Seals, Recruits, discs in reserve and Weapons rather than none (ASG-9, ASG-11)', () => {
    for (const gift of [
      ({ seats }: State) => {
        at(seats, 0).stones.pink += 1;
      },
      ({ seats }: State) => {
        at(seats, 0).seals.light += 1;
      },
      ({ seats }: State) => {
        at(seats, 0).recruits.giant += 1;
      },
      ({ seats }: State) => {
        at(seats, 0).reserve += 1;
      },
      ({ secret }: State) => at(secret.arms, 0).push('weapon-6'),
    ])
      expect(chanceWith(gift)).toBeGreaterThan(asItIs);
  });

  test('to play first rather than last (ASG-0.6)', () => {
    const inOrder = (order: number[]) =>
      chanceWith((game) => {
        game.order = order;
      });
    expect(inOrder([0, 1])).toBeGreaterThan(inOrder([1, 0]));
  });

  test('the upper Support slot of a god rather than the lower one (ASG-16.5)', () => {
    const supported = (support: [number, number]) =>
      chanceWith((game) => {
        at(game.worlds, 6).light = 'thor:4';
        game.gods.thor.support = support;
      });
    expect(supported([0, 1])).toBeGreaterThan(supported([1, 0]));
  });

  test('the same lead counts for more when less is to come', () => {
    const ahead = (round: number) => {
      const led = (points: number) =>
        chanceWith((game) => {
          game.round = round;
          at(game.seats, 0).points.track += points;
        });
      return led(10) - led(0);
    };
    expect(ahead(5)).toBeGreaterThan(ahead(1));
  });
});

describe.each([2, 3, 4])('with %i seats', (seats) => {
  test('chances are numbers from 0 to 1 that add up, and a hurried answer is one of the options', () => {
    for (const seed of [1, 2]) {
      const rng: Rng = seeded(seedOf(`hurry ${seed}`));
      let checked = 0;
      randomGame(asgard, { seats, seed }, (game) => {
        const open = asks(asgard, game);
        if (open.length === 0) return;
        const before = clone(game);
        const chances = craft.evaluate(game);
        expect(chances).toHaveLength(seats);
        for (const chance of chances) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        for (const ask of open) {
          expect(at<unknown>(ask.options, craft.hurry(game, ask, rng))).toBeDefined();
          for (const weight of craft.weigh(game, ask)) expect(weight).not.toBeNaN();
          checked++;
        }
        expect(game).toEqual(before);
      });
      expect(checked).toBeGreaterThan(80);
    }
  });
});

test('a hurried answer does not depend on what the seat cannot know (ASG-19.1)', () => {
  let checked = 0;
  randomGame(asgard, { seats: 3, seed: 9 }, (game, answered) => {
    for (const ask of asks(asgard, game)) {
      const luck = seeded(seedOf(answered.length));
      const dealt = asgard.imagine(clone(asgard.view(game, ask.seat)), ask.seat, luck);
      const same = asks(asgard, dealt).find((it) => it.seat === ask.seat && it.step === ask.step);
      expect(same && craft.hurry(dealt, same, seeded(seedOf('luck')))).toBe(
        craft.hurry(game, ask, seeded(seedOf('luck'))),
      );
      checked++;
    }
  });
  expect(checked).toBeGreaterThan(80);
});

describe('a hurried player at Ragnarök', () => {
  /**
   * Seat 0 supports Thor in World 7 and Tyr in World 5, against seat 1's Hel and Loki, and has a Weapon to lay; one of
   * its gods needs no help.
   */
  function layingWith(strong: 'thor' | 'tyr'): { game: State; ask: Ask<Asgard> } {
    const game = start(asgard, { seats: 2, seed: seedOf('laid') });
    Object.assign(at(game.worlds, 6), { light: 'thor:4', darkness: 'hel:4' });
    Object.assign(at(game.worlds, 4), { light: 'tyr:2', darkness: 'loki:3' });
    for (const god of ['thor', 'tyr', 'hel', 'loki'] as const) {
      game.gods[god].support = [god === 'thor' || god === 'tyr' ? 0 : 1, null];
      game.gods[god].recruits = { white: 0, orange: 0, giant: god === strong ? 6 : 0 };
    }
    at(game.secret.arms, 0).push('weapon-4');
    game.valhalla = { white: 0, orange: 0 };
    game.agenda = [{ do: 'ragnarok' }, { do: 'deploy' }, { do: 'clearBoard' }];
    return { game, ask: at(asks(asgard, game), 0) };
  }

  test('lays a Weapon where it decides, not where most points are as good as won (ASG-15.8)', () => {
    const laid = (strong: 'thor' | 'tyr'): unknown => {
      const { game, ask } = layingWith(strong);
      return at<unknown>(ask.options, craft.hurry(game, ask, seeded(seedOf('luck'))));
    };
    expect(laid('thor')).toEqual({ arm: 'weapon-4', at: 'W5.light' });
    expect(laid('tyr')).toEqual({ arm: 'weapon-4', at: 'W7.light' });
  });

  test('does not know what others have laid face down, but its own (ASG-15.9)', () => {
    const weighed = (by: number, arm: 'weapon-1' | 'weapon-6'): number[] => {
      const { game, ask } = layingWith('thor');
      game.ragnarok?.[4]?.laid[by === 0 ? 'light' : 'darkness'].push({ by, arm });
      return craft.weigh(game, ask);
    };
    expect(weighed(1, 'weapon-6')).toEqual(weighed(1, 'weapon-1'));
    expect(weighed(0, 'weapon-6')).not.toEqual(weighed(0, 'weapon-1'));
  });
});
