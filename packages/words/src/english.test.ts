import { expect, test } from 'vitest';
import { a, count, list, nth, of } from './english.ts';

test('articles, plurals, ordinals, possession', () => {
  expect(['Miner 2', 'Explorer 11'].map(a)).toEqual(['a Miner 2', 'an Explorer 11']);
  expect(['7', '8', '10', '11', '18', '25'].map(a).join(' ')).toBe(
    'a 7 an 8 a 10 an 11 an 18 a 25',
  );
  expect([0, 1, 2].map((n) => count(n, 'rank'))).toEqual(['0 ranks', '1 rank', '2 ranks']);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map(nth).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd',
  );
  expect(list(['Anne', 'Yves', 'Serge'])).toBe('Anne, Yves and Serge');
  expect(of('Céline')).toBe('Céline’s');
});
