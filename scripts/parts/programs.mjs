import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotInstall } from './install.mjs';
import { alone } from './lock.mjs';
import { run } from './run.mjs';

/**
 * A program the tests use that npm does not bring.
 * @typedef {object} Program
 * @property {string} title what people call it
 * @property {string[]} commands any of them will do
 * @property {string[]} folders where it may be besides the search path
 * @property {string} debian its package on Debian and Ubuntu
 * @property {string} [instead] the setting that names one running elsewhere
 */

/** @type {Record<string, Program>} */
const PROGRAMS = {
  postgres: {
    title: 'PostgreSQL',
    commands: ['postgres'],
    folders: versions('/usr/lib/postgresql', 'bin'),
    debian: 'postgresql',
    instead: 'MEADHALL_TEST_POSTGRES',
  },
  redis: {
    title: 'Redis',
    commands: ['redis-server', 'valkey-server'],
    folders: [],
    debian: 'redis-server',
    instead: 'MEADHALL_TEST_REDIS',
  },
  chromium: {
    title: 'Chromium',
    commands: ['chromium', 'chromium-browser', 'google-chrome'],
    folders: [],
    debian: 'chromium',
    instead: 'CHROMIUM',
  },
};

/** @param {string} folder @param {string} inside */
function versions(folder, inside) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((version) => join(folder, version, inside));
}

/**
 * Makes sure that the real database, the real bus and the real browser are there, and says so in a
 * line each. As root on a system with apt they are installed; else the message says what to do.
 * @param {(line: string) => void} say
 */
export async function programs(say) {
  const missing = Object.values(PROGRAMS).filter((program) => !present(program));
  for (const program of Object.values(PROGRAMS))
    if (!missing.includes(program)) say(`${program.title}: present`);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || find(['apt-get'], []) === undefined)
    throw new CannotInstall(missing.map(advice).join('\n'));
  const waiting = (/** @type {number} */ owner) => say(`process ${owner} is installing, waiting…`);
  await alone('programs', waiting, async () => {
    const names = missing.map(({ title }) => title).join(', ');
    say(`${names}: installing with apt (a minute or two)…`);
    await apt('update', '-q');
    await apt('install', '-q', '-y', '--no-install-recommends', ...missing.map((it) => it.debian));
    const still = missing.filter((program) => !present(refreshed(program)));
    if (still.length > 0) throw new CannotInstall(still.map(advice).join('\n'));
    say(`${names}: installed`);
  });
}

/** Folders may have appeared with the installation. @param {Program} program */
const refreshed = (program) =>
  program === PROGRAMS['postgres']
    ? { ...program, folders: versions('/usr/lib/postgresql', 'bin') }
    : program;

/** @param {Program} program */
const present = ({ commands, folders, instead }) =>
  (instead !== undefined && process.env[instead] !== undefined) ||
  find(commands, folders) !== undefined;

/** @param {Program} program */
const advice = ({ title, debian, instead }) =>
  `${title} is missing, and the tests run on the real one. Install it (on Debian: apt-get install ${debian}), or say where it is with ${instead}.`;

/** @param {string[]} commands @param {string[]} folders */
function find(commands, folders) {
  const places = [...(process.env['PATH'] ?? '').split(delimiter), ...folders];
  return places
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** @param {string[]} args */
async function apt(...args) {
  const { code, said } = await run('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new CannotInstall(`apt-get ${args[0]} failed:\n${said.trimEnd()}`);
}
