import { asks, at } from '@meadhall/kernel';
import { isExchangeCoin, isTreasuryCoin, worth } from '@meadhall/taverns';
import { randomGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { commandZone, lines, mayRecruit, ranks } from './army.ts';
import { AGES, CARDS, deckOf, SPECIAL_BLACKSMITH } from './cards.ts';
import { HERO_NAMES, heroNamed } from './heroes.ts';
import type { State } from './model.ts';
import { nidavellir, treasuryFor } from './nidavellir.ts';

const GAMES = 4;

/** Looks at every position of random games with so many players. */
function everywhere(seats: number, look: (game: State) => void): void {
  for (let seed = 1; seed <= GAMES; seed++) randomGame(nidavellir, { seats, seed }, look);
}

describe.each([2, 3, 4, 5])('%i players', (seats) => {
  test('NID-43.1, NID-0.6 five coins each, exactly one of them an exchange coin', () => {
    everywhere(seats, ({ seats: players }) => {
      for (const { coins } of players)
        expect([coins.length, coins.filter(isExchangeCoin).length]).toEqual([5, 1]);
    });
  });

  test('NID-43.2, NID-10.5 no treasury coin gets lost, no base coin comes back', () => {
    let base = Number.POSITIVE_INFINITY;
    everywhere(seats, ({ seats: players, treasury, news, round, age }) => {
      const coins = players.flatMap((player) => player.coins);
      const all = [...treasury];
      for (const coin of coins)
        if (isTreasuryCoin(coin)) all[worth(coin) - 5] = at(all, worth(coin) - 5) + 1;
      expect(all).toEqual(treasuryFor(seats));
      if (age === 1 && round === 1 && news.length === 1) base = Number.POSITIVE_INFINITY;
      const left = coins.filter((coin) => coin.startsWith('b')).length;
      expect(left).toBeLessThanOrEqual(base);
      base = left;
    });
  });

  test('NID-43.3 all gems are different', () => {
    everywhere(seats, ({ seats: players }) => {
      expect(new Set(players.map(({ gem }) => gem)).size).toBe(seats);
    });
  });

  test('NID-43.4 when no turn is underway nobody has more lines than heroes', () => {
    everywhere(seats, (game) => {
      if (game.agenda.at(-1)?.do !== 'bid' && game.agenda.length > 0) return;
      for (const player of game.seats)
        if (lines(player) > player.heroes.length)
          expect(game.pool.filter((hero) => mayRecruit(player, hero))).toEqual([]);
    });
  });

  test('NID-43.5, NID-40.2 Thrud is the last card of her column, and a hero has one owner', () => {
    everywhere(seats, ({ seats: players, pool }) => {
      const heroes = [...pool, ...players.flatMap((player) => player.heroes)];
      expect(heroes.sort()).toEqual([...HERO_NAMES].sort());
      for (const column of players.flatMap(({ army }) => army))
        if (column.includes('thrud')) expect(column.at(-1)).toBe('thrud');
    });
  });

  test('NID-43.6 each deck is empty exactly after its last round', () => {
    everywhere(seats, ({ decks, age, round, agenda }) => {
      const rounds = seats < 4 ? 4 : 3;
      const left = (seats === 5 ? 15 : seats === 4 ? 12 : 9) * (rounds - round);
      if (agenda.at(-1)?.do === 'bid') expect(at(decks, age - 1)).toHaveLength(left);
    });
  });

  test('NID-43.7, NID-0.10 cards in decks, taverns, armies and discard are always the same', () => {
    const all = AGES.flatMap((age) => deckOf(age, seats));
    everywhere(seats, ({ decks, taverns, discard, seats: players }) => {
      const armies = players.flatMap(({ army }) => army.flat());
      const cards = [...decks.flat(), ...taverns.flat(), ...discard, ...armies].filter(
        (card): card is number => typeof card === 'number' && card !== SPECIAL_BLACKSMITH,
      );
      expect(cards.sort((a, b) => a - b)).toEqual(all);
    });
  });

  test('NID-43.8, NID-10.12 the treasury never gets near its end', () => {
    const least = { 2: 20, 3: 16, 4: 18, 5: 14 }[seats] ?? 0;
    everywhere(seats, ({ treasury }) => {
      expect(treasury.reduce((sum, coins) => sum + coins)).toBeGreaterThanOrEqual(least);
    });
  });

  test('NID-0.3, NID-0.4, NID-0.5 what lies where, and what counts', () => {
    everywhere(seats, ({ seats: players }) => {
      for (const player of players) {
        const { army, heroes } = player;
        army.forEach((column, i) => {
          for (const card of column) {
            if (typeof card === 'number') expect(CARDS[card]?.column).toBe(i);
            else expect(heroes).toContain(card);
          }
        });
        expect(lines(player)).toBe(Math.min(...army.map(ranks)));
        for (const hero of commandZone(player)) expect(heroNamed(hero).column).toBeUndefined();
        const inArmy = army.flat().filter((card) => typeof card === 'string').length;
        expect(heroes.length).toBe(inArmy + commandZone(player).length);
      }
    });
  });

  test('NID-41.13 nobody is asked for anything that is not in the table of decisions', () => {
    const decisions = new Set<string>();
    everywhere(seats, (game) => {
      for (const { step } of asks(nidavellir, game)) decisions.add(step);
    });
    const listed = [
      'bid',
      'ulineBid',
      'pick',
      'transform',
      'recruit',
      'discard',
      'placeThrud',
      'ulineExchange',
      'placeYlud',
      'moveYlud',
      'keepCard',
    ];
    expect([...decisions].filter((step) => !listed.includes(step))).toEqual([]);
  });
});
