import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPure } from './parts/arrows.mjs';
import { ROOT, scriptOf } from './parts/run.mjs';
import { workspaces } from './parts/workspaces.mjs';
import { project } from './testing/project.mjs';

const FOLDERS = workspaces(ROOT).map(({ folder }) => folder);
const PURE = FOLDERS.filter(isPure);

/** What looks outside, and the word by which the linter must name it. */
const OUTSIDE = {
  'Date.now()': 'Date',
  'new Date(0)': 'Date',
  'performance.now()': 'performance',
  'setTimeout(() => {}, 1)': 'setTimeout',
  'Math.random()': 'Math.random',
  "Math['random']()": 'Math.random',
  "console.log('hail')": 'console',
  'process.env': 'process',
  'window.innerWidth': 'window',
  'globalThis.Date': 'globalThis',
  "new Intl.NumberFormat('fr')": 'Intl',
  "'a'.localeCompare('b')": 'localeCompare',
  'crypto.randomUUID()': 'crypto',
};

const HARMLESS = `// Date, Math.random, console
export const said = 'Date.now() Math.random() console.log';
const own = { Date: 1, console: 2, random: 3 };
export const sum = (process: number) => own.Date + own.console + own.random + process;
`;

/** @type {ReturnType<typeof project>} */
let planted;
/** @type {{ filename: string, message: string }[]} */
let found;

beforeAll(async () => {
  const lines = Object.keys(OUTSIDE).map((code, i) => `export const planted${i} = ${code};\n`);
  planted = project(
    Object.fromEntries(
      FOLDERS.flatMap((folder) => [
        [`${folder}/src/planted.ts`, lines.join('')],
        [`${folder}/src/planted.test.ts`, lines.join('')],
        [`${folder}/src/harmless.ts`, HARMLESS],
      ]),
    ),
  );
  planted.borrow('.oxlintrc.json');
  const { stdout } = await planted.node(scriptOf('oxlint'), '--format=json');
  found = JSON.parse(stdout).diagnostics;
});
afterAll(() => planted.remove());

/** @param {string} file */
const named = (file) =>
  found
    .filter(({ filename }) => filename === file)
    .map(({ message }) => /'([^']*)'/.exec(message)?.[1] ?? message)
    .sort();

test.each(PURE)('%s knows nothing outside itself', (folder) => {
  expect(named(`${folder}/src/planted.ts`)).toEqual(Object.values(OUTSIDE).sort());
});

test('comments, strings and names of its own do no harm', () => {
  for (const folder of PURE) expect(named(`${folder}/src/harmless.ts`)).toEqual([]);
});

test('tests may look at the clock, but chance is the same every time', () => {
  const words = named('packages/kernel/src/planted.test.ts');
  expect(words).toEqual(['Math.random', 'Math.random', 'localeCompare']);
});

test('programs may look outside', () => {
  expect(named('apps/cli/src/planted.ts')).toEqual([]);
});

test('for the compiler, Node and the browser do not even exist', async () => {
  planted.borrow('tsconfig.base.json');
  planted.plant({
    'tsconfig.json': { extends: './tsconfig.base.json', files: ['outside.ts'] },
    'package.json': { type: 'module' },
    'outside.ts': `import { readFile } from 'node:fs';
export const outside = [readFile, console, process, window, document, setTimeout, performance];
`,
  });
  const { stdout } = await planted.node(scriptOf('tsc'), '--noEmit', '--pretty', 'false');
  for (const name of [
    'node:fs',
    'console',
    'process',
    'window',
    'document',
    'setTimeout',
    'performance',
  ])
    expect(stdout).toContain(`Cannot find name '${name}'`);
});
