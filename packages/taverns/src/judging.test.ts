import { seeded, seedOf } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { chancesWith, hurriedly } from './judging.ts';

test('chances go by the lead on the best rival', () => {
  expect(chancesWith([50, 50], 10)).toEqual([0.5, 0.5]);
  const [first = 0, second = 0, third = 0] = chancesWith([60, 50, 20], 10);
  expect(first).toBeCloseTo(1 / (1 + Math.exp(-1)));
  expect(first + second).toBeCloseTo(1);
  expect(third).toBeLessThan(second);
});

test('in a hurry a little more is overlooked, much more is not', () => {
  const rng = seeded(seedOf(1));
  const seen = Array.from({ length: 200 }, () => hurriedly([10, 11, 3], rng));
  expect(new Set(seen)).toEqual(new Set([0, 1]));
  expect(seen.filter((place) => place === 1).length).toBeGreaterThan(120);
});
