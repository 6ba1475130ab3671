import { brokenArrows } from './arrows.mjs';
import { build } from './build.mjs';
import { unproved } from './clauses.mjs';
import { brokenRungs } from './ladder.mjs';
import { staleLock } from './lockfile.mjs';
import { ROOT, runScript, scriptOf } from './run.mjs';

/** @typedef {{ code: number, said: string }} Verdict */

/**
 * Everything that can be said about the code without running it; the slowest first, so that two
 * cores finish together.
 * @type {Record<string, () => Verdict | Promise<Verdict>>}
 */
export const CHECKS = {
  types: () => build(),
  lint: () => runScript(scriptOf('oxlint'), ['--type-aware', '--deny-warnings']),
  unused: () => runScript(scriptOf('knip'), ['--no-progress', '--treat-config-hints-as-errors']),
  format: () => runScript(scriptOf('biome'), ['check', '--error-on-warnings', '--colors=off']),
  arrows: () => verdict(brokenArrows),
  ladder: () => verdict(brokenRungs),
  lockfile: () => verdict(staleLock),
  clauses: () => verdict((root) => unproved(root, { check: true })),
};

/** @param {(root: string) => string[]} search */
function verdict(search) {
  try {
    const broken = search(ROOT);
    return { code: broken.length === 0 ? 0 : 1, said: broken.join('\n') };
  } catch (error) {
    return { code: 1, said: String(error) };
  }
}

const AT_ONCE = 2;

/**
 * Runs the named checks and hands over each verdict as it comes. Returns the names that failed.
 * @param {string[]} names
 * @param {(name: string, verdict: Verdict, seconds: number) => void} heard
 */
export async function check(names, heard) {
  const waiting = [...names];
  /** @type {string[]} */
  const failed = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const from = performance.now();
      const found = await /** @type {() => Verdict | Promise<Verdict>} */ (CHECKS[name])();
      if (found.code !== 0) failed.push(name);
      heard(name, found, (performance.now() - from) / 1000);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}
