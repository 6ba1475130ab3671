import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ROOT } from './run.mjs';

/**
 * Builds a program of ours where its sources have changed, then becomes it: it runs in this same
 * process, so that the terminal, signals and the exit code are its own.
 * @param {'apps/cli' | 'apps/server' | 'bench'} program
 * @param {string[]} args
 */
export async function become(program, args) {
  const { code, said } = await build(program);
  if (code !== 0) {
    console.error(`${program} cannot be built:\n${said.trim()}`);
    process.exit(1);
  }
  const main = join(ROOT, program, 'dist', 'main.js');
  process.argv = [process.execPath, main, ...args];
  await import(pathToFileURL(main).href);
}
