import { at } from '@meadhall/kernel';
import { type Coin, roundsFor, type Tavern } from '@meadhall/taverns';
import { randomGame, type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import type { HeroName } from './heroes.ts';
import type { News, Nidavellir, State } from './model.ts';
import { nidavellir } from './nidavellir.ts';

type Play = Table<Nidavellir>;

/** Lets everybody bid, by value of the coins for Goblin, Dragon and Horse. */
function bid(t: Play, ...bids: [number, number, number][]): Play {
  bids.forEach((values, seat) => {
    const pieces = values.map((value) => at(t.game.seats, seat).coins.indexOf(`b${value}` as Coin));
    t.play(seat, 'bid', pieces as never);
  });
  return t;
}

/** Gives each seat a gem, so that a tie is not decided by the deal. */
const gems =
  (...values: number[]) =>
  ({ seats }: State): void => {
    seats.forEach((player, seat) => {
      player.gem = at(values, seat);
    });
  };

/** Puts cards of these names into a tavern, in exchange for what lies there. */
const serve =
  (tavern: Tavern, ...codes: string[]) =>
  (game: State): void => {
    const deck = at(game.decks, 0);
    game.taverns[tavern] = codes.map((code) => {
      const everywhere = [
        deck,
        ...game.taverns.filter((_, i) => i !== tavern),
        at(game.taverns, tavern),
      ];
      const pile = everywhere.find((cards) => cards.some((card) => CARDS[card]?.code === code));
      const card = pile?.find((it) => CARDS[it]?.code === code) as number;
      pile?.splice(pile.indexOf(card), 1);
      return card;
    });
  };

const owner =
  (seat: number, hero: HeroName) =>
  ({ seats, pool }: State): void => {
    pool.splice(pool.indexOf(hero), 1);
    at(seats, seat).heroes.push(hero);
  };

const told = (t: Play): News['say'][] => t.game.news.map(({ say }) => say);

/** Takes the first card there is, for everybody who is asked in a tavern. */
function pickAll(t: Play): Play {
  for (let asked = t.asked(); asked[0]?.endsWith('pick'); asked = t.asked()) {
    const seat = Number.parseInt(at(asked, 0), 10);
    t.play(seat, 'pick', at(t.options(seat, 'pick'), 0));
  }
  return t;
}

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

describe('a turn', () => {
  test('NID-7.1, NID-41.3 one of the cards left; nobody passes; the last one is no choice', () => {
    const t = table(nidavellir, { seats: 3 }).given(serve(0, 'H', 'B', 'M0'));
    bid(t, [5, 4, 3], [4, 5, 3], [3, 4, 5]);
    expect(t.options(0, 'pick')).toHaveLength(3);
    expect(() => t.play(0, 'pick', 'pass' as never)).toThrow('notOffered (NID-7.1)');
    t.play(0, 'pick', at(t.options(0, 'pick'), 0));
    expect(t.options(1, 'pick')).toHaveLength(2);
    t.play(1, 'pick', at(t.options(1, 'pick'), 0));
    expect(t.game.news).toContainEqual(
      expect.objectContaining({ say: 'took', seat: 2, last: true }),
    );
  });

  test('NID-0.9 what is no choice is not asked, but told', () => {
    const t = table(nidavellir, { seats: 3 }).given(serve(0, 'H', 'B', 'M0'));
    bid(t, [5, 4, 3], [4, 5, 3], [3, 4, 5]);
    t.play(0, 'pick', at(t.options(0, 'pick'), 0)).play(1, 'pick', at(t.options(1, 'pick'), 1));
    expect(t.asked()).toEqual(['1 pick']);
    expect(told(t)).toContain('took');
    expect(t.game.seats.map(({ army }) => army.flat().length)).toEqual([1, 1, 1]);
  });

  test('NID-7.1, NID-41.14 pick, place, recruit, then the exchange, before the next player', () => {
    const t = table(nidavellir, { seats: 2 }).given((game) => {
      gems(4, 5)(game);
      serve(0, 'W3', 'H', 'B')(game);
      const codes = ['H', 'M0', 'B', 'E5'];
      codes.forEach((code, i) => {
        const deck = at(game.decks, 0);
        const card =
          deck.find((it) => CARDS[it]?.code === code) ??
          deck.find((it) => CARDS[it]?.column === i + 1);
        deck.splice(deck.indexOf(card as number), 1);
        at(game.seats, 0).army[i + 1] = [card as number];
      });
    });
    bid(t, [0, 2, 3], [0, 2, 3]);
    t.play(1, 'pick', at(t.options(1, 'pick'), 1));
    expect(told(t)).toEqual(['took', 'exchanged']);
    t.play(0, 'pick', at(t.options(0, 'pick'), 0));
    expect(t.asked()).toEqual(['0 recruit']);
    expect(told(t)).toEqual(['took']);
    t.play(0, 'recruit', { hero: 'grid' });
    expect(t.asked()).toEqual(['0 transform']);
    t.play(0, 'transform', { coin: 3 });
    expect(told(t).slice(0, 4)).toEqual(['transformed', 'exchanged', 'leftover', 'gemsSwapped']);
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
