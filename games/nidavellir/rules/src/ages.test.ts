import { at } from '@meadhall/kernel';
import { table } from '@meadhall/testkit';
import { describe, expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import type { State } from './model.ts';
import { nidavellir } from './nidavellir.ts';
import { owner, type Play, told } from './testing/scenes.ts';

/** The last round of an Age has been played; seat 1 has Ylud in the command zone. */
const atTheEndOf = (age: 1 | 2, arrange: (game: State) => void = () => {}): Play =>
  table(nidavellir, { seats: 2 }).given((game) => {
    game.age = age;
    game.round = 4;
    game.discard.push(...game.taverns.flat(), ...at(game.decks, 0));
    game.taverns = [[], [], []];
    game.decks[0] = [];
    if (age === 2) game.discard.push(...(game.decks[1]?.splice(0) ?? []));
    owner(1, 'ylud')(game);
    arrange(game);
    game.agenda = [{ do: 'endRound' }];
  });

describe('NID-14.1 the end of Age 1', () => {
  test('Ylud comes first, then the five Distinctions, then Age 2', () => {
    const t = atTheEndOf(1);
    expect(t.asked()).toEqual(['1 placeYlud']);
    expect(told(t)).toContain('ageEnded');
    expect(t.game.distinctions).toEqual([null, null, null, null, null]);
    t.play(1, 'placeYlud', { column: 'miner' });
    expect(told(t)).toEqual([
      'yludPlaced',
      'distinction',
      'distinction',
      'distinction',
      'distinction',
      'distinction',
      'deckDiscard',
      'round',
    ]);
    expect(t.game.distinctions).toEqual(['nobody', 'nobody', 1, 'nobody', 'nobody']);
    expect(t.game).toMatchObject({ age: 2, round: 1 });
    expect(t.game.taverns.flat().map((card) => CARDS[card]?.age)).toEqual(Array(9).fill(2));
  });

  test('NID-14.2 Thrud stays where she is', () => {
    const t = atTheEndOf(1, (game) => {
      owner(0, 'thrud')(game);
      at(game.seats, 0).army[0] = ['thrud'];
    });
    t.play(1, 'placeYlud', { column: 'miner' });
    expect(t.game.distinctions[0]).toBe(0);
    expect(t.game.seats[0]?.army[0]).toEqual(['thrud']);
    expect(t.asked()).toEqual(['0 transform']);
  });
});

describe('NID-17.1 the end of Age 2', () => {
  test('Ylud is placed, then Thrud leaves, and the game is over', () => {
    const t = atTheEndOf(2, (game) => {
      owner(0, 'thrud')(game);
      at(game.seats, 0).army[0] = ['thrud'];
    });
    expect(t.asked()).toEqual(['1 placeYlud']);
    expect(t.game.seats[0]?.army[0]).toEqual(['thrud']);
    t.play(1, 'placeYlud', { column: 'hunter' });
    expect(told(t)).toEqual(['yludPlaced', 'thrudLeft']);
    expect(t.game.seats[0]?.army[0]).toEqual([]);
    expect(t.asked()).toEqual([]);
    expect(t.game.agenda).toEqual([]);
  });

  test('NID-39.5 from a column she may be moved, or stay', () => {
    const t = atTheEndOf(2, (game) => {
      at(game.seats, 1).army[2] = ['ylud'];
    });
    expect(t.options(1, 'moveYlud')).toHaveLength(6);
    t.play(1, 'moveYlud', 'stay');
    expect(told(t)).toEqual(['yludStayed']);
    expect(t.game.seats[1]?.army[2]).toEqual(['ylud']);
  });
});
