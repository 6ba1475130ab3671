import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from './parts/run.mjs';
import { json } from './parts/workspaces.mjs';
import { node, project } from './testing/project.mjs';

const PRESENT = { code: 0, stdout: 'npm packages: present\n', stderr: '' };
const INSTALLED = {
  code: 0,
  stdout: 'npm packages: installing (about two minutes)…\nnpm packages: installed\n',
  stderr: '',
};
/** Nothing listens there, and npm shall not try for long. */
const NO_NETWORK = {
  npm_config_registry: 'http://127.0.0.1:9/',
  npm_config_fetch_retries: '0',
};

const HALL = { name: 'hall', devDependencies: { rune: 'file:rune' } };
const RUNE = {
  rune: { version: '1.0.0', dev: true },
  'node_modules/rune': { resolved: 'rune', link: true, dev: true },
};

/** @type {ReturnType<typeof project>} */
let planted;

// A project with one package of its own, which npm installs without a network.
beforeEach(() => {
  planted = project({
    'package.json': HALL,
    'rune/package.json': { name: 'rune', version: '1.0.0' },
    'package-lock.json': lock(RUNE),
  });
  for (const file of ['setup.mjs', 'parts'])
    cpSync(join(ROOT, 'scripts', file), join(planted.root, 'scripts', file), { recursive: true });
});
afterEach(() => planted.remove());

/** @param {Record<string, object>} packages */
const lock = (packages) => ({
  name: 'hall',
  lockfileVersion: 3,
  requires: true,
  packages: { '': HALL, ...packages },
});

const setup = (env = {}) =>
  node(
    planted.root,
    { ...process.env, npm_config_cache: join(planted.root, 'cache'), ...NO_NETWORK, ...env },
    'scripts/setup.mjs',
  );

/** Asks for a package that only a registry has. */
function wantMore() {
  planted.plant({
    'package.json': { ...HALL, dependencies: { anvil: '1.0.0' } },
    'package-lock.json': lock({
      ...RUNE,
      '': { ...HALL, dependencies: { anvil: '1.0.0' } },
      'node_modules/anvil': { version: '1.0.0', integrity: 'sha512-AAAA' },
    }),
  });
}

describe('setup', () => {
  test('installs what is missing, once', async () => {
    expect(await setup()).toEqual(INSTALLED);
    expect(existsSync(join(planted.root, 'node_modules/rune/package.json'))).toBe(true);
    expect(await setup()).toEqual(PRESENT);
  });

  test('brings the tools even where only the product is wanted by default', async () => {
    expect(await setup({ NODE_ENV: 'production', npm_config_omit: 'dev' })).toEqual(INSTALLED);
    expect(await setup()).toEqual(PRESENT);
  });

  test('does without npm and network when everything is there', async () => {
    await setup();
    expect(await setup({ PATH: '', npm_execpath: '' })).toEqual(PRESENT);
  });

  test('never counts an install that was cut short', async () => {
    await setup();
    planted.uproot('node_modules/.package-lock.json');
    expect(await setup()).toEqual(INSTALLED);
    planted.uproot('node_modules/rune');
    expect(await setup()).toEqual(INSTALLED);
  });

  test('does not count a package of another version', async () => {
    wantMore();
    const { packages } = json(join(planted.root, 'package-lock.json'));
    planted.plant({
      'node_modules/.package-lock.json': { packages },
      'node_modules/rune/package.json': {},
      'node_modules/anvil/package.json': {},
    });
    expect(await setup()).toEqual(PRESENT);
    planted.plant({
      'node_modules/.package-lock.json': {
        packages: { ...packages, 'node_modules/anvil': { version: '0.9.0' } },
      },
    });
    expect((await setup()).stdout).toMatch('installing');
  });

  test('says what to do without a network', async () => {
    wantMore();
    expect(await setup()).toEqual({
      code: 1,
      stdout: 'npm packages: installing (about two minutes)…\n',
      stderr:
        'npm packages: cannot be installed, the npm registry does not answer (ECONNREFUSED). Connect to a network, or name a registry you can reach with `npm config set registry <address>`, and try again.\n',
    });
    expect(await setup()).toMatchObject({ code: 1 });
  });

  test('is patient with the registry where nobody waits', async () => {
    planted.plant({
      'npm-cli.js':
        'console.error("tries:", process.env.npm_config_fetch_retries); process.exit(1);',
    });
    const tries = (/** @type {object} */ env) =>
      setup({
        npm_execpath: join(planted.root, 'npm-cli.js'),
        npm_config_fetch_retries: undefined,
        CI: undefined,
        ...env,
      });
    expect((await tries({})).stderr).toMatch('tries: undefined');
    expect((await tries({ CI: 'true' })).stderr).toMatch('tries: 6');
    expect((await tries({ CI: 'true', npm_config_fetch_retries: '1' })).stderr).toMatch('tries: 1');
  });

  test('says what to do without npm', async () => {
    expect(await setup({ PATH: '', npm_execpath: '' })).toMatchObject({
      code: 1,
      stderr:
        'npm packages: the command `npm` is not found. Install npm (it comes with Node) and try again.\n',
    });
  });

  test("passes on npm's own words when they are not about the network", async () => {
    planted.plant({ 'package.json': '{' });
    expect(await setup()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^npm packages: cannot be installed. npm says:[\s\S]*EJSONPARSE/,
      ),
    });
  });

  test('is not content while the tool for this machine is missing', async () => {
    const tool = { version: '1.0.0', optional: true };
    const elsewhere = { ...tool, os: ['another'], cpu: ['another'] };
    const here = { ...tool, os: [process.platform], cpu: [process.arch] };
    await setup();
    planted.plant({ 'package-lock.json': lock({ ...RUNE, 'node_modules/a': elsewhere }) });
    expect(await setup()).toEqual(PRESENT);
    planted.plant({ 'package-lock.json': lock({ ...RUNE, 'node_modules/a': here }) });
    expect((await setup()).stdout).toMatch('installing');
  });

  test('lets only one process install at a time', async () => {
    const both = await Promise.all([setup(), setup()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const said = both.map(({ stdout }) => stdout).join('');
    expect(said.match(/installing \(/g)).toHaveLength(1);
    expect(said).toMatch(/process \d+ is installing them, waiting…/);
  });

  test('takes no notice of a process that died', async () => {
    planted.plant({ '.cache/install.lock': '999999999' });
    expect(await setup()).toEqual(INSTALLED);
  });
});
