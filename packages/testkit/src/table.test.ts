import { IllegalAnswer, IllegalSetup } from '@meadhall/kernel';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';
import { hoard } from './testing/hoard.ts';

const arranged = () =>
  table(hoard, { seats: 2 }).given((game) => {
    game.deck = [9, 8];
    game.seats = [
      { hand: [1], won: 0 },
      { hand: [2], won: 0 },
    ];
  });

describe('a table', () => {
  test('is set for a match: seats, seed, options', () => {
    const { game } = table(hoard, { seats: 4, options: { deckSize: 20 } });
    expect(game.seats).toHaveLength(4);
    expect(game.deck).toHaveLength(20 - 12);
    expect(table(hoard, { seats: 4, options: { deckSize: 20 } }).game).toEqual(game);
    expect(table(hoard, { seats: 4, options: { deckSize: 20 }, seed: 2 }).game).not.toEqual(game);
    expect(() => table(hoard, { seats: 5 })).toThrow(IllegalSetup);
  });

  test('is arranged by hand and settles', () => {
    const t = arranged();
    expect(t.game.seats[1]?.hand).toEqual([2]);
    t.given((game) => {
      game.agenda = [{ do: 'look', seat: 1 }];
    });
    expect(t.asked()).toEqual(['1 look']);
    t.given((game) => {
      game.deck = [];
    });
    expect(t.asked()).toEqual([]);
  });

  test('is arranged on a copy: what was looked at before stays', () => {
    const t = arranged();
    const before = t.game;
    t.given((game) => game.deck.pop());
    expect(before.deck).toEqual([9, 8]);
    expect(t.game.deck).toEqual([9]);
  });

  test('says who is asked what, and what may be answered', () => {
    const t = arranged();
    expect(t.asked()).toEqual(['0 bid', '1 bid']);
    expect(t.options(1, 'bid')).toEqual([2]);
    expect(t.options(1, 'look')).toEqual([]);
  });

  test('takes answers one after the other', () => {
    const t = arranged().play(0, 'bid', 1).play(1, 'bid', 2);
    expect(t.game.seats.map(({ won }) => won)).toEqual([0, 1]);
    expect(t.game.seats.map(({ hand }) => hand)).toEqual([[8], [9]]);
  });

  test('refuses what the rules refuse', () => {
    expect(() => arranged().play(0, 'bid', 2)).toThrow(IllegalAnswer);
    expect(() => arranged().play(0, 'bid', 2)).toThrow('notOffered (HOA-1)');
  });
});
