import { expect, test } from 'vitest';
import { count } from './tests.mjs';

/** @param {string[][]} files the fate of each test, file by file */
const results = (...files) => {
  const all = files.flat();
  const number = (/** @type {string} */ fate) => all.filter((one) => one === fate).length;
  return {
    numPassedTests: number('passed'),
    numFailedTests: number('failed'),
    numPendingTests: number('skipped'),
    numTodoTests: number('todo'),
    testResults: files.map((tests) => ({
      status: tests.length === 0 || tests.includes('failed') ? 'failed' : 'passed',
      assertionResults: tests.map((status) => ({ status })),
    })),
  };
};

test('tests are counted', () => {
  expect(count(1, results(['passed', 'failed'], ['passed', 'skipped', 'todo']))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
  });
});

test('a file that cannot be loaded counts as one failure', () => {
  expect(count(1, results(['passed'], []))).toMatchObject({ passed: 1, failed: 1 });
});

test('a run that fails though every test passes counts as one failure', () => {
  expect(count(1, results(['passed', 'passed']))).toMatchObject({ passed: 2, failed: 1 });
});

test('a run without results counts as one failure, whatever its exit code', () => {
  expect(count(0, undefined)).toMatchObject({ passed: 0, failed: 1 });
});
