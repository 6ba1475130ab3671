import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runScript, scriptOf } from './run.mjs';

const RESULTS = join(ROOT, 'node_modules', '.cache', 'browser.json');

/**
 * Runs the tests in a real browser and counts them.
 * @param {string[]} filters
 */
export async function runBrowserTests(filters) {
  rmSync(RESULTS, { force: true });
  const { code } = await runScript(
    scriptOf('playwright'),
    ['test', '--config', join(ROOT, 'e2e', 'playwright.config.ts'), ...filters],
    { aloud: true, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: RESULTS } },
  );
  return count(code, existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : undefined);
}

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} Results */

/**
 * A test that needs a second try has failed; so has a run that fails although all its tests pass.
 * @param {number} code
 * @param {Results | undefined} results
 */
export function count(code, results) {
  if (results === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = results.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
}
