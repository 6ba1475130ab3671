import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const GAMES = ['nidavellir', 'nains', 'asgard', 'toy-duel', 'toy-delve'];

test.each([
  ['nidavelir', 'nidavellir'],
  ['Nidavellir', 'nidavellir'],
  ['naisn', 'nains'],
  ['asgrad', 'asgard'],
  ['toy-dule', 'toy-duel'],
  ['duel', 'toy-duel'],
])('%s means %s', (typed, meant) => {
  expect(nearest(typed, GAMES)).toBe(meant);
});

test('a word that is near none of them is not guessed at', () => {
  expect(nearest('chess', GAMES)).toBeUndefined();
  expect(nearest('', GAMES)).toBeUndefined();
});
