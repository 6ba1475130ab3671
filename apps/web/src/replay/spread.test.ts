import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('labels that would lie on each other are moved apart, the others stay', () => {
  expect(spread([10, 50, 12], 10)).toEqual([10, 50, 20]);
  expect(spread([5, 5, 5], 4)).toEqual([5, 9, 13]);
  expect(spread([], 4)).toEqual([]);
});
