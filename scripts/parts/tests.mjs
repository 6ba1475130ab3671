import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runScript, scriptOf } from './run.mjs';

const RESULTS = join(ROOT, 'node_modules', '.cache', 'tests.json');

/**
 * Runs the tests whose path contains one of the filters, or all, and counts them.
 * @param {string[]} filters
 */
export async function runTests(filters) {
  rmSync(RESULTS, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
  const { code } = await runScript(scriptOf('vitest'), ['run', ...reporters, ...filters], {
    aloud: true,
  });
  return count(code, existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : undefined);
}

/**
 * @typedef {object} Results
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * A file that fails without a failing test (it could not be loaded) counts as one failure; so does
 * a run that fails although all its tests pass (an error nobody caught, no test at all).
 * @param {number} code
 * @param {Results | undefined} results
 */
export function count(code, results) {
  if (results === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = results.numFailedTests + brokenFiles.length;
  return {
    passed: results.numPassedTests,
    failed: code === 0 ? failed : Math.max(failed, 1),
    skipped: results.numPendingTests + results.numTodoTests,
  };
}
