import { table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { nains } from './nains.ts';
import { bid, gems, told } from './testing/scenes.ts';

describe('bids', () => {
  test('NAI-7.1 all at once lay three coins face down, the others go into the purse', () => {
    const t = table(nains, { seats: 3 });
    expect(t.asked()).toEqual(['0 bid', '1 bid', '2 bid']);
    for (const seat of [0, 1, 2]) expect(t.options(seat, 'bid')).toHaveLength(60);
    bid(t, [5, 4, 3], [4, 3, 2], [3, 2, 0]);
    expect(t.game.laid).toEqual([
      [4, 3, 2],
      [3, 2, 1],
      [2, 1, 0],
    ]);
    for (const { slots, pouch } of t.game.seats)
      expect([slots.slice(1), pouch]).toEqual([['down', 'down'], []]);
  });

  test('NAI-7.2 the exchange coin may lie on any space or stay in the purse', () => {
    const bids = table(nains, { seats: 2 }).options(0, 'bid');
    expect([0, 1, 2].map((slot) => bids.some((it) => it[slot] === 0))).toEqual([true, true, true]);
    expect(bids.filter((it) => !it.includes(0))).toHaveLength(24);
  });

  test('NAI-7.3 no space stays empty, no coin lies twice, nothing opens before the last bid', () => {
    const t = table(nains, { seats: 3 });
    for (const choice of [[0, 1], [0, 0, 1], [0, 1, 5], 'pass', null])
      expect(() => t.play(0, 'bid', choice as never)).toThrow('notOffered (NAI-7.1)');
    t.play(1, 'bid', [4, 3, 2]).play(0, 'bid', [0, 1, 2]);
    expect(t.asked()).toEqual(['2 bid']);
    expect(told(t)).toEqual([]);
    expect(t.game.seats.map(({ slots }) => slots)).toEqual(Array(3).fill([null, null, null]));
    t.play(2, 'bid', [1, 2, 3]);
    expect(told(t)).toEqual(['revealed', 'order']);
  });
});

describe('reveal and turn order', () => {
  test('NAI-8.1 only the coins of this tavern are turned up', () => {
    const t = bid(table(nains, { seats: 2 }), [5, 4, 3], [4, 3, 2]);
    expect(t.game.tavern).toBe(0);
    expect(t.game.seats.map(({ slots }) => slots)).toEqual([
      [4, 'down', 'down'],
      [3, 'down', 'down'],
    ]);
  });

  test('NAI-8.2 higher coins first, equal ones by gem', () => {
    const t = table(nains, { seats: 3 }).given(gems(3, 4, 5));
    bid(t, [2, 5, 4], [5, 4, 3], [5, 4, 3]);
    expect(t.game.agenda.find((it) => it.do === 'takeTurns')).toMatchObject({ order: [2, 1, 0] });
    expect(t.asked()).toEqual(['2 take']);
  });

  test('NAI-8.4 two zeros tie, and the 3-Exchange ties with a 3', () => {
    const t = table(nains, { seats: 4 }).given((game) => {
      gems(2, 3, 4, 5)(game);
      game.seats[0]?.coins.splice(0, 3, 'b2', 'b3', 's3');
    });
    t.play(0, 'bid', [2, 0, 1]).play(1, 'bid', [2, 1, 0]);
    t.play(2, 'bid', [0, 1, 2]).play(3, 'bid', [0, 1, 2]);
    const turns = t.game.agenda.find((it) => it.do === 'takeTurns');
    expect(turns).toMatchObject({ values: [3, 3, 0, 0], order: [1, 0, 3, 2] });
  });
});
