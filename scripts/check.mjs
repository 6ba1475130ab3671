import './parts/node-version.mjs';
import { prepare } from './parts/prepare.mjs';

// Silent when all is well: what is said is to be mended.
await prepare({ quiet: true });
const { CHECKS, check } = await import('./parts/checks.mjs');
const failed = await check(Object.keys(CHECKS), (name, { code, said }) => {
  if (code !== 0) console.log(`── ${name} ──\n${said.trim()}\n`);
});
if (failed.length > 0) {
  console.log(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
