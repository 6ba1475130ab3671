import './parts/node-version.mjs';
import { join } from 'node:path';
import { prepare } from './parts/prepare.mjs';
import { ROOT, runScript } from './parts/run.mjs';

const HELP = `npm test                installs what is missing, then runs every check and every test
npm test -- <filter>…   only the types and the tests whose path contains a filter
                        (e2e: all tests in the browser)
npm test -- --help      this page

The last line counts the tests: N passed, M failed. A check or a file of tests that fails as a whole
counts as one failure. Exit code 0 when nothing failed, else 1.`;

const filters = process.argv.slice(2);
if (filters.includes('--help') || filters.includes('-h')) console.log(HELP);
else process.exitCode = await test();

async function test() {
  const from = performance.now();
  await prepare();
  const { CHECKS, check } = await import('./parts/checks.mjs');
  const { runTests } = await import('./parts/tests.mjs');
  const { runBrowserTests } = await import('./parts/browser.mjs');
  const { buildWeb } = await import('./parts/web.mjs');
  const { CannotInstall } = await import('./parts/install.mjs');
  const { programs } = await import('./parts/programs.mjs');
  try {
    await programs(console.log);
  } catch (error) {
    if (!(error instanceof CannotInstall)) throw error;
    console.error(error.message);
    return 1;
  }

  const names = filters.length === 0 ? Object.keys(CHECKS) : ['types'];
  console.log(`\nChecks: ${names.join(', ')}`);
  const failedChecks = await check(names, (name, { code, said }, seconds) => {
    console.log(`  ${name}: ${code === 0 ? 'well' : 'FAILED'} (${seconds.toFixed(1)} s)`);
    if (code !== 0) console.log(`${said.trim()}\n`);
  });

  console.log('\nTests');
  const inBrowser = filters.length === 0 || filters.some((it) => it.startsWith('e2e'));
  const elsewhere = filters.filter((it) => !it.startsWith('e2e'));
  /** @type {{ passed: number, failed: number, skipped: number }[]} */
  const runs = [];
  if (filters.length === 0 || elsewhere.length > 0) runs.push(await runTests(elsewhere));
  if (inBrowser) runs.push(await testInBrowser());
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    runs.reduce((total, run) => total + run[key], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];

  if (failedChecks.length > 0) console.log(`Checks that failed: ${failedChecks.join(', ')}`);
  if (skipped > 0) console.log(`Tests left out: ${skipped}`);
  console.log(`Total time: ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const failures = failed + failedChecks.length;
  console.log(`${passed} passed, ${failures} failed`);
  return failures === 0 ? 0 : 1;

  async function testInBrowser() {
    const { code, said } = await buildWeb(console.log);
    if (code !== 0) {
      console.log(`The web client cannot be built:\n${said.trim()}`);
      return { passed: 0, failed: 1, skipped: 0 };
    }
    const sizes = await runScript(join(ROOT, 'apps', 'web', 'scripts', 'sizes.mjs'), []);
    console.log(sizes.said);
    const named = filters.filter((it) => it.startsWith('e2e/'));
    const { passed, failed, skipped } = await runBrowserTests(named);
    // A broken budget of the client's weight is a failure of its own.
    return { passed, failed: failed + (sizes.code === 0 ? 0 : 1), skipped };
  }
}
