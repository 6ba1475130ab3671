import { at } from '@meadhall/kernel';
import { fullTreasury, isExchangeCoin, isTreasuryCoin, worth } from '@meadhall/taverns';
import { randomGame } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { lines, owns, ranks, recruited } from './army.ts';
import { DWARVES, deckOf, ERAS } from './cards.ts';
import { cognarNamed, isMercenary, RECRUITABLE } from './cognars.ts';
import type { State } from './model.ts';
import { nains } from './nains.ts';

const GAMES = 3;

/** Looks at every position of random games with so many lords. */
function everywhere(seats: number, look: (game: State) => void, games = GAMES): void {
  for (let seed = 1; seed <= games; seed++) randomGame(nains, { seats, seed }, look);
}

describe.each([2, 3, 4, 5])('%i lords', (seats) => {
  test('NAI-1.7 five coins each, exactly one of them an exchange coin', () => {
    everywhere(seats, ({ seats: lords }) => {
      for (const { coins } of lords)
        expect([coins.length, coins.filter(isExchangeCoin).length]).toEqual([5, 1]);
    });
  });

  test('NAI-12.1 no gold coin gets lost, no bronze coin comes back', () => {
    everywhere(seats, ({ seats: lords, treasury }) => {
      const all = [...treasury];
      for (const coin of lords.flatMap(({ coins }) => coins))
        if (isTreasuryCoin(coin)) all[worth(coin) - 5] = at(all, worth(coin) - 5) + 1;
      expect(all).toEqual(fullTreasury());
      for (const { coins } of lords) {
        const bronze = coins.filter((coin) => coin.startsWith('b'));
        expect(new Set(bronze).size).toBe(bronze.length);
      }
    });
  });

  test('NAI-12.4 the Treasury always has 14 coins or more', () => {
    everywhere(seats, ({ treasury }) => {
      expect(treasury.reduce((sum, coins) => sum + coins)).toBeGreaterThanOrEqual(14);
    });
  });

  test('NAI-12.11 only Kardum takes a 0 away, for the 3-Exchange', () => {
    everywhere(seats, ({ seats: lords, agenda }) => {
      if (agenda.some((frame) => frame.do === 'replaceZero')) return;
      for (const lord of lords)
        expect([lord.coins.includes('b0'), lord.coins.includes('s3')]).toEqual(
          owns(lord, 'kardum') ? [false, true] : [true, false],
        );
    });
  });

  test('NAI-1.2, NAI-1.3, NAI-1.5 what lies where, and how lines are counted', () => {
    everywhere(seats, ({ seats: lords }) => {
      for (const lord of lords) {
        lord.army.forEach((column, i) => {
          let sum = 0;
          for (const card of column) {
            if (typeof card === 'number') expect(DWARVES[card]?.column).toBe(i);
            sum += typeof card === 'number' ? (DWARVES[card]?.ranks ?? 0) : cognarNamed(card).ranks;
          }
          expect(ranks(column)).toBe(sum);
        });
        expect(lines(lord)).toBe(Math.min(...lord.army.map(ranks)));
      }
    });
  });

  test('NAI-10.12 recruits and recruits lost are as many as lines, when no turn is underway', () => {
    const lost: number[] = [];
    everywhere(seats, ({ seats: lords, news, agenda, era, round }) => {
      if (era === 1 && round === 1 && news.some(({ say }) => say === 'round')) lost.length = 0;
      for (const it of news) if (it.say === 'recruitLost') lost[it.seat] = (lost[it.seat] ?? 0) + 1;
      if (agenda.at(-1)?.do !== 'bid' && agenda.length > 0) return;
      lords.forEach((lord, seat) => {
        expect(recruited(lord).length + (lost[seat] ?? 0)).toBe(lines(lord));
      });
    });
  });

  test('NAI-10.7 nobody ever ends up with a single Mercenary', () => {
    everywhere(
      seats,
      ({ seats: lords, agenda }) => {
        if (agenda.at(-1)?.do !== 'bid' && agenda.length > 0) return;
        for (const lord of lords) expect(recruited(lord).filter(isMercenary)).not.toHaveLength(1);
      },
      15,
    );
  });

  test('NAI-3.4, NAI-11.15 Ga’at is where Oboron is', () => {
    everywhere(seats, ({ seats: lords, agenda, supply }) => {
      expect(supply.some((cognar) => !RECRUITABLE.includes(cognar))).toBe(false);
      if (agenda.some((frame) => frame.do === 'chooseColumn')) return;
      for (const lord of lords) expect(owns(lord, 'gaat')).toBe(owns(lord, 'oboron'));
    });
  });

  test('NAI-9.12 cards in decks, taverns, armies and discard are always the same', () => {
    const all = ERAS.flatMap((era) => deckOf(era, seats)).sort((a, b) => a - b);
    everywhere(seats, ({ decks, taverns, discard, seats: lords }) => {
      const armies = lords.flatMap(({ army }) => army.flat());
      const cards = [...decks.flat(), ...taverns.flat(), ...discard, ...armies].filter(
        (card): card is number => typeof card === 'number',
      );
      expect(cards.sort((a, b) => a - b)).toEqual(all);
      if (seats > 2) expect(discard).toEqual([]);
    });
  });

  test('NAI-14.5, NAI-10.13 awards lie with their winners and bring no rank', () => {
    everywhere(seats, ({ seats: lords, layout, awards }) => {
      layout.forEach((award, i) => {
        const winner = awards[i];
        lords.forEach(({ command }, seat) => {
          expect(command.includes(award)).toBe(winner === seat);
        });
      });
    });
  });

  test('NAI-16.11 the total is the sum of the lines', () => {
    everywhere(seats, (game) => {
      const sheet = nains.sheet(game);
      const coins = sheet.filter(({ key }) => key === 'coins').map(({ points }) => points);
      expect(coins).toEqual(
        game.seats.map((lord) => lord.coins.reduce((sum, coin) => sum + worth(coin), 0)),
      );
      for (const { points } of sheet) expect(points).toBeGreaterThanOrEqual(0);
    });
  });
});
