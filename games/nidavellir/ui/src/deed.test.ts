import { expect, test } from 'vitest';
import { deedOf } from './deed.ts';

test('a deed is told without the name of who did it', () => {
  expect(deedOf('Nori takes an Explorer 8.', 'Nori')).toBe('Takes an Explorer 8.');
  expect(deedOf('Élan Vital échange 2 + 8.', 'Élan Vital')).toBe('Échange 2 + 8.');
});

test('a sentence that begins otherwise is told whole', () => {
  const told = 'Uline watches: Nori takes back the pouch.';
  expect(deedOf(told, 'Nori')).toBe(told);
  expect(deedOf('Norina takes a Miner 2.', 'Nori')).toBe('Norina takes a Miner 2.');
});
