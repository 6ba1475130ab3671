import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Workspace
 * @property {string} folder from the root, with slashes: `games/asgard/rules`
 * @property {string} name as others import it: `@meadhall/asgard`
 * @property {string[]} exports the subpaths it offers: `.`, `./data`
 * @property {string[]} dependencies what its package.json names for use outside tests
 * @property {string[]} sources its source files, from the root; none while it is only planned
 */

/**
 * Every package of the project, in the order of the patterns of the root package.json.
 * @param {string} root
 * @returns {Workspace[]}
 */
export function workspaces(root) {
  const { workspaces: patterns } = json(join(root, 'package.json'));
  return patterns
    .flatMap((/** @type {string} */ pattern) => matches(root, pattern.split('/')))
    .filter((/** @type {string} */ folder) => existsSync(join(root, folder, 'package.json')))
    .map((/** @type {string} */ folder) => {
      const { name, exports = {}, dependencies = {} } = json(join(root, folder, 'package.json'));
      return {
        folder,
        name,
        exports: Object.keys(exports),
        dependencies: Object.keys(dependencies),
        sources: files(root, folder).filter((file) => /\.[cm]?tsx?$/.test(file)),
      };
    });
}

/**
 * Whether a file serves only tests: one of them, or in a folder of what several of them share.
 * @param {string} file
 */
export const isForTests = (file) => /\.test\.tsx?$|\/testing\//.test(file);

/**
 * Reads a JSON file; ours carry no comments.
 * @param {string} file
 */
export function json(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON`, { cause: error });
  }
}

/**
 * @param {string} root
 * @param {string[]} pattern
 * @returns {string[]}
 */
function matches(root, [first, ...rest]) {
  if (first === undefined) return [''];
  const here = first === '*' ? folders(root) : [first];
  return here.flatMap((name) =>
    matches(join(root, name), rest).map((deeper) => (deeper === '' ? name : `${name}/${deeper}`)),
  );
}

/** @param {string} folder */
const folders = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
const files = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : files(root, path);
  });
