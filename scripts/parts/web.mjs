import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { ROOT, runScript, scriptOf } from './run.mjs';

/** What the web client is made of. */
const SOURCES = ['apps/web', 'packages', 'games', 'package-lock.json'];
const BUILT = join(ROOT, 'apps', 'web', 'dist', '.built');
const LEFT_OUT = new Set(['node_modules', 'dist', 'cases', 'fixtures', 'gallery']);

/**
 * Builds the web client where something it is made of has changed. One process at a time.
 * @param {(line: string) => void} say
 */
export const buildWeb = (say) =>
  alone(
    'web',
    () => {},
    async () => {
      if (existsSync(BUILT) && newest(SOURCES) <= statSync(BUILT).mtimeMs) {
        say('web client: built');
        return { code: 0, said: '' };
      }
      say('web client: building…');
      const began = new Date();
      const result = await runScript(scriptOf('vite'), ['build', '--logLevel', 'warn'], {
        cwd: join(ROOT, 'apps', 'web'),
      });
      if (result.code === 0) {
        writeFileSync(BUILT, '');
        // A source that changed while it was building counts as newer.
        utimesSync(BUILT, began, began);
        say('web client: built');
      }
      return result;
    },
  );

/**
 * When the last of some files was changed.
 * @param {string[]} paths from the root
 * @returns {number}
 */
const newest = (paths) =>
  Math.max(
    ...paths.map((path) => {
      const stats = statSync(join(ROOT, path));
      if (!stats.isDirectory()) return stats.mtimeMs;
      const inside = readdirSync(join(ROOT, path)).filter((name) => !LEFT_OUT.has(name));
      return newest(inside.map((name) => `${path}/${name}`));
    }),
  );
