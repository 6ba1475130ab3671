import { expect, test } from 'vitest';
import { count } from './browser.mjs';

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };

test('tests in the browser are counted', () => {
  expect(count(0, { stats })).toEqual({ passed: 5, failed: 0, skipped: 1 });
});

test('one that needs a second try has failed', () => {
  expect(count(0, { stats: { ...stats, flaky: 1 } }).failed).toBe(1);
});

test('a run that fails or says nothing counts as a failure', () => {
  expect(count(1, { stats }).failed).toBe(1);
  expect(count(0, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
