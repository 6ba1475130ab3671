import { expect, test } from 'vitest';
import { choiceOfCoin, coinChoices } from './choices.ts';

test('equal coins in the same place are one choice', () => {
  expect(coinChoices({ coins: ['b0', 't7', 't7', 't7', 'b5'] }, [1, 2, 4])).toEqual([
    { coin: 1 },
    { coin: 4 },
  ]);
  expect(choiceOfCoin(3)).toEqual({ coin: 3 });
});

test('a base 5 and a treasury 5 are two', () => {
  expect(coinChoices({ coins: ['b0', 'b2', 'b3', 'b5', 't5'] }, [3, 4])).toHaveLength(2);
});
