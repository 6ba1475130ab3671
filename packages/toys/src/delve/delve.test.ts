import { at, die, doNext, type Rng } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { ALL_HAGGLES, allMineCards, type MineCard } from './components.ts';
import { delve } from './delve.ts';
import type { Brawl, Delve, Frame, Player, State } from './model.ts';

/** Puts the table right in front of these steps, with nothing to do afterwards. */
const about =
  (...frames: Frame[]) =>
  (game: State) => {
    game.agenda = [];
    doNext(game, ...frames);
  };

const change = (game: State, ...changes: Partial<Player>[]): void => {
  for (const [seat, fields] of changes.entries()) Object.assign(at(game.seats, seat), fields);
};

const player = (t: Table<Delve>, seat: number): Player => at(t.game.seats, seat);

describe('digging', () => {
  /** The first seat digs; the cards come up in the order given, on top of a last gem. */
  const digging = (cards: MineCard[], digger: Partial<Player> = {}) =>
    table(delve, { seats: 2 }).given((game) => {
      game.mine = [4, ...[...cards].reverse()];
      game.cart = [];
      game.news = [];
      change(game, digger);
      about({ do: 'dig', seat: 0 })(game);
    });

  test('DEL-1 a mine of 13 cards a seat, and twelve haggle cards', () => {
    const { game } = table(delve, { seats: 3 });
    expect(allMineCards(3)).toHaveLength(39);
    expect(ALL_HAGGLES.join('')).toBe('111112222333');
    expect(game.seats.map(({ gold, haggles }) => [gold, haggles.length])).toEqual(
      Array(3).fill([3, 2]),
    );
  });

  test('DEL-2 the first dig is a must, then one digs on or brings the cart home', () => {
    const t = digging([2, 3]);
    expect(t.game.cart).toEqual([2]);
    expect(t.options(0, 'digOn')).toEqual(['dig', 'stop']);
    t.play(0, 'digOn', 'dig').play(0, 'digOn', 'stop');
    expect(player(t, 0).gems).toEqual([2, 3]);
    expect(t.game.cart).toEqual([]);
  });

  test('DEL-2 with an empty mine the cart is brought home without asking', () => {
    const t = digging([2]).play(0, 'digOn', 'dig');
    expect(player(t, 0).gems).toEqual([2, 4]);
    expect(t.asked()).toEqual([]);
  });

  test('DEL-3 the second rock of a turn buries the cart', () => {
    const t = digging([3, 'rock', 'rock']).play(0, 'digOn', 'dig').play(0, 'digOn', 'dig');
    expect(t.asked()).toEqual([]);
    expect(player(t, 0).gems).toEqual([]);
    expect(t.game.scree).toEqual([3, 'rock', 'rock']);
    expect(t.game.news).toContainEqual({ say: 'caveIn', seat: 0, lost: [3] });
  });

  test('DEL-3 a lamp and a beam hold one more rock each', () => {
    const t = digging(['rock', 'rock', 'rock', 'rock'], { goods: ['lamp', 'beam'] });
    t.play(0, 'digOn', 'dig').play(0, 'digOn', 'dig');
    expect(t.asked()).toEqual(['0 digOn']);
    t.play(0, 'digOn', 'dig');
    expect(t.asked()).toEqual([]);
  });

  test('DEL-3 the rocks of the last turn are forgotten', () => {
    const t = digging(['rock', 'rock']).play(0, 'digOn', 'stop');
    t.given(about({ do: 'dig', seat: 1 }));
    expect(t.asked()).toEqual(['1 digOn']);
  });

  test('DEL-4 a rival starts a brawl before the digging goes on', () => {
    const t = table(delve, { seats: 3 }).given((game) => {
      game.mine = [4, 'rival'];
      about({ do: 'dig', seat: 0 })(game);
    });
    expect(t.options(0, 'nameOpponent')).toEqual([{ opponent: 1 }, { opponent: 2 }]);
    t.play(0, 'nameOpponent', { opponent: 2 });
    expect(t.asked()).toEqual(['2 throwAgain']);
    t.play(2, 'throwAgain', 'keep');
    expect(t.asked()).toEqual(['0 throwAgain']);
    t.play(0, 'throwAgain', 'keep');
    expect(t.asked()).toEqual(['0 digOn']);
  });
});

describe('brawling', () => {
  const brawl = (pips: Brawl['pips'], ...players: Partial<Player>[]) =>
    table(delve, { seats: 2 }).given((game) => {
      game.news = [];
      change(game, { gems: [1, 3, 2] }, { gems: [2, 4] });
      change(game, ...players);
      about({ do: 'throwAgain', seat: 1, brawl: { digger: 0, opponent: 1, pips } })(game);
    });
  const keepAll = (t: Table<Delve>) =>
    t.play(1, 'throwAgain', 'keep').play(0, 'throwAgain', 'keep');

  test('DEL-4 the higher sum takes the dearest gem of the other', () => {
    const won = keepAll(brawl({ digger: 4, opponent: 3 }));
    expect(won.game.seats.map(({ gems }) => gems)).toEqual([[1, 3, 2, 4], [2]]);
    const lost = keepAll(brawl({ digger: 3, opponent: 4 }));
    expect(lost.game.seats.map(({ gems }) => gems)).toEqual([
      [1, 2],
      [2, 4, 3],
    ]);
  });

  test('DEL-4 a draw changes nothing', () => {
    const t = keepAll(brawl({ digger: 4, opponent: 4 }));
    expect(t.game.seats.map(({ gems }) => gems.length)).toEqual([3, 2]);
    expect(t.game.news).toEqual([{ say: 'brawlDrawn' }]);
  });

  test('DEL-4 an axe and a hammer add 1 each', () => {
    const t = keepAll(brawl({ digger: 3, opponent: 4 }, { goods: ['axe', 'hammer', 'lamp'] }));
    expect(t.game.news).toEqual([{ say: 'brawlWon', seat: 0, from: 1, gem: 4 }]);
  });

  test('DEL-4 who has no gem has nothing to lose', () => {
    const t = keepAll(brawl({ digger: 4, opponent: 3 }, {}, { gems: [] }));
    expect(t.game.news).toEqual([{ say: 'brawlWon', seat: 0, from: 1, gem: null }]);
  });

  test('DEL-4 a die thrown again counts instead of the first throw', () => {
    const t = brawl({ digger: 3, opponent: 0 });
    const pips = die([...t.game.rng] as Rng);
    t.play(1, 'throwAgain', 'again');
    expect(t.game.news).toEqual([{ say: 'threw', seat: 1, pips }]);
    expect(t.game.agenda.at(-1)).toMatchObject({
      seat: 0,
      brawl: { pips: { digger: 3, opponent: pips } },
    });
  });
});

describe('buying', () => {
  const shopping = (...players: Partial<Player>[]) =>
    table(delve, { seats: 3 }).given((game) => {
      game.news = [];
      change(game, ...players);
      about({ do: 'shop', seat: 0 })(game);
    });

  test('DEL-5 a good is within reach if gold and gems would pay for it', () => {
    const t = shopping({ gold: 2, gems: [3] });
    expect(t.options(0, 'shop')).toEqual([
      'leave',
      { buy: 'lamp' },
      { buy: 'beam' },
      { buy: 'axe' },
      { buy: 'hammer' },
    ]);
    expect(() => t.play(0, 'shop', { buy: 'crown' })).toThrow('notOffered (DEL-5)');
  });

  test('DEL-5 who can afford nothing is not asked', () => {
    expect(shopping({ gold: 2, gems: [] }).asked()).toEqual([]);
  });

  test('DEL-5 an undisputed good is paid and taken', () => {
    const t = shopping({ gold: 8 }).play(0, 'shop', { buy: 'crown' });
    t.play(1, 'haggle', 'pass').play(2, 'haggle', 'pass');
    expect(player(t, 0)).toMatchObject({ gold: 1, goods: ['crown'] });
    expect(t.game.stall).not.toContain('crown');
  });

  test('DEL-6 everybody else is asked, whatever they hold', () => {
    const t = shopping({ gold: 8 }, { haggles: [] }, { haggles: [2, 2] });
    t.play(0, 'shop', { buy: 'lamp' });
    expect(t.options(1, 'haggle')).toEqual(['pass']);
    expect(t.options(2, 'haggle')).toEqual(['pass', { raise: 2 }]);
  });

  test('DEL-6 the first clockwise raises, the other keeps the card, and all may raise again', () => {
    const t = shopping({ gold: 9 }, { haggles: [2] }, { haggles: [3] });
    t.play(0, 'shop', { buy: 'lamp' });
    t.play(2, 'haggle', { raise: 3 }).play(1, 'haggle', { raise: 2 });
    expect(t.game.agenda.at(-1)).toMatchObject({ do: 'haggle', price: 6 });
    expect(player(t, 1).haggles).toEqual([]);
    expect(player(t, 2).haggles).toEqual([3]);
    t.play(1, 'haggle', 'pass').play(2, 'haggle', { raise: 3 });
    t.play(1, 'haggle', 'pass').play(2, 'haggle', 'pass');
    expect(player(t, 0)).toMatchObject({ gold: 0, goods: ['lamp'] });
    expect(t.game.played).toEqual([2, 3]);
  });

  test('DEL-7 a price raised beyond the gold forces the buyer to sell, as much as needed', () => {
    const t = shopping({ gold: 4, gems: [1, 3, 4] }, { haggles: [2] }).play(0, 'shop', {
      buy: 'lamp',
    });
    t.play(1, 'haggle', { raise: 2 }).play(2, 'haggle', 'pass');
    t.play(1, 'haggle', 'pass').play(2, 'haggle', 'pass');
    expect(t.options(0, 'sellGem')).toEqual([{ gem: 1 }, { gem: 3 }, { gem: 4 }]);
    t.play(0, 'sellGem', { gem: 1 });
    expect(player(t, 0)).toMatchObject({ gold: 5, gems: [3, 4] });
    t.play(0, 'sellGem', { gem: 3 });
    expect(player(t, 0)).toMatchObject({ gold: 1, gems: [4], goods: ['lamp'] });
    expect(t.game.scree).toEqual([1, 3]);
    expect(t.asked()).toEqual([]);
  });

  test('DEL-7 if all is sold and it is not enough, the good stays and so does the gold', () => {
    const t = shopping({ gold: 4, gems: [2] }, { haggles: [2] }).play(0, 'shop', { buy: 'lamp' });
    t.play(1, 'haggle', { raise: 2 }).play(2, 'haggle', 'pass');
    t.play(1, 'haggle', 'pass').play(2, 'haggle', 'pass');
    expect(player(t, 0)).toMatchObject({ gold: 5, gems: [], goods: [] });
    expect(t.game.stall).toContain('lamp');
    expect(t.game.news).toContainEqual({ say: 'couldNotPay', seat: 0, good: 'lamp', price: 6 });
  });
});

test('DEL-8 the turn in which the mine runs out is the last, stall included', () => {
  const t = table(delve, { seats: 2 }).given((game) => {
    game.mine = [4];
    change(game, { gold: 7 });
    about({ do: 'startTurn', seat: 0 })(game);
  });
  expect(t.asked()).toEqual(['0 shop']);
  t.play(0, 'shop', 'leave');
  expect(t.asked()).toEqual([]);
});

test('DEL-8 gold, gems twice, goods; equal points share the victory', () => {
  const t = table(delve, { seats: 2 }).given((game) =>
    change(game, { gold: 1, gems: [4, 1], goods: ['lamp'] }, { gold: 6, goods: ['crown'] }),
  );
  expect(delve.sheet(t.game).map(({ points }) => points)).toEqual([1, 10, 4, 6, 0, 9]);
  expect(delve.winners(t.game)).toEqual([0, 1]);
});
