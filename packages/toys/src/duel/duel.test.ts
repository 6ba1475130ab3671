import { at, type Seat } from '@meadhall/kernel';
import { type Table, table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { duel } from './duel.ts';
import type { Card, Duel, State } from './model.ts';

/** Everybody holds exactly these cards; what is not named stays in the deck, which is not empty. */
const hands =
  (...held: Card[][]) =>
  (game: State) => {
    for (const [seat, hand] of held.entries()) at(game.seats, seat).hand = hand;
  };

const health = (t: Table<Duel>): number[] => t.game.seats.map((it) => it.health);

const passAll = (t: Table<Duel>, ...seats: Seat[]): void => {
  for (const seat of seats) t.play(seat, 'window', 'pass');
};

test('DUE-1 four strikes, three wards and a mirror a seat; four cards are dealt', () => {
  const { game } = table(duel, { seats: 3 });
  const cards = [...game.seats.flatMap(({ hand }) => hand), ...game.deck].sort();
  expect(cards.filter((card) => card === 'strike')).toHaveLength(12);
  expect(cards.filter((card) => card === 'ward')).toHaveLength(9);
  expect(cards.filter((card) => card === 'mirror')).toHaveLength(3);
  expect(game.seats.map(({ hand }) => hand.length)).toEqual([5, 4, 4]);
});

describe('turns', () => {
  test('DUE-2 whoever is on turn draws a card, and nobody else learns which', () => {
    const t = table(duel, { seats: 2 });
    const card = at(t.game.deck, t.game.deck.length - 1);
    t.play(0, 'turn', 'rest');
    expect(at(t.game.seats, 1).hand.at(-1)).toBe(card);
    expect(duel.view(t.game, 1).news).toEqual([{ say: 'drew', only: 1, card }]);
    expect(duel.view(t.game, 0).news).toEqual([]);
    expect(duel.view(t.game, null).news).toEqual([]);
  });

  test('DUE-2 without a strike in hand one can only rest, but is asked all the same', () => {
    const t = table(duel, { seats: 3 }).given(hands(['ward', 'mirror']));
    expect(t.options(0, 'turn')).toEqual(['rest']);
    expect(() => t.play(0, 'turn', { strike: 1 })).toThrow('notOffered (DUE-2)');
  });

  test('DUE-2 nobody strikes themselves', () => {
    const t = table(duel, { seats: 3 }).given(hands(['strike']));
    expect(t.options(0, 'turn')).toEqual(['rest', { strike: 1 }, { strike: 2 }]);
  });
});

describe('answers', () => {
  test('DUE-3 everybody else is asked, whatever they hold', () => {
    const t = table(duel, { seats: 3 }).given(hands(['strike'], ['ward'], []));
    t.play(0, 'turn', { strike: 1 });
    expect(t.asked()).toEqual(['1 window', '2 window']);
    expect(t.options(1, 'window')).toEqual(['pass', 'ward']);
    expect(t.options(2, 'window')).toEqual(['pass']);
  });

  test('DUE-3 the first clockwise answers, the other keeps the card', () => {
    const t = table(duel, { seats: 4 }).given((game) => {
      game.agenda = [{ do: 'turn', seat: 2, rests: 0 }];
      hands([], ['ward'], ['strike'], ['ward'])(game);
    });
    t.play(2, 'turn', { strike: 0 });
    t.play(1, 'window', 'ward').play(0, 'window', 'pass').play(3, 'window', 'ward');
    expect(t.game.chain.at(-1)).toMatchObject({ card: 'ward', seat: 3 });
    expect(at(t.game.seats, 1).hand).toEqual(['ward']);
    expect(at(t.game.seats, 3).hand).toEqual([]);
  });

  test('DUE-3 nobody learns what the others answer before all have', () => {
    const t = table(duel, { seats: 3 }).given(hands(['strike'], ['ward'], ['ward']));
    t.play(0, 'turn', { strike: 1 }).play(1, 'window', 'ward');
    expect(duel.view(t.game, 1).agenda.at(-1)).toMatchObject({ answers: [null, 'ward', null] });
    expect(duel.view(t.game, 2).agenda.at(-1)).toMatchObject({ answers: [null, 'veiled', null] });
  });

  test('DUE-4 a ward cancels the strike', () => {
    const t = table(duel, { seats: 2 }).given(hands(['strike'], ['ward']));
    t.play(0, 'turn', { strike: 1 }).play(1, 'window', 'ward').play(0, 'window', 'pass');
    expect(health(t)).toEqual([9, 9]);
    expect(t.asked()).toEqual(['1 turn']);
  });

  test('DUE-4 a ward may be warded, and then the strike is open again to a third seat', () => {
    const t = table(duel, { seats: 3 });
    t.given(hands(['strike', 'ward'], ['ward'], ['ward'])).play(0, 'turn', { strike: 1 });
    t.play(1, 'window', 'ward').play(2, 'window', 'pass');
    t.play(0, 'window', 'ward').play(2, 'window', 'pass');
    passAll(t, 1, 2);
    expect(t.asked()).toEqual(['1 window', '2 window']);
    t.play(1, 'window', 'pass').play(2, 'window', 'ward');
    passAll(t, 0, 1);
    expect(health(t)).toEqual([9, 9, 9]);
    expect(t.asked()).toEqual(['1 turn']);
  });

  test('DUE-4 a mirror turns the strike against whoever struck', () => {
    const t = table(duel, { seats: 2 }).given(hands(['strike'], ['mirror']));
    t.play(0, 'turn', { strike: 1 }).play(1, 'window', 'mirror').play(0, 'window', 'pass');
    expect(t.asked()).toEqual(['0 window']);
    t.play(0, 'window', 'pass');
    expect(health(t)).toEqual([6, 9]);
  });

  test('DUE-4 the striker may mirror the turned strike, or ward the mirror', () => {
    const t = table(duel, { seats: 2 });
    t.given(hands(['strike', 'mirror', 'ward'], ['mirror'])).play(0, 'turn', { strike: 1 });
    t.play(1, 'window', 'mirror');
    expect(t.options(0, 'window')).toEqual(['pass', 'ward']);
    t.play(0, 'window', 'pass').play(0, 'window', 'mirror').play(1, 'window', 'pass');
    expect(t.asked()).toEqual(['1 window']);
    t.play(1, 'window', 'pass');
    expect(health(t)).toEqual([9, 6]);
  });

  test('DUE-4 a mirror answers strikes only', () => {
    const t = table(duel, { seats: 2 }).given(hands(['strike', 'mirror'], ['ward']));
    t.play(0, 'turn', { strike: 1 }).play(1, 'window', 'ward');
    expect(t.options(0, 'window')).toEqual(['pass']);
    expect(() => t.play(0, 'window', 'mirror')).toThrow('notOffered (DUE-3)');
  });
});

describe('the end', () => {
  test.each([
    ['wood', 7],
    ['iron', 6],
  ] as const)('DUE-5 a strike with blades of %s leaves %i health', (blades, left) => {
    const t = table(duel, { seats: 3, options: { blades } }).given(hands(['strike']));
    t.play(0, 'turn', { strike: 1 });
    passAll(t, 1, 2);
    expect(health(t)).toEqual([9, left, 9]);
    expect(t.game.news).toContainEqual({ say: 'struck', seat: 1, by: 0 });
  });

  test.each([
    [3, 0],
    [2, -1],
  ])('DUE-6 with %i health a strike leaves %i, and the match is over', (before, after) => {
    const t = table(duel, { seats: 2 }).given((game) => {
      at(game.seats, 1).health = before;
      hands(['strike'])(game);
    });
    t.play(0, 'turn', { strike: 1 }).play(1, 'window', 'pass');
    expect(health(t)).toEqual([9, after]);
    expect(t.asked()).toEqual([]);
    expect(duel.winners(t.game)).toEqual([0]);
  });

  test('DUE-6 it is over when the deck is empty and all have rested one after the other', () => {
    const t = table(duel, { seats: 2 }).given((game) => {
      game.deck = [];
      hands(['strike'], [])(game);
    });
    t.play(0, 'turn', 'rest').play(1, 'turn', 'rest');
    expect(t.asked()).toEqual([]);
    expect(duel.winners(t.game)).toEqual([0, 1]);
  });

  test('DUE-6 a strike begins the count of rests anew, and a deck with cards keeps it going', () => {
    const t = table(duel, { seats: 2 }).given((game) => {
      game.deck = [];
      hands(['strike'], ['strike'])(game);
    });
    t.play(0, 'turn', 'rest').play(1, 'turn', { strike: 0 }).play(0, 'window', 'pass');
    t.play(0, 'turn', 'rest');
    expect(t.asked()).toEqual(['1 turn']);
    const full = table(duel, { seats: 2 }).play(0, 'turn', 'rest').play(1, 'turn', 'rest');
    expect(full.asked()).toEqual(['0 turn']);
  });
});
