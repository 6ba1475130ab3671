import { afterEach, expect, test } from 'vitest';
import { project } from '../testing/project.mjs';
import { brokenRungs } from './ladder.mjs';

const PURE = { extends: '../../tsconfig.base.json', include: ['src'] };

/** @type {ReturnType<typeof project>} */
let planted;
afterEach(() => planted.remove());

/**
 * What is said about a sound ladder of two packages after a change.
 * @param {Record<string, object | string>} change
 */
function saidOf(change) {
  planted = project({
    'package.json': { workspaces: ['packages/*', 'apps/*'] },
    'tsconfig.json': {
      references: [
        { path: 'packages/kernel' },
        { path: 'packages/words' },
        { path: 'tsconfig.tests.json' },
      ],
    },
    'packages/kernel/package.json': { name: '@meadhall/kernel' },
    'packages/kernel/tsconfig.json': PURE,
    'packages/kernel/src/index.ts': '',
    'packages/words/package.json': {
      name: '@meadhall/words',
      dependencies: { '@meadhall/kernel': '0.1.0' },
    },
    'packages/words/tsconfig.json': { ...PURE, references: [{ path: '../kernel' }] },
    'packages/words/src/index.ts': '',
    ...change,
  });
  return brokenRungs(planted.root);
}

test('a sound ladder is passed over in silence', () => {
  expect(saidOf({})).toEqual([]);
});

test('a package with sources must be climbed', () => {
  const references = [{ path: './packages/kernel' }, { path: './tsconfig.tests.json' }];
  expect(saidOf({ 'tsconfig.json': { references } })).toEqual([
    'tsconfig.json: "references" lacks packages/words',
  ]);
});

test('a package without sources must not', () => {
  expect(saidOf({ 'packages/toys/package.json': { name: '@meadhall/toys' } })).toEqual([]);
  planted.remove();
  expect(
    saidOf({
      'packages/toys/package.json': { name: '@meadhall/toys' },
      'packages/toys/src/later.test.ts': '',
    }),
  ).toEqual([]);
});

test('a rung that leads nowhere is named', () => {
  const references = ['packages/kernel', 'packages/words', 'packages/gone', 'tsconfig.tests.json'];
  const paths = references.map((path) => ({ path }));
  expect(saidOf({ 'tsconfig.json': { references: paths } })).toEqual([
    'tsconfig.json: "references" names packages/gone, which it does not need',
  ]);
});

test('a package is built after those it depends on', () => {
  expect(saidOf({ 'packages/words/tsconfig.json': PURE })).toEqual([
    'packages/words/tsconfig.json: "references" lacks packages/kernel',
  ]);
});

test('a package needs a tsconfig.json', () => {
  expect(
    saidOf({
      'packages/toys/package.json': { name: '@meadhall/toys' },
      'packages/toys/src/index.ts': '',
    }),
  ).toEqual([
    'tsconfig.json: "references" lacks packages/toys',
    'packages/toys/tsconfig.json: is missing',
  ]);
});

test.each([
  [{ lib: ['es2023', 'dom'] }, 'lib'],
  [{ types: ['node'] }, 'types'],
])('a pure package cannot bring in other types: %j', (compilerOptions, option) => {
  expect(saidOf({ 'packages/kernel/tsconfig.json': { ...PURE, compilerOptions } })).toEqual([
    `packages/kernel/tsconfig.json: a pure package sets no "${option}"`,
  ]);
});

test('a pure package extends the base', () => {
  expect(saidOf({ 'packages/kernel/tsconfig.json': { include: ['src'] } })).toEqual([
    'packages/kernel/tsconfig.json: a pure package extends tsconfig.base.json',
  ]);
});

test('the command line brings in the types of Node', () => {
  const said = saidOf({
    'apps/cli/package.json': { name: '@meadhall/cli' },
    'apps/cli/tsconfig.json': { ...PURE, compilerOptions: { types: ['node'] } },
    'apps/cli/src/main.ts': '',
  });
  expect(said).toEqual(['tsconfig.json: "references" lacks apps/cli']);
});
