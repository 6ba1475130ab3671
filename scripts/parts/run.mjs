import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PACKAGE_OF = {
  biome: '@biomejs/biome',
  knip: 'knip',
  oxlint: 'oxlint',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
};

/**
 * The script behind a tool's command. Node runs it directly: no shell, so the same on every system.
 * @param {keyof typeof PACKAGE_OF} tool
 */
export function scriptOf(tool) {
  const folder = join(ROOT, 'node_modules', PACKAGE_OF[tool]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[tool]);
}

/**
 * Runs a command to its end and keeps what it says, or lets it speak for itself with `aloud`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ aloud?: boolean, cwd?: string, env?: NodeJS.ProcessEnv }} [how]
 * @returns {Promise<{ code: number, said: string }>}
 */
export function run(command, args, { aloud = false, cwd = ROOT, env = process.env } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}

/**
 * Runs a script with this same Node.
 * @param {string} script
 * @param {string[]} args
 * @param {{ aloud?: boolean, cwd?: string, env?: NodeJS.ProcessEnv }} [how]
 */
export const runScript = (script, args, how) => run(process.execPath, [script, ...args], how);
