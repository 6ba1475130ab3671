import { at } from '@meadhall/kernel';
import { roundsFor } from '@meadhall/taverns';
import { randomGame, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { DWARVES } from './cards.ts';
import type { State } from './model.ts';
import { nains } from './nains.ts';
import { bid, dwarf, gems, serve, told } from './testing/scenes.ts';

describe.each([2, 3, 4, 5])('%i lords', (seats) => {
  test('NAI-5.1, NAI-15.1 the rounds of both Eras, and then the game is over', () => {
    const rounds: string[] = [];
    const end = randomGame(nains, { seats, seed: seats }, ({ news }) => {
      for (const it of news) if (it.say === 'round') rounds.push(`${it.era}.${it.round}`);
    });
    const perEra = Array.from({ length: roundsFor(seats) }, (_, i) => i + 1);
    expect(rounds).toEqual([...perEra.map((n) => `1.${n}`), ...perEra.map((n) => `2.${n}`)]);
    expect(roundsFor(seats)).toBe(seats < 4 ? 4 : 3);
    expect(end.agenda).toEqual([]);
    expect(at(end.decks, 1).length).toBeLessThanOrEqual(1);
  });

  test('NAI-6.3 a round uses so many cards, and each takes one dwarf in each tavern', () => {
    const taken = Array(seats).fill(0);
    let before = Number.NaN;
    randomGame(nains, { seats, seed: 10 + seats }, ({ news, decks, era, round }) => {
      for (const it of news) if (it.say === 'took') taken[it.seat]++;
      if (era !== 1 || !news.some(({ say }) => say === 'round')) return;
      const left = at(decks, 0).length;
      if (round > 1) expect(before - left).toBe([9, 9, 12, 15][seats - 2]);
      before = left;
    });
    expect(before).toBe(0);
    expect(taken).toEqual(Array(seats).fill(seats < 4 ? 24 : 18));
  });

  test('NAI-6.3, NAI-4.7 Era 2 leaves one card, none after Svara, and nobody ever sees it', () => {
    for (let seed = 1; seed <= 12; seed++) {
      let kept = 0;
      const end = randomGame(nains, { seats, seed }, ({ news }) => {
        kept += news.filter(({ say }) => say === 'kept').length;
      });
      expect(at(end.decks, 1)).toHaveLength(1 - kept);
      for (const viewer of [null, 0]) {
        const { deckSizes, looked } = nains.view(end, viewer);
        expect([deckSizes, looked]).toEqual([[0, 1 - kept], null]);
      }
    }
  });
});

test('NAI-5.2, NAI-5.3 entry, bids, three taverns; evaluation after Era 1, the count after Era 2', () => {
  const seen: string[] = [];
  randomGame(nains, { seats: 3, seed: 2 }, ({ news }) => {
    for (const it of news) {
      if (it.say === 'round') seen.push('entry');
      if (it.say === 'revealed') seen.push(`tavern ${it.tavern}`);
      if (it.say === 'eraEnded') seen.push('end');
      if (it.say === 'awarded') seen.push('award');
    }
  });
  const round = ['entry', 'tavern 0', 'tavern 1', 'tavern 2'];
  const era = [...round, ...round, ...round, ...round, 'end'];
  expect(seen).toEqual([...era, ...Array(6).fill('award'), ...era]);
});

test('NAI-14.1 Era 2 begins with its own cards and the armies and coins of the evaluation', () => {
  let last: State | undefined;
  randomGame(nains, { seats: 2, seed: 4 }, (game) => {
    if (last && last.era === 1 && game.era === 2) {
      expect(game.taverns.flat().every((card) => DWARVES[card]?.era === 2)).toBe(true);
      expect(game.awards).not.toContain(null);
      expect(game).toMatchObject({ round: 1, tavern: null });
    }
    last = game;
  });
  expect(last?.era).toBe(2);
});

describe('the end of a tavern and of a round', () => {
  test('NAI-9.11, NAI-13.1, NAI-13.3 the card left over goes, gems are traded, then the next reveal', () => {
    const t = table(nains, { seats: 2 }).given((game) => {
      gems(4, 5)(game);
      serve(0, 'SHI-1-01', 'SHI-1-02', 'SHI-1-03')(game);
    });
    bid(t, [4, 5, 3], [4, 3, 5]);
    t.play(1, 'take', { card: dwarf('SHI-1-01') }).play(0, 'take', { card: dwarf('SHI-1-02') });
    expect(told(t)).toEqual(['took', 'leftover', 'gemsSwapped', 'revealed', 'order']);
    expect(t.game.discard).toEqual([dwarf('SHI-1-03')]);
    expect(t.game.seats.map(({ gem }) => gem)).toEqual([5, 4]);
  });

  test('NAI-13.4 after the third tavern all coins are back in hand and the next round begins', () => {
    const t = table(nains, { seats: 3 }).given((game) => {
      serve(0, 'SHI-1-01', 'SHI-1-02', 'SHI-1-03')(game);
      serve(1, 'SHI-1-04', 'SHI-1-05', 'SHI-1-06')(game);
      serve(2, 'SHI-1-07', 'SHI-1-08', 'TEM-1-01')(game);
    });
    bid(t, [5, 4, 3], [4, 3, 2], [3, 2, 4]);
    for (let asked = t.asked(); asked[0]?.endsWith('take'); asked = t.asked()) {
      const seat = Number.parseInt(at(asked, 0), 10);
      t.play(seat, 'take', at(t.options(seat, 'take'), 0));
    }
    expect(t.asked()).toEqual(['0 bid', '1 bid', '2 bid']);
    expect(t.game).toMatchObject({ round: 2, tavern: null, era: 1 });
    for (const { slots, pouch } of t.game.seats)
      expect({ slots, pouch }).toEqual({ slots: [null, null, null], pouch: [] });
    expect(t.game.laid).toEqual(Array(3).fill([null, null, null]));
  });
});
