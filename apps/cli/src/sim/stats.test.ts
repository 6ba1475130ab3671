import { expect, test } from 'vitest';
import { emptySample, meanOf, observe, shareOf, studentT } from './stats.ts';

function sampleOf(values: readonly number[]) {
  const sample = emptySample();
  for (const value of values) observe(sample, value);
  return sample;
}

test('the mean of a sample comes with Student’s interval', () => {
  // Sleep data of Student 1908, drug 2: mean 2.33, s 2.002, n 10, t 2.262.
  const { value, low, high } = meanOf(
    sampleOf([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]),
  );
  expect(value).toBeCloseTo(2.33, 10);
  expect(low).toBeCloseTo(0.898, 2);
  expect(high).toBeCloseTo(3.762, 2);
});

test('a single game has a mean and no interval', () => {
  expect(meanOf(sampleOf([7]))).toEqual({ value: 7, low: null, high: null });
});

test('games that all end alike leave no doubt', () => {
  expect(meanOf(sampleOf([5, 5, 5]))).toEqual({ value: 5, low: 5, high: 5 });
});

test('a share of wins has Wilson’s interval, which never leaves 0 to 1', () => {
  // Newcombe 1998, 81 of 263: 0.2553 to 0.3662.
  const { value, low, high } = shareOf(81, 263);
  expect(value).toBeCloseTo(81 / 263, 12);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  // The same source, 0 of 20: 0 to 0.1611.
  expect(shareOf(0, 20).low).toBe(0);
  expect(shareOf(0, 20).high).toBeCloseTo(0.1611, 4);
  expect(shareOf(20, 20).high).toBe(1);
});

test('Student’s quantile agrees with printed tables', () => {
  const printed = [
    [1, 12.706],
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [1e6, 1.96],
  ] as const;
  for (const [degrees, t] of printed) expect(studentT(degrees)).toBeCloseTo(t, 2);
});
