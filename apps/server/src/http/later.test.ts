import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** So many ask at once; how many of them have their answer. */
function asked(count: number): () => number {
  let answered = 0;
  for (let i = 0; i < count; i++) later(() => answered++);
  return () => answered;
}

test('nobody hurries for whoever asks for too much', () => {
  const answered = asked(3);
  vi.advanceTimersByTime(900);
  expect(answered()).toBe(0);
  vi.advanceTimersByTime(200);
  expect(answered()).toBe(3);
});

test('only so many wait at a time, the rest is sent away at once; when those are gone, others wait', () => {
  const [crowd, next] = [asked(500), asked(20)];
  expect([crowd(), next()]).toEqual([0, 20]);
  vi.advanceTimersByTime(1000);
  expect(crowd()).toBe(500);
  const again = asked(500);
  expect(again()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(again()).toBe(500);
});
