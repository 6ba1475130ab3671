import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

test('a card that is taken leaves its place empty, and the others stay where they lie', () => {
  expect(placesOf([7, 3, 9, 1], [7, 3, 9, 1], 4)).toEqual([7, 3, 9, 1]);
  expect(placesOf([7, 3, 9, 1], [7, 9], 4)).toEqual([7, null, 9, null]);
  expect(placesOf([7, 3, 9, 1], [], 4)).toEqual([null, null, null, null]);
});

test('whoever comes to the table later sees what is left first, and as many places as were dealt', () => {
  expect(placesOf([9, 1], [9, 1], 5)).toEqual([9, 1, null, null, null]);
});
