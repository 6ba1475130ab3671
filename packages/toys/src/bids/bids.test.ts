import { asks, at, doNext, IllegalSetup, type Seat, seedOf, start } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { bids } from './bids.ts';
import { CARDS, type Card, HALL } from './components.ts';
import type { Bid, Bids, Frame, State } from './model.ts';

/** Puts the table right in front of these steps, with nothing to do afterwards. */
const about =
  (...frames: Frame[]) =>
  (game: State) => {
    game.agenda = [];
    doNext(game, ...frames);
  };

const visit = (seat: Seat): Frame[] => [
  { do: 'pickCard', seat, tavern: 0 },
  { do: 'rewardLines', seat },
];

describe('setting up', () => {
  test('BID-1 every seat has five coins and its gem; 48 dwarves and eight heroes take part', () => {
    const { game } = table(bids, { seats: 3 });
    expect(game.seats.map(({ gem }) => gem)).toEqual([4, 3, 2]);
    expect(game.seats.map(({ coins }) => coins)).toEqual(Array(3).fill([0, 2, 3, 4, 5]));
    expect(new Set(CARDS).size).toBe(48);
    expect(game.hall).toHaveLength(8);
  });

  test('BID-2 each tavern holds a dwarf for every seat', () => {
    const { game } = table(bids, { seats: 3 });
    expect(game.taverns.map((tavern) => tavern.length)).toEqual([3, 3, 3]);
    expect(game.deck).toHaveLength(48 - 9);
  });

  test.each([
    [{}, 4],
    [{ rounds: 2 }, 2],
  ])('BID-2 with options %j there are %i rounds', (options, rounds) => {
    const t = table(bids, { seats: 2, options });
    let played = 0;
    while (t.asked().length > 0) {
      played++;
      t.play(0, 'bid', [2, 3, 4]).play(1, 'bid', [4, 3, 2]);
      playThrough(t);
    }
    expect(played).toBe(rounds);
    expect(t.game.seats.map(({ cards }) => cards.length)).toEqual([3 * rounds, 3 * rounds]);
  });

  test.each([
    [{ seats: 5, options: {} }, 'seats is 5; allowed: 2 to 4 (BID-1)'],
    [{ seats: 2, options: { rounds: 9 } }, 'options.rounds is 9; allowed: 2 to 4 (BID-2)'],
  ])('a table that cannot be is refused with its rule: %j', (match, message) => {
    expect(() => start(bids, { ...match, seed: seedOf(1) })).toThrow(IllegalSetup);
    expect(() => start(bids, { ...match, seed: seedOf(1) })).toThrow(message);
  });
});

describe('bidding', () => {
  test('BID-3 nobody sees a bid before the last one is in', () => {
    const t = table(bids, { seats: 3 }).play(1, 'bid', [4, 3, 2]);
    const seen = (viewer: Seat | null) => JSON.stringify(bids.view(t.game, viewer));
    expect(seen(0)).not.toContain('[4,3,2]');
    expect(seen(null)).not.toContain('[4,3,2]');
    expect(seen(1)).toContain('[4,3,2]');
    expect(t.asked()).toEqual(['0 bid', '2 bid']);
  });

  test('BID-3 a coin lies in front of one tavern only', () => {
    const t = table(bids, { seats: 2 });
    expect(t.options(0, 'bid')).toHaveLength(5 * 4 * 3);
    expect(() => t.play(0, 'bid', [4, 4, 2])).toThrow('notOffered (BID-3)');
  });

  test('BID-4 the highest coin picks first, of equal coins the better gem', () => {
    const t = table(bids, { seats: 3 }).given((game) => setGems(game, [1, 2, 3]));
    t.play(0, 'bid', [3, 1, 2]).play(1, 'bid', [4, 2, 3]).play(2, 'bid', [4, 1, 2]);
    expect(pickers(t, 2)).toEqual(['2 pickCard', '1 pickCard']);
  });

  test('BID-4 the last dwarf is taken without asking', () => {
    const t = table(bids, { seats: 2 });
    t.play(0, 'bid', [4, 3, 2]).play(1, 'bid', [3, 4, 2]);
    const [first, last] = t.game.taverns[0] as [Card, Card];
    t.play(0, 'pickCard', { card: first });
    expect(at(t.game.seats, 1).cards).toEqual([last]);
    expect(t.asked()).toEqual(['1 pickCard']);
  });
});

describe('heroes', () => {
  const seated = (cards: Card[], tavern: Card[]) => (game: State) => {
    at(game.seats, 0).cards = cards;
    game.taverns[0] = tavern;
    about(...visit(0))(game);
  };

  test('BID-5 the dwarf that completes a line earns a hero', () => {
    const t = table(bids, { seats: 2 });
    t.given(seated(['smith-1', 'hunter-1', 'miner-1'], ['warrior-1']));
    expect(t.asked()).toEqual(['0 recruitHero']);
    expect(t.options(0, 'recruitHero')).toEqual(HALL.map((hero) => ({ hero })));
  });

  test('BID-5 without a line, and with an empty hall, there is no hero', () => {
    const t = table(bids, { seats: 2 });
    t.given(seated(['smith-1', 'hunter-1', 'miner-1'], ['miner-2']));
    expect(t.asked()).toEqual([]);
    t.given((game) => {
      game.hall = [];
      seated(['smith-1', 'hunter-1', 'miner-1'], ['warrior-1'])(game);
    });
    expect(t.asked()).toEqual([]);
  });

  test('BID-6 a hero whose ranks complete the next line earns another hero', () => {
    const t = table(bids, { seats: 2 });
    t.given(
      seated(['smith-1', 'smith-2', 'hunter-1', 'hunter-2', 'miner-1', 'miner-2'], ['warrior-1']),
    );
    t.play(0, 'recruitHero', { hero: 'sigrun' });
    expect(t.asked()).toEqual(['0 recruitHero']);
    t.play(0, 'recruitHero', { hero: 'hrolf' });
    expect(t.asked()).toEqual([]);
    expect(at(t.game.seats, 0).heroes).toEqual(['sigrun', 'hrolf']);
  });

  test('BID-6 a hero that raises adds to a coin of the pouch, but not to the 0', () => {
    const t = table(bids, { seats: 2 }).given((game) => {
      at(game.seats, 0).bid = [2, 3, 4];
      seated(['smith-1', 'hunter-1', 'miner-1'], ['warrior-1'])(game);
    });
    t.play(0, 'recruitHero', { hero: 'fenja' });
    expect(at(t.game.seats, 0).coins).toEqual([0, 6, 3, 4, 5]);
  });

  test('BID-6 with two coins in the pouch the seat chooses', () => {
    const t = table(bids, { seats: 2 }).given((game) => {
      at(game.seats, 0).bid = [0, 1, 2];
      about({ do: 'raiseCoin', seat: 0, by: 7 })(game);
    });
    expect(t.options(0, 'raiseCoin')).toEqual([{ coin: 3 }, { coin: 4 }]);
    t.play(0, 'raiseCoin', { coin: 3 });
    expect(at(t.game.seats, 0).coins).toEqual([0, 2, 3, 11, 5]);
    expect(t.game.news).toEqual([{ say: 'coinGrew', seat: 0, from: 4, to: 11 }]);
  });
});

describe('coins and gems', () => {
  test.each<[string, Bid, number[], number[]]>([
    ['the 0 adds the cheaper coin to the dearer', [0, 1, 2], [0, 2, 3, 4, 5], [0, 2, 3, 4, 9]],
    ['the dearer coin may lie first', [0, 1, 2], [0, 2, 3, 9, 5], [0, 2, 3, 14, 5]],
    ['no coin is worth more than 25', [0, 1, 2], [0, 2, 3, 11, 20], [0, 2, 3, 11, 25]],
    ['the 0 at another tavern does nothing here', [1, 0, 2], [0, 2, 3, 4, 5], [0, 2, 3, 4, 5]],
  ])('BID-7 %s', (_, bid, before, after) => {
    const t = table(bids, { seats: 2 }).given((game) => {
      Object.assign(at(game.seats, 0), { bid, coins: before });
      about({ do: 'exchangeCoins', seat: 0, tavern: 0 })(game);
    });
    expect(at(t.game.seats, 0).coins).toEqual(after);
  });

  test.each<[string, number[], number[]]>([
    ['two tied seats trade', [3, 4, 4, 1], [4, 2, 3, 1]],
    ['of three the middle one keeps its gem', [4, 4, 4, 1], [2, 3, 4, 1]],
    ['four trade in two pairs', [4, 4, 4, 4], [1, 2, 3, 4]],
    ['two pairs trade each for itself', [3, 4, 4, 3], [1, 2, 3, 4]],
    ['different coins keep their gems', [1, 2, 3, 4], [4, 3, 2, 1]],
  ])('BID-8 %s', (_, coins, gems) => {
    const t = table(bids, { seats: 4 }).given((game) => {
      for (const [seat, coin] of coins.entries()) at(game.seats, seat).bid = [coin, 0, 0];
      about({ do: 'tradeGems', tavern: 0 })(game);
    });
    expect(t.game.seats.map(({ gem }) => gem)).toEqual(gems);
  });

  test('BID-8 gems change hands only when the tavern is empty', () => {
    const t = table(bids, { seats: 3 });
    t.play(0, 'bid', [4, 3, 2]).play(1, 'bid', [4, 2, 3]).play(2, 'bid', [1, 2, 3]);
    expect(pickers(t, 1)).toEqual(['0 pickCard']);
    expect(t.game.seats.map(({ gem }) => gem)).toEqual([4, 3, 2]);
    expect(pickers(t, 1)).toEqual(['1 pickCard']);
    expect(t.game.seats.map(({ gem }) => gem)).toEqual([3, 4, 2]);
  });
});

test('BID-9 coins, dwarves and heroes count; equal points share the victory', () => {
  const t = table(bids, { seats: 2 }).given((game) => {
    Object.assign(at(game.seats, 0), { coins: [0, 2, 3, 4, 9], cards: ['smith-7'] });
    Object.assign(at(game.seats, 1), { cards: ['smith-1'], heroes: ['hrolf'] });
  });
  expect(bids.sheet(t.game).map(({ seat, key, points }) => [seat, key, points])).toEqual([
    [0, 'coins', 18],
    [0, 'cards', 7],
    [0, 'heroes', 0],
    [1, 'coins', 14],
    [1, 'cards', 1],
    [1, 'heroes', 10],
  ]);
  expect(bids.winners(t.game)).toEqual([0, 1]);
});

function setGems(game: State, gems: readonly number[]): void {
  for (const [seat, gem] of gems.entries()) at(game.seats, seat).gem = gem;
}

/** Lets the next seats pick the first dwarf they find, and says who they were. */
function pickers(t: Table<Bids>, count: number): string[] {
  return Array.from({ length: count }, () => {
    const [next = ''] = t.asked();
    const seat = Number(next[0]);
    t.play(seat, 'pickCard', at(t.options(seat, 'pickCard'), 0));
    return next;
  });
}

/** Answers everything with the first option until the next bids are asked for. */
function playThrough(t: Table<Bids>): void {
  for (;;) {
    const [ask] = asks(bids, t.game);
    if (!ask || ask.step === 'bid') return;
    t.play(ask.seat, ask.step, at<never>(ask.options as readonly never[], 0));
  }
}
