import { expect, test } from 'vitest';
import { leftNow, readTime } from './clock.ts';

const MINUTE = 60_000;

test('a clock that runs loses time, one that rests does not, none goes below zero', () => {
  expect(leftNow(5000, true, 100, 1100)).toBe(4000);
  expect(leftNow(5000, false, 100, 9000)).toBe(5000);
  expect(leftNow(5000, true, 0, 9000)).toBe(0);
});

test('the less time there is, the finer it is read', () => {
  const plain = (left: number, language: 'fr' | 'en') =>
    readTime(left, language).replaceAll('\u00a0', ' ');
  expect(plain(52 * 60 * MINUTE, 'fr')).toBe('2 j 4 h');
  expect(plain(52 * 60 * MINUTE, 'en')).toBe('2 d 4 h');
  expect(plain(65 * MINUTE + 9000, 'fr')).toBe('1:05:09');
  expect(plain(4 * MINUTE + 59_900, 'fr')).toBe('4:59');
  expect(plain(9870, 'fr')).toBe('0:09,8');
  expect(plain(9870, 'en')).toBe('0:09.8');
  expect(plain(0, 'en')).toBe('0:00.0');
});
