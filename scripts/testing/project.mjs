import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../parts/run.mjs';

/**
 * Makes a small project in a folder of its own, for one test to plant violations in.
 * @param {Record<string, string | object>} files their text, or what they hold as JSON
 */
export function project(files) {
  const root = mkdtempSync(join(tmpdir(), 'meadhall-'));
  const plant = (/** @type {Record<string, string | object>} */ more) => {
    for (const [path, content] of Object.entries(more)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
      writeFileSync(join(root, path), text);
    }
  };
  plant(files);
  return {
    root,
    plant,
    /** @param {string} path */
    uproot: (path) => rmSync(join(root, path), { recursive: true }),
    /** Brings files of the real project along. @param {string[]} paths */
    borrow: (...paths) => {
      for (const path of paths) cpSync(join(ROOT, path), join(root, path), { recursive: true });
    },
    /** Lends the installed tools, and links the named packages of this small project beside them. */
    equip: (/** @type {Record<string, string>} */ packages) => {
      const tools = join(ROOT, 'node_modules');
      mkdirSync(join(root, 'node_modules', '@meadhall'), { recursive: true });
      for (const name of readdirSync(tools))
        if (!['@meadhall', '.cache', '.vite', '.package-lock.json'].includes(name))
          symlinkSync(join(tools, name), join(root, 'node_modules', name));
      for (const [name, folder] of Object.entries(packages))
        symlinkSync(join(root, folder), join(root, 'node_modules', name));
      plant({
        'package-lock.json': { packages: {} },
        'node_modules/.package-lock.json': { packages: {} },
      });
    },
    /** @param {string} script @param {string[]} args */
    node: (script, ...args) => node(root, process.env, script, ...args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 * @returns {Promise<{ code: unknown, stdout: string, stderr: string }>}
 */
export const node = (cwd, env, ...args) =>
  new Promise((done) => {
    execFile(process.execPath, args, { cwd, env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
