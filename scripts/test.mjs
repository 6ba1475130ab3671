import './parts/node-version.mjs';
import { prepare } from './parts/prepare.mjs';

const HELP = `npm test                installs what is missing, then runs every check and every test
npm test -- <filter>…   only the types and the tests whose path contains a filter
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

  const names = filters.length === 0 ? Object.keys(CHECKS) : ['types'];
  console.log(`\nChecks: ${names.join(', ')}`);
  const failedChecks = await check(names, (name, { code, said }, seconds) => {
    console.log(`  ${name}: ${code === 0 ? 'well' : 'FAILED'} (${seconds.toFixed(1)} s)`);
    if (code !== 0) console.log(`${said.trim()}\n`);
  });

  console.log('\nTests');
  const { passed, failed, skipped } = await runTests(filters);

  if (failedChecks.length > 0) console.log(`Checks that failed: ${failedChecks.join(', ')}`);
  if (skipped > 0) console.log(`Tests left out: ${skipped}`);
  console.log(`Total time: ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const failures = failed + failedChecks.length;
  console.log(`${passed} passed, ${failures} failed`);
  return failures === 0 ? 0 : 1;
}
