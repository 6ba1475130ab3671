import { expect, test } from 'vitest';
import { cardsPerTavern, fillTaverns, gemsFor, roundsFor } from './table.ts';

test('the highest gems are dealt, one for each player', () => {
  expect([2, 3, 4, 5].map(gemsFor)).toEqual([
    [4, 5],
    [3, 4, 5],
    [2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ]);
});

test('a tavern has a card for each player, but never less than three', () => {
  expect([2, 3, 4, 5].map(cardsPerTavern)).toEqual([3, 3, 4, 5]);
});

test('fewer players play more rounds', () => {
  expect([2, 3, 4, 5].map(roundsFor)).toEqual([4, 4, 3, 3]);
});

test('the taverns are filled one after the other from the top of the deck', () => {
  const taverns: number[][] = [[], [], []];
  const deck = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
  fillTaverns(taverns, deck, 3);
  expect(taverns).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]);
  expect(deck).toEqual([12, 11, 10]);
  expect(() => fillTaverns(taverns, deck, 3)).toThrow('too small');
});
