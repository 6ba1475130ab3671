import { at } from '@meadhall/kernel';
import { roundsFor } from '@meadhall/taverns';
import { randomGame, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import type { State } from './model.ts';
import { nidavellir } from './nidavellir.ts';
import { bid, gems, pickAll, serve, told } from './testing/scenes.ts';

describe('structure', () => {
  test.each([2, 3, 4, 5])('NID-3.1, NID-3.5 %i players: the rounds of both Ages', (seats) => {
    const rounds: string[] = [];
    randomGame(nidavellir, { seats, seed: seats }, ({ news }) => {
      for (const it of news) if (it.say === 'round') rounds.push(`${it.age}.${it.round}`);
    });
    const perAge = Array.from({ length: roundsFor(seats) }, (_, i) => i + 1);
    expect(rounds).toEqual([...perAge.map((n) => `1.${n}`), ...perAge.map((n) => `2.${n}`)]);
    expect(roundsFor(seats)).toBe(seats < 4 ? 4 : 3);
  });

  test.each([2, 3, 4, 5])('NID-3.6 %i players: a card from every tavern for each', (seats) => {
    const taken = Array(seats).fill(0);
    randomGame(nidavellir, { seats, seed: 10 + seats }, ({ news }) => {
      for (const it of news) if (it.say === 'took') taken[it.seat]++;
    });
    expect(taken).toEqual(Array(seats).fill(seats < 4 ? 24 : 18));
  });

  test('NID-3.2, NID-3.7 a round: fill, bids, Goblin, Dragon, Horse, then the next one', () => {
    const seen: string[] = [];
    randomGame(nidavellir, { seats: 3, seed: 2, options: { firstGame: true } }, ({ news }) => {
      for (const it of news) {
        if (it.say === 'round') seen.push('fill');
        if (it.say === 'revealed') seen.push(`reveal ${it.tavern}`);
        if (it.say === 'order') seen.push(`turns ${it.tavern}`);
        if (it.say === 'ageEnded') seen.push('end of age');
      }
    });
    const round = ['fill', 'reveal 0', 'turns 0', 'reveal 1', 'turns 1', 'reveal 2', 'turns 2'];
    const age = [...round, ...round, ...round, ...round, 'end of age'];
    expect(seen).toEqual([...age, ...age]);
  });

  test('NID-16.1 Age 2 is played like Age 1, with the armies, coins and gems of its end', () => {
    let last: State | undefined;
    randomGame(nidavellir, { seats: 2, seed: 4 }, (game) => {
      if (last && last.age === 1 && game.age === 2) {
        expect(game.taverns.flat().every((card) => CARDS[card]?.age === 2)).toBe(true);
        expect(game.seats.map(({ heroes }) => heroes.length)).toEqual(
          last.seats.map(({ heroes }) => heroes.length),
        );
        expect(game.agenda.at(-1)?.do).toBe('bid');
      }
      last = game;
    });
    expect(last?.age).toBe(2);
  });
});

describe('the end of a tavern and of a round', () => {
  test('NID-4.2, NID-12.5, NID-13.1 the card left over goes, gems are swapped, then the next reveal', () => {
    const t = table(nidavellir, { seats: 2 }).given((game) => {
      gems(4, 5)(game);
      serve(0, 'H', 'B', 'M0')(game);
    });
    const left = at(at(t.game.taverns, 0), 2);
    bid(t, [4, 5, 3], [4, 5, 3]);
    t.play(1, 'pick', at(t.options(1, 'pick'), 0)).play(0, 'pick', at(t.options(0, 'pick'), 0));
    expect(told(t)).toEqual(['took', 'leftover', 'gemsSwapped', 'revealed', 'order']);
    expect(t.game.discard).toEqual([left]);
    expect(t.game.taverns[0]).toEqual([]);
    expect(t.game.seats.map(({ gem }) => gem)).toEqual([5, 4]);
    expect(t.asked()).toEqual(['0 pick']);
  });

  test('NID-4.2 two players leave 24 cards in the taverns over the game', () => {
    let leftovers = 0;
    randomGame(nidavellir, { seats: 2, seed: 8 }, ({ news }) => {
      leftovers += news.filter(({ say }) => say === 'leftover').length;
    });
    expect(leftovers).toBe(24);
  });

  test('NID-13.2 after the Horse all coins are back in hand and the next round begins', () => {
    const t = table(nidavellir, { seats: 3, seed: 3 }).given((game) => {
      serve(0, 'H', 'B', 'M0')(game);
      serve(1, 'H', 'B', 'M0')(game);
      serve(2, 'H', 'B', 'M1')(game);
    });
    pickAll(bid(t, [5, 4, 3], [4, 3, 2], [3, 2, 4]));
    expect(t.asked()).toEqual(['0 bid', '1 bid', '2 bid']);
    expect(t.game).toMatchObject({ round: 2, tavern: null, age: 1 });
    for (const { slots, pouch } of t.game.seats)
      expect({ slots, pouch }).toEqual({ slots: [null, null, null], pouch: [] });
    expect(t.game.laid).toEqual(Array(3).fill([null, null, null]));
  });
});
