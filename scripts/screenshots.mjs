import './parts/node-version.mjs';
import { join } from 'node:path';
import { build } from './parts/build.mjs';
import { prepare } from './parts/prepare.mjs';
import { ROOT, runScript, scriptOf } from './parts/run.mjs';
import { buildWeb } from './parts/web.mjs';

// The key screens, in both themes and three sizes, for docs/screenshots.
await prepare();
for (const made of [await build('apps/server'), await buildWeb(console.log)])
  if (made.code !== 0) {
    console.error(`Nothing can be shown:\n${made.said.trim()}`);
    process.exit(1);
  }
const config = join(ROOT, 'e2e', 'src', 'screenshots', 'playwright.config.mjs');
const { code } = await runScript(
  scriptOf('playwright'),
  ['test', '--config', config, ...process.argv.slice(2)],
  { aloud: true },
);
process.exitCode = code;
