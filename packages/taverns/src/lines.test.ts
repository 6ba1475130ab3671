import { expect, test } from 'vitest';
import { hasLines, linesOf, ranksIn } from './lines.ts';

const ranksOf = (card: number): number => card;

test('a card counts as many ranks as it has', () => {
  expect(ranksIn([1, 3, 2], ranksOf)).toBe(6);
  expect(ranksIn([], ranksOf)).toBe(0);
});

test('there are as many lines as ranks in the shortest column', () => {
  expect(linesOf([[1, 1], [3], [2], [1, 2], [2, 2]], ranksOf)).toBe(2);
  expect(linesOf([[1, 1], [3], [], [1, 2], [2, 2]], ranksOf)).toBe(0);
});

test('so many lines or more', () => {
  const army = [[1, 1], [3], [2], [1, 2], [2, 2]];
  expect([1, 2, 3].map((lines) => hasLines(army, lines, ranksOf))).toEqual([true, true, false]);
});
