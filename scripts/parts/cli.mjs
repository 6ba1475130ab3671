import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ROOT } from './run.mjs';

const MAIN = join(ROOT, 'apps', 'cli', 'dist', 'main.js');

/**
 * Builds the command `meadhall` where its sources have changed, then becomes it: the command runs
 * in this same process, so that the terminal, signals and the exit code are its own.
 * @param {string[]} args
 */
export async function becomeMeadhall(args) {
  const { code, said } = await build('apps/cli');
  if (code !== 0) {
    console.error(`meadhall cannot be built:\n${said.trim()}`);
    process.exit(1);
  }
  process.argv = [process.execPath, MAIN, ...args];
  await import(pathToFileURL(MAIN).href);
}
