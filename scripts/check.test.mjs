import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from './parts/checks.mjs';
import { scriptOf } from './parts/run.mjs';
import { json } from './parts/workspaces.mjs';
import { project } from './testing/project.mjs';

/** @param {string} name @param {object} more */
const manifest = (name, more = {}) => ({
  name,
  type: 'module',
  exports: { '.': { 'meadhall-src': './src/index.ts', default: './dist/index.js' } },
  ...more,
});

const TSCONFIG = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { rootDir: 'src', outDir: 'dist' },
  include: ['src'],
  exclude: ['src/**/*.test.ts'],
};

const SOUND = {
  'tsconfig.json': {
    files: [],
    references: [
      { path: 'packages/kernel' },
      { path: 'packages/words' },
      { path: 'tsconfig.tests.json' },
    ],
  },
  'packages/kernel/package.json': manifest('@meadhall/kernel'),
  'packages/kernel/tsconfig.json': { ...TSCONFIG, references: [] },
  'packages/kernel/src/index.ts': 'export const seats = 2;\n',
  'packages/words/package.json': manifest('@meadhall/words', {
    dependencies: { '@meadhall/kernel': '0.1.0' },
  }),
  'packages/words/tsconfig.json': { ...TSCONFIG, references: [{ path: '../kernel' }] },
  'packages/words/src/index.ts':
    "import { seats } from '@meadhall/kernel';\n\nexport const blurb = [seats];\n",
};

/** Each violation, and a part of what must be said about it. */
const VIOLATIONS = {
  format: {
    files: { 'packages/kernel/src/format.ts': 'export const  wide = 1;\n' },
    said: 'packages/kernel/src/format.ts format',
  },
  'a lint rule': {
    files: { 'packages/kernel/src/lint.ts': 'export const odd = (n: number) => n === NaN;\n' },
    said: 'packages/kernel/src/lint.ts:1',
  },
  any: {
    files: { 'packages/kernel/src/any.ts': 'export const loose = (n: any) => n;\n' },
    said: 'packages/kernel/src/any.ts:1',
  },
  'a floating promise': {
    files: {
      'packages/kernel/src/floating.ts':
        'const later = async () => 1;\n\nexport function forget() {\n  later();\n}\n',
    },
    said: 'no-floating-promises',
  },
  'a misused promise': {
    files: {
      'packages/kernel/src/misused.ts':
        'const ready = async () => false;\n\nexport const always = () => (ready() ? 1 : 2);\n',
    },
    said: 'no-misused-promises',
  },
  'a circle of imports': {
    files: {
      'packages/kernel/src/hen.ts':
        "import { egg } from './egg.ts';\n\nexport const hen = () => egg;\n",
      'packages/kernel/src/egg.ts':
        "import { hen } from './hen.ts';\n\nexport const egg = () => hen;\n",
    },
    said: 'no-cycle',
  },
  'a test left out': {
    files: {
      'packages/kernel/src/skipped.test.ts':
        "import { expect, test } from 'vitest';\n\ntest.skip('later', () => {\n  expect(1).toBe(1);\n});\n",
    },
    said: 'no-disabled-tests',
  },
  'types in a package': {
    files: { 'packages/kernel/src/types.ts': "export const four: number = 'four';\n" },
    said: 'packages/kernel/src/types.ts(1,14): error TS2322',
  },
  'types in a test': {
    files: {
      'packages/kernel/src/types.test.ts':
        "import { expect, test } from 'vitest';\n\ntest('four', () => {\n  const four: number = 'four';\n  expect(four).toBe(4);\n});\n",
    },
    said: 'packages/kernel/src/types.test.ts(4,9): error TS2322',
  },
  'the clock in a pure package': {
    files: { 'packages/kernel/src/clock.ts': 'export const now = () => Date.now();\n' },
    said: "Unexpected use of 'Date'",
  },
  'chance in a pure package': {
    files: { 'packages/kernel/src/chance.ts': 'export const chance = () => Math.random();\n' },
    said: "'Math.random' is restricted",
  },
  'talk in a pure package': {
    files: { 'packages/kernel/src/talk.ts': "export const talk = () => console.log('hail');\n" },
    said: "Unexpected use of 'console'",
  },
  'an arrow': {
    files: {
      'packages/kernel/src/arrow.ts':
        "import { blurb } from '@meadhall/words';\n\nexport { blurb };\n",
    },
    said: 'packages/kernel/src/arrow.ts:1: packages/kernel may not import packages/words',
  },
  'a way over the fence': {
    files: {
      'packages/words/src/deep.ts':
        "import { seats } from '../../kernel/src/index.ts';\n\nexport { seats };\n",
    },
    said: "packages/words/src/deep.ts:1: '../../kernel/src/index.ts' leaves packages/words",
  },
  'a missing rung': {
    files: {
      'packages/toys/package.json': manifest('@meadhall/toys'),
      'packages/toys/tsconfig.json': TSCONFIG,
      'packages/toys/src/index.ts': 'export const duel = 1;\n',
    },
    said: 'tsconfig.json: "references" lacks packages/toys',
  },
  'an unused export': {
    files: {
      'packages/words/src/index.ts':
        "import { seats } from '@meadhall/kernel';\nimport { used } from './tales.ts';\n\nexport const blurb = [seats, used];\n",
      'packages/words/src/tales.ts': 'export const used = 1;\nexport const untold = 2;\n',
    },
    said: /Unused exports[\s\S]*untold +packages\/words\/src\/tales\.ts/,
  },
  'an unused file': {
    files: { 'packages/kernel/src/idle.ts': 'export const idle = 1;\n' },
    said: /Unused files[\s\S]*packages\/kernel\/src\/idle\.ts/,
  },
  'an unused dependency': {
    files: {
      'packages/kernel/package.json': manifest('@meadhall/kernel', {
        dependencies: { commander: '14.0.3' },
      }),
    },
    said: /Unused dependencies[\s\S]*commander +packages\/kernel\/package\.json/,
  },
  'a lock file left behind': {
    files: {
      'packages/words/package.json': manifest('@meadhall/words', {
        dependencies: { '@meadhall/kernel': '0.2.0' },
      }),
    },
    said: 'package-lock.json: is behind packages/words/package.json',
  },
  'a rule without proof': {
    files: {
      'games/skald/RULES.md':
        '## SKA-1 Feast · Festin\n\n- **SKA-1.1** Eat.\n  **fr** Mangez.\n  *Proof*\n',
    },
    said: 'skald: SKA-1.1 has no proof',
  },
  'a dependency nobody asked for': {
    files: {
      'packages/words/src/index.test.ts':
        "import { Command } from 'commander';\nimport { expect, test } from 'vitest';\nimport { blurb } from './index.ts';\n\ntest('blurb', () => {\n  expect([blurb, Command]).toHaveLength(2);\n});\n",
    },
    said: /Unlisted dependencies[\s\S]*commander +packages\/words\/src\/index\.test\.ts/,
  },
};

/** @type {ReturnType<typeof project>} */
let planted;
/** @type {Awaited<ReturnType<ReturnType<typeof project>['node']>>} */
let sound;
/** @type {Awaited<ReturnType<ReturnType<typeof project>['node']>>} */
let spoilt;

beforeAll(async () => {
  planted = project(SOUND);
  planted.borrow('.gitignore', '.oxlintrc.json', 'biome.json', 'knip.config.js', 'package.json');
  planted.borrow('scripts', 'tsconfig.base.json', 'tsconfig.tests.json', 'vitest.config.ts');
  const root = json(`${planted.root}/package.json`);
  delete root.devDependencies['fast-check'];
  planted.equip({ '@meadhall/kernel': 'packages/kernel', '@meadhall/words': 'packages/words' });
  planted.plant({
    'package.json': root,
    'package-lock.json': {
      packages: {
        '': root,
        'packages/kernel': SOUND['packages/kernel/package.json'],
        'packages/words': SOUND['packages/words/package.json'],
      },
    },
  });
  await planted.node(scriptOf('biome'), 'format', '--write');
  sound = await planted.node('scripts/check.mjs');
  for (const { files } of Object.values(VIOLATIONS)) planted.plant(files);
  spoilt = await planted.node('scripts/check.mjs');
});
afterAll(() => planted.remove());

test('the check is silent when all is well', () => {
  expect(sound).toEqual({ code: 0, stdout: '', stderr: '' });
});

describe('the check names', () => {
  test.each(Object.entries(VIOLATIONS))('%s', (_, { said }) => {
    expect(spoilt.stdout).toMatch(said);
  });
});

test('the check fails and says where', () => {
  expect(spoilt.code).toBe(1);
  const names = /failed: (.*)\n$/.exec(spoilt.stdout)?.[1]?.split(', ') ?? [];
  expect(names.sort()).toEqual(Object.keys(CHECKS).sort());
});
