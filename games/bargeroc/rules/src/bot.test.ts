import { asks, at, clone, type Rng, seeded, seedOf, start } from '@meadhall/kernel';
import { randomGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { bargeroc } from './bargeroc.ts';
import { craft } from './bot.ts';
import type { State } from './model.ts';

/** The chance of seat 0 in a fresh game of two that has been changed by hand. */
function chanceWith(arrange: (game: State) => void): number {
  const game = start(bargeroc, { seats: 2, seed: seedOf('chance') });
  game.pickaxe = 0;
  game.active = 0;
  arrange(game);
  return at(craft.evaluate(game), 0);
}
const asItIs = chanceWith(() => {});

describe('what is better looks better', () => {
  test('an object forged (BAR-11.5)', () => {
    expect(chanceWith(({ seats }) => at(seats, 0).objects.push('onyx_axe'))).toBeGreaterThan(
      asItIs,
    );
    expect(chanceWith(({ seats }) => at(seats, 1).objects.push('onyx_axe'))).toBeLessThan(asItIs);
  });

  test('the crown rather than a dagger (BAR-11.5)', () => {
    const crown = chanceWith(({ seats }) => at(seats, 0).objects.push('crown_of_bargeroc'));
    expect(crown).toBeGreaterThan(
      chanceWith(({ seats }) => at(seats, 0).objects.push('blunt_dagger')),
    );
  });

  test('the ore an object on display lacks, rather than another of the same price (BAR-6.1)', () => {
    const with3rd = (ore: 'copper' | 'iron') =>
      chanceWith((game) => {
        game.shop = ['war_hammer', 'war_hammer', 'war_hammer', 'war_hammer'];
        at(game.seats, 0).ores = ['iron', 'coal', ore];
      });
    expect(with3rd('iron')).toBeGreaterThan(with3rd('copper'));
  });

  test('coins, bread, cards and ore rather than none (BAR-11.5, BAR-7.5)', () => {
    for (const gift of [
      (game: State) => {
        at(game.seats, 0).coins += 4;
      },
      (game: State) => {
        at(game.seats, 0).bread += 1;
      },
      (game: State) => at(game.seats, 0).tavern.push('racket'),
      (game: State) => at(game.seats, 0).ores.push('gold'),
    ])
      expect(chanceWith(gift)).toBeGreaterThan(asItIs);
  });

  test('a mission met on the last day (BAR-11.7)', () => {
    const lastDay = (bread: number) =>
      chanceWith((game) => {
        game.round = game.rounds;
        game.missions = ['baker'];
        at(game.seats, 0).bread = bread;
      });
    expect(lastDay(6)).toBeGreaterThan(lastDay(5) + 0.02);
  });

  test('the same lead counts for more when less is to come', () => {
    const ahead = (round: number) =>
      chanceWith((game) => {
        game.round = round;
        at(game.seats, 0).objects.push('onyx_axe');
      });
    expect(ahead(6)).toBeGreaterThan(ahead(1));
  });

  test('to have won the dice rather than lost them (BAR-7.8)', () => {
    const dice = (mine: number, theirs: number) =>
      chanceWith((game) => {
        const side = { mugs: 0, bread: 0, doggy: 0 };
        game.brawl = {
          attacker: { seat: 0, die: mine, ...side },
          defender: { seat: 1, die: theirs, ...side },
          ties: 0,
        };
        for (const player of game.seats) player.tavern = [];
      });
    expect(dice(5, 2)).toBeGreaterThan(dice(2, 5));
    expect(dice(6, 2)).toBeGreaterThan(dice(5, 2));
  });
});

test('after a cave-in only what can be saved counts (BAR-5.6)', () => {
  const inTheMine = (next: 'mine' | 'save') =>
    chanceWith((game) => {
      game.cart = ['gold', 'silver', 'onyx', 'gold'];
      while (game.agenda.at(-1)?.do !== 'dig') game.agenda.pop();
      game.agenda.pop();
      game.agenda.push(
        next === 'mine' ? { do: 'mine', seat: 0 } : { do: 'save', seat: 0, left: 1 },
      );
    });
  expect(inTheMine('mine')).toBeGreaterThan(inTheMine('save') + 0.02);
});

describe.each([2, 3, 4, 5, 6])('with %i seats', (seats) => {
  test('chances are numbers from 0 to 1 that add up, and a hurried answer is one of the options', () => {
    const rng: Rng = seeded(seedOf('hurry'));
    let checked = 0;
    randomGame(bargeroc, { seats, seed: 1 }, (game) => {
      const open = asks(bargeroc, game);
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
        expect(craft.weigh(game, ask)).toHaveLength(ask.options.length);
        checked++;
      }
      expect(game).toEqual(before);
    });
    expect(checked).toBeGreaterThan(100);
  });
});

test('a hurried answer does not depend on what the seat cannot know', () => {
  let checked = 0;
  randomGame(bargeroc, { seats: 3, seed: 9 }, (game, answered) => {
    for (const ask of asks(bargeroc, game)) {
      const dealt = bargeroc.imagine(
        clone(bargeroc.view(game, ask.seat)),
        ask.seat,
        seeded(seedOf(answered.length)),
      );
      const same = asks(bargeroc, dealt).find((it) => it.seat === ask.seat && it.step === ask.step);
      expect(same && craft.hurry(dealt, same, seeded(seedOf('luck')))).toBe(
        craft.hurry(game, ask, seeded(seedOf('luck'))),
      );
      checked++;
    }
  });
  expect(checked).toBeGreaterThan(100);
});
