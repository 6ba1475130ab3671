import { afterEach, describe, expect, test } from 'vitest';
import { project } from '../testing/project.mjs';
import { brokenArrows, isPure } from './arrows.mjs';

const FOLDERS = {
  'packages/kernel': '@meadhall/kernel',
  'packages/words': '@meadhall/words',
  'packages/testkit': '@meadhall/testkit',
  'packages/search': '@meadhall/search',
  'packages/taverns': '@meadhall/taverns',
  'packages/toys': '@meadhall/toys',
  'packages/shelf': '@meadhall/shelf',
  'packages/protocol': '@meadhall/protocol',
  'packages/table-ui': '@meadhall/table-ui',
  'games/nidavellir/rules': '@meadhall/nidavellir',
  'games/nidavellir/words': '@meadhall/nidavellir-words',
  'games/nidavellir/ui': '@meadhall/nidavellir-ui',
  'games/nains/rules': '@meadhall/nains',
  'games/asgard/rules': '@meadhall/asgard',
  'games/asgard/words': '@meadhall/asgard-words',
  'apps/server': '@meadhall/server',
  'apps/web': '@meadhall/web',
  'apps/cli': '@meadhall/cli',
  bench: '@meadhall/bench',
};

/** @type {ReturnType<typeof project>} */
let planted;
afterEach(() => planted.remove());

/**
 * What is said about one file in a project of all our packages.
 * @param {string} file
 * @param {string} text
 */
function saidOf(file, text) {
  planted = project({
    'package.json': { workspaces: ['packages/*', 'games/*/*', 'apps/*', 'bench'] },
    ...Object.fromEntries(
      Object.entries(FOLDERS).map(([folder, name]) => [
        `${folder}/package.json`,
        { name, exports: { '.': './src/index.ts', './data': './src/data.ts' } },
      ]),
    ),
    [file]: text,
  });
  return brokenArrows(planted.root);
}

/** @param {string} from @param {string} module */
const imports = (from, module) => saidOf(`${from}/src/a.ts`, `import { a } from '${module}';\n`);

describe('an arrow that the design draws is let through', () => {
  test.each([
    ['packages/words', '@meadhall/kernel'],
    ['packages/testkit', '@meadhall/kernel'],
    ['packages/search', '@meadhall/kernel'],
    ['packages/taverns', '@meadhall/kernel'],
    ['packages/toys', '@meadhall/kernel'],
    ['packages/protocol', 'zod'],
    ['packages/table-ui', 'preact'],
    ['games/nidavellir/rules', '@meadhall/kernel'],
    ['games/nidavellir/rules', '@meadhall/taverns'],
    ['games/nains/rules', '@meadhall/taverns'],
    ['games/asgard/rules', '@meadhall/kernel'],
    ['games/asgard/words', '@meadhall/words'],
    ['games/asgard/words', '@meadhall/asgard'],
    ['games/nidavellir/ui', '@meadhall/nidavellir-words'],
    ['packages/shelf', '@meadhall/asgard-words'],
    ['apps/server', '@meadhall/shelf'],
    ['apps/web', '@meadhall/nidavellir-ui'],
    ['apps/cli', '@meadhall/shelf'],
    ['apps/cli', '@meadhall/server'],
    ['apps/cli', 'node:fs'],
    ['apps/cli', 'commander'],
    ['bench', 'boardgame.io'],
    ['packages/kernel', './rng.ts'],
    ['packages/words', '@meadhall/kernel/data'],
  ])('%s → %s', (from, module) => {
    expect(imports(from, module)).toEqual([]);
  });
});

describe('an arrow that the design does not draw is named', () => {
  test.each([
    ['packages/kernel', '@meadhall/words', 'packages/words, only nothing'],
    ['packages/kernel', 'node:crypto', 'node:crypto, only nothing'],
    ['packages/kernel', 'immer', 'immer, only nothing'],
    ['packages/words', '@meadhall/testkit', 'packages/testkit, only packages/kernel'],
    ['packages/testkit', '@meadhall/toys', 'packages/toys, only packages/kernel'],
    ['packages/testkit', 'vitest', 'vitest, only packages/kernel'],
    ['packages/search', '@meadhall/nidavellir', 'games/nidavellir/rules, only packages/kernel'],
    ['packages/search', 'fs', 'fs, only packages/kernel'],
    ['packages/taverns', '@meadhall/search', 'packages/search, only packages/kernel'],
    ['packages/toys', '@meadhall/taverns', 'packages/taverns, only packages/kernel'],
    ['games/asgard/rules', '@meadhall/taverns', 'packages/taverns, only packages/kernel'],
    ['games/asgard/rules', '@meadhall/nidavellir', 'games/nidavellir/rules, only packages/kernel'],
    ['games/asgard/rules', '@meadhall/asgard-words', 'games/asgard/words, only packages/kernel'],
    ['games/asgard/rules', '@meadhall/testkit', 'packages/testkit, only packages/kernel'],
    [
      'games/nains/rules',
      '@meadhall/nidavellir',
      'games/nidavellir/rules, only packages/kernel, packages/taverns',
    ],
    [
      'games/asgard/words',
      '@meadhall/nidavellir',
      'games/nidavellir/rules, only packages/kernel, packages/words, games/asgard/rules',
    ],
    [
      'games/nidavellir/ui',
      '@meadhall/asgard',
      'games/asgard/rules, only games/nidavellir/rules, games/nidavellir/words, packages/kernel, packages/table-ui, packages/words, npm',
    ],
    [
      'packages/table-ui',
      '@meadhall/nidavellir',
      'games/nidavellir/rules, only packages/kernel, packages/words, npm',
    ],
    ['packages/protocol', 'http', 'http, only packages/kernel, npm'],
    [
      'apps/server',
      '@meadhall/web',
      'apps/web, only packages/kernel, packages/protocol, packages/records, packages/search, packages/shelf, packages/words, node, npm',
    ],
    [
      'apps/web',
      '@meadhall/server',
      'apps/server, only packages/kernel, packages/protocol, packages/records, packages/search, packages/table-ui, packages/words, games/<any>/<any>, npm',
    ],
    ['apps/cli', '@meadhall/web', 'apps/web, only packages/<any>, apps/server, node, npm'],
  ])('%s → %s', (from, module, wrong) => {
    expect(imports(from, module)).toEqual([`${from}/src/a.ts:1: ${from} may not import ${wrong}`]);
  });
});

describe('tests may import what they test with', () => {
  test.each([
    'vitest',
    'fast-check',
    'node:fs',
    '@meadhall/testkit',
    '@meadhall/search',
    '@meadhall/toys',
  ])('%s', (module) => {
    expect(saidOf('games/asgard/rules/src/a.test.ts', `import '${module}';\n`)).toEqual([]);
  });

  test('also in a folder of what tests share', () => {
    expect(saidOf('games/asgard/rules/src/testing/a.ts', "import 'vitest';\n")).toEqual([]);
  });

  test('but not another game, nor other packages from outside', () => {
    const text = "import '@meadhall/nidavellir';\nimport 'lodash';\n";
    expect(saidOf('games/asgard/rules/src/a.test.ts', text)).toEqual([
      expect.stringContaining('a.test.ts:1: games/asgard/rules may not import games/nidavellir'),
      expect.stringContaining('a.test.ts:2: games/asgard/rules may not import lodash'),
    ]);
  });
});

describe('a package is entered by its public face', () => {
  test('not by a path into its name', () => {
    expect(imports('packages/words', '@meadhall/kernel/src/rng.ts')).toEqual([
      "packages/words/src/a.ts:1: '@meadhall/kernel/src/rng.ts' is not exported by packages/kernel: import from its public face",
    ]);
  });

  test('not by a path over the fence', () => {
    expect(imports('packages/words', '../../kernel/src/rng.ts')).toEqual([
      "packages/words/src/a.ts:1: '../../kernel/src/rng.ts' leaves packages/words: import a package by its name",
    ]);
  });

  test('not even in a test', () => {
    const text = "import '../../kernel/src/rng.ts';\n";
    expect(saidOf('packages/words/src/a.test.ts', text)).toHaveLength(1);
  });

  test('nor from a package whose name begins the same', () => {
    planted = project({
      'package.json': { workspaces: ['packages/*'] },
      'packages/words/package.json': { name: '@meadhall/words' },
      'packages/words-more/package.json': { name: '@meadhall/words-more' },
      'packages/words/src/a.ts': "import '../../words-more/src/b.ts';\n",
    });
    expect(brokenArrows(planted.root)).toHaveLength(1);
  });
});

describe('every way to name a module is seen', () => {
  test.each([
    ["import '@meadhall/words';"],
    ["import type { Words } from '@meadhall/words';"],
    ["export * from '@meadhall/words';"],
    ["export { plainWords } from '@meadhall/words';"],
    ["export const words = () => import('@meadhall/words');"],
    ["export type Words = import('@meadhall/words').Words;"],
  ])('%s', (text) => {
    expect(saidOf('packages/kernel/src/a.ts', `\n${text}\n`)).toEqual([
      'packages/kernel/src/a.ts:2: packages/kernel may not import packages/words, only nothing',
    ]);
  });

  test('a name that is computed is refused', () => {
    const text = 'export const any = (name: string) => import(name);\n';
    expect(saidOf('packages/kernel/src/a.ts', text)).toEqual([
      'packages/kernel/src/a.ts:1: an import names its module in a plain string',
    ]);
  });

  test('comments and strings are not imports', () => {
    const text = `// import '@meadhall/words';
/* export * from '@meadhall/words'; */
export const said = "import '@meadhall/words';";
`;
    expect(saidOf('packages/kernel/src/a.ts', text)).toEqual([]);
  });
});

test('a new package needs a row of its own', () => {
  planted = project({
    'package.json': { workspaces: ['packages/*'] },
    'packages/stables/package.json': { name: '@meadhall/stables' },
    'packages/stables/src/index.ts': 'export {};\n',
  });
  expect(brokenArrows(planted.root)).toEqual([
    'packages/stables: has no row in the table of arrows (scripts/parts/arrows.mjs)',
  ]);
});

test('a file that cannot be read is named', () => {
  expect(saidOf('packages/kernel/src/a.ts', 'export const = ;\n')).toEqual([
    expect.stringMatching(/^packages\/kernel\/src\/a\.ts: cannot be read: /),
  ]);
});

test('a package is pure when it knows neither Node nor npm', () => {
  planted = project({});
  expect(Object.keys(FOLDERS).filter(isPure)).toEqual([
    'packages/kernel',
    'packages/words',
    'packages/testkit',
    'packages/search',
    'packages/taverns',
    'packages/toys',
    'packages/shelf',
    'games/nidavellir/rules',
    'games/nidavellir/words',
    'games/nains/rules',
    'games/asgard/rules',
    'games/asgard/words',
  ]);
});
