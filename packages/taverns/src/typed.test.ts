import { expect, test } from 'vitest';
import { listed, plainName, words } from './typed.ts';

test('a text is a list of words', () => {
  expect(words('a, b  c')).toEqual(['a', 'b', 'c']);
  expect(listed('1 2', Number)).toEqual([1, 2]);
  expect(listed(['x'])).toEqual(['x']);
  expect(listed(7)).toBe(7);
});

test('names may be written as printed', () => {
  expect(['Aëgur', "King's Hand", ' Ga’at '].map(plainName)).toEqual([
    'aegur',
    'kings hand',
    'gaat',
  ]);
});
