import { expect, test } from 'vitest';
import { of } from './french.ts';

test('a vowel takes the place of the e', () => {
  expect(['Nidavellir', 'Asgard', 'Andor', 'Élan'].map(of)).toEqual([
    'de Nidavellir',
    'd’Asgard',
    'd’Andor',
    'd’Élan',
  ]);
});
