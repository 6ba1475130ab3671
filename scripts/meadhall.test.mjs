import { afterAll, beforeAll, expect, test } from 'vitest';
import { project } from './testing/project.mjs';

/** @type {ReturnType<typeof project>} */
let planted;

/**
 * A program that says what it was told, and ends with 2.
 * @param {string} name
 */
const program = (name) => ({
  [`apps/${name}/package.json`]: { name: `@meadhall/${name}`, type: 'module' },
  [`apps/${name}/tsconfig.json`]: {
    extends: '../../tsconfig.base.json',
    compilerOptions: { rootDir: 'src', outDir: 'dist', types: ['node'] },
    include: ['src'],
  },
  [`apps/${name}/src/main.ts`]: `console.log(JSON.stringify(process.argv.slice(2)));
process.exitCode = 2;
`,
});

beforeAll(() => {
  planted = project({
    'package.json': { type: 'module' },
    ...program('cli'),
    ...program('server'),
  });
  planted.borrow('scripts', 'tsconfig.base.json');
  planted.equip({});
});
afterAll(() => planted.remove());

test('builds the command and becomes it: arguments, output and exit code are its own', async () => {
  expect(await planted.node('scripts/meadhall.mjs', 'sim', '--seats', '3', 'a b')).toEqual({
    code: 2,
    stdout: '["sim","--seats","3","a b"]\n',
    stderr: '',
  });
});

test('starts the server with what is asked for', async () => {
  expect(await planted.node('scripts/start.mjs', '--help')).toMatchObject({
    code: 2,
    stdout: 'npm packages: present\n["--help"]\n',
  });
});

test('says on standard error what does not build', async () => {
  planted.plant({ 'apps/cli/src/main.ts': "export const four: number = 'four';\n" });
  expect(await planted.node('scripts/meadhall.mjs', 'games')).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^apps\/cli cannot be built:\napps\/cli\/src\/main\.ts\(1,14\): error TS2322/,
    ),
  });
});
