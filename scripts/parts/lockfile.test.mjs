import { afterEach, expect, test } from 'vitest';
import { project } from '../testing/project.mjs';
import { staleLock } from './lockfile.mjs';

/** @type {ReturnType<typeof project>} */
let planted;
afterEach(() => planted.remove());

/**
 * What is said about a project that asks for `vitest` and whose kernel asks for nothing.
 * @param {Record<string, object>} packages
 */
function saidOf(packages) {
  planted = project({
    'package.json': { workspaces: ['packages/*'], devDependencies: { vitest: '4.1.12' } },
    'packages/kernel/package.json': { name: '@meadhall/kernel', dependencies: {} },
    'package-lock.json': { packages },
  });
  return staleLock(planted.root);
}

const ROOT = { workspaces: ['packages/*'], devDependencies: { vitest: '4.1.12' } };

test('a lock file that agrees is passed over in silence', () => {
  const packages = {
    '': ROOT,
    'packages/kernel': {},
    'node_modules/@meadhall/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/vitest': { version: '4.1.12' },
  };
  expect(saidOf(packages)).toEqual([]);
});

test('a lock file that is behind is named, with what to do', () => {
  const kernel = { dependencies: { immer: '1.0.0' } };
  expect(
    saidOf({ '': { devDependencies: { vitest: '4.0.0' } }, 'packages/kernel': kernel }),
  ).toEqual([
    'package-lock.json: is behind package.json; run `npm install --package-lock-only`',
    'package-lock.json: is behind packages/kernel/package.json; run `npm install --package-lock-only`',
  ]);
});

test('the registry of one machine does not belong in it', () => {
  const resolved = 'https://registry.example/vitest-4.1.12.tgz';
  expect(saidOf({ '': ROOT, 'node_modules/vitest': { resolved } })).toEqual([
    'package-lock.json: names the registry that node_modules/vitest came from',
  ]);
});
