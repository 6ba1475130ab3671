import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { json, workspaces } from './workspaces.mjs';

const ASKED = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/**
 * Where package-lock.json has fallen behind the package.json files, so that a fresh clone could not
 * install; and where it names the registry of one machine.
 * @param {string} root
 */
export function staleLock(root) {
  const { packages } = json(join(root, 'package-lock.json'));
  const folders = ['', ...workspaces(root).map(({ folder }) => folder)];
  const foreign = Object.keys(packages).filter((path) => /^https?:/.test(packages[path].resolved));
  return [
    ...folders
      .filter((folder) => {
        const manifest = json(join(root, folder, 'package.json'));
        return ASKED.some(
          (kind) => !isDeepStrictEqual(manifest[kind] ?? {}, packages[folder]?.[kind] ?? {}),
        );
      })
      .map(
        (folder) =>
          `package-lock.json: is behind ${join(folder, 'package.json')}; run \`npm install --package-lock-only\``,
      ),
    ...foreign.map((path) => `package-lock.json: names the registry that ${path} came from`),
  ];
}
