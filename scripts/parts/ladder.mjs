import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isPure } from './arrows.mjs';
import { isForTests, json, workspaces } from './workspaces.mjs';

/** The type check of the tests stands beside the packages. */
const TESTS = 'tsconfig.tests.json';

/**
 * What is wrong with the ladder of tsconfig files: `tsc -b` must climb every package, each after
 * those it depends on, and the pure ones without the types of Node or of a browser.
 * @param {string} root
 */
export function brokenRungs(root) {
  const all = workspaces(root);
  const built = all.filter(({ sources }) => sources.some((file) => !isForTests(file)));
  return [
    ...differences('tsconfig.json', references(root, ''), [
      ...built.map(({ folder }) => folder),
      TESTS,
    ]),
    ...built.flatMap(({ folder, dependencies }) => {
      const config = `${folder}/tsconfig.json`;
      if (!existsSync(join(root, config))) return [`${config}: is missing`];
      const needed = all.filter(({ name }) => dependencies.includes(name));
      return [
        ...differences(
          config,
          references(root, folder),
          needed.map((workspace) => workspace.folder),
        ),
        ...impurities(root, folder),
      ];
    }),
  ];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
const references = (root, folder) =>
  (json(join(root, folder, 'tsconfig.json')).references ?? []).map(
    (/** @type {{ path: string }} */ { path }) => posix.join(folder, path),
  );

/**
 * @param {string} config
 * @param {readonly string[]} found
 * @param {readonly string[]} wanted
 */
const differences = (config, found, wanted) => [
  ...wanted
    .filter((folder) => !found.includes(folder))
    .map((folder) => `${config}: "references" lacks ${folder}`),
  ...found
    .filter((folder) => !wanted.includes(folder))
    .map((folder) => `${config}: "references" names ${folder}, which it does not need`),
];

/**
 * @param {string} root
 * @param {string} folder
 */
function impurities(root, folder) {
  if (!isPure(folder)) return [];
  const { extends: base, compilerOptions = {} } = json(join(root, folder, 'tsconfig.json'));
  const config = `${folder}/tsconfig.json`;
  return [
    ...(posix.join(folder, base ?? '') === 'tsconfig.base.json'
      ? []
      : [`${config}: a pure package extends tsconfig.base.json`]),
    ...['lib', 'types', 'typeRoots', 'paths']
      .filter((option) => option in compilerOptions)
      .map((option) => `${config}: a pure package sets no "${option}"`),
  ];
}
