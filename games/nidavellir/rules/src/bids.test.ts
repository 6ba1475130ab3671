import { at } from '@meadhall/kernel';
import { table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { nidavellir } from './nidavellir.ts';
import { bid, gems, owner, pickAll, told } from './testing/scenes.ts';

describe('bids', () => {
  test('NID-5.1, NID-41.1 all are asked at once, and lay three coins face down', () => {
    const t = table(nidavellir, { seats: 3 });
    expect(t.asked()).toEqual(['0 bid', '1 bid', '2 bid']);
    for (const seat of [0, 1, 2]) expect(t.options(seat, 'bid')).toHaveLength(60);
    bid(t, [5, 4, 3], [4, 3, 2], [3, 2, 0]);
    expect(t.game.seats.map(({ slots }) => slots.slice(1))).toEqual(
      Array(3).fill(['down', 'down']),
    );
    expect(t.game.laid).toEqual([
      [4, 3, 2],
      [3, 2, 1],
      [2, 1, 0],
    ]);
  });

  test('NID-5.2, NID-0.8 no slot stays empty, no coin lies twice, nobody passes', () => {
    const t = table(nidavellir, { seats: 2 });
    for (const choice of [[0, 1], [0, 0, 1], [4, 4, 4], [0, 1, 5], 'pass', null])
      expect(() => t.play(0, 'bid', choice as never)).toThrow('notOffered (NID-5.2)');
  });

  test('NID-5.2 equal coins make fewer bids, wherever the coins came to lie', () => {
    const t = table(nidavellir, { seats: 2 }).given((game) => {
      at(game.seats, 0).coins = ['t7', 'b5', 'b0', 't7', 'b2'];
      game.agenda = [{ do: 'startRound' }];
      game.taverns = [[], [], []];
    });
    const { coins } = at(t.game.seats, 0);
    expect(coins).toEqual(['b0', 'b2', 'b5', 't7', 't7']);
    const bids = t.options(0, 'bid').map((it) => it.map((piece) => coins[piece]).join());
    expect([bids.length, new Set(bids).size]).toEqual([33, 33]);
    expect(t.options(1, 'bid')).toHaveLength(60);
  });

  test('NID-5.3 the exchange coin may lie on any slot or stay in the pouch', () => {
    const bids = table(nidavellir, { seats: 2 }).options(0, 'bid');
    expect([0, 1, 2].map((slot) => bids.some((it) => it[slot] === 0))).toEqual([true, true, true]);
    expect(bids.filter((it) => !it.includes(0))).toHaveLength(24);
  });

  test('NID-5.4, NID-42.5 nothing is opened before the last bid is in', () => {
    const t = table(nidavellir, { seats: 3 });
    t.play(1, 'bid', [4, 3, 2]).play(0, 'bid', [0, 1, 2]);
    expect(t.asked()).toEqual(['2 bid']);
    expect(t.game.seats.map(({ slots }) => slots)).toEqual(Array(3).fill([null, null, null]));
    expect(told(t)).toEqual([]);
    t.play(2, 'bid', [1, 2, 3]);
    expect(told(t)).toContain('revealed');
  });

  test('NID-5.5, NID-38.2 Uline’s owner does not bid and keeps the coins in hand', () => {
    const t = table(nidavellir, { seats: 3 }).given((game) => {
      owner(1, 'uline')(game);
      game.agenda = [{ do: 'startRound' }];
      game.taverns = [[], [], []];
    });
    expect(t.asked()).toEqual(['0 bid', '2 bid']);
    expect(() => t.play(1, 'bid', [0, 1, 2])).toThrow('notAsked');
    t.play(0, 'bid', [4, 3, 2]).play(2, 'bid', [3, 2, 1]);
    expect(t.game.seats[1]?.slots).toEqual([null, null, null]);
    expect(t.asked()).toEqual(['1 ulineBid']);
  });

  test('NID-38.2, NID-38.3 in every tavern of the round her owner bids last', () => {
    const t = table(nidavellir, { seats: 2 }).given(owner(1, 'uline'));
    t.given((game) => {
      game.agenda = [{ do: 'startRound' }];
      game.taverns = [[], [], []];
    });
    t.play(0, 'bid', [4, 3, 2]);
    for (const hand of [5, 4, 3]) {
      expect(t.options(1, 'ulineBid')).toHaveLength(hand);
      const high = at(t.options(1, 'ulineBid'), hand - 1);
      t.play(1, 'ulineBid', high);
      pickAll(t);
    }
  });
});

describe('reveal and turn order', () => {
  test('NID-6.1 only the coins of this tavern are turned up', () => {
    const t = bid(table(nidavellir, { seats: 2 }), [5, 4, 3], [4, 3, 2]);
    expect(t.game.tavern).toBe(0);
    expect(t.game.seats.map(({ slots }) => slots)).toEqual([
      [4, 'down', 'down'],
      [3, 'down', 'down'],
    ]);
    expect(t.game.news).toContainEqual({ say: 'revealed', tavern: 0, coins: ['b5', 'b4'] });
  });

  test('NID-6.4 among equal bids the better gem plays first', () => {
    const t = table(nidavellir, { seats: 3 }).given(gems(3, 4, 5));
    bid(t, [2, 5, 4], [5, 4, 3], [5, 4, 3]);
    expect(t.asked()).toEqual(['2 pick']);
    expect(t.game.agenda.find((it) => it.do === 'takeTurns')).toMatchObject({ order: [2, 1, 0] });
  });
});
