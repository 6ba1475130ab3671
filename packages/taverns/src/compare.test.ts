import { IllegalSetup } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { bag, checkExpected, differences } from './compare.ts';

const actual = { gem: 5, coins: bag(['5', '2']), army: { left: ['a', 'b'] } };

test('only what is expected is compared, bags in any order', () => {
  expect(differences({ gem: 5, coins: ['2', '5'] }, actual)).toEqual([]);
  expect(differences({ gem: 4, army: { left: ['b', 'a'] } }, actual)).toEqual([
    'gem: expected 4, got 5',
    'army.left: expected ["b","a"], got ["a","b"]',
  ]);
});

test('what nothing can be compared with is refused, with its field', () => {
  for (const [field, expected] of [
    ['expect.hat', { hat: 1 }],
    ['expect.army', { army: {} }],
    ['expect.coins', { coins: 'none' }],
  ] as const) {
    expect(() => checkExpected(expected, actual, 'expect')).toThrow(IllegalSetup);
    expect(() => checkExpected(expected, actual, 'expect')).toThrow(`${field} is`);
  }
});
