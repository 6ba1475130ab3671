import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { alone } from './lock.mjs';
import { ROOT, run, runScript } from './run.mjs';

/** Something is missing and cannot be installed; the message says what to do. */
export class CannotInstall extends Error {}

/**
 * Installs what is missing, and says in one line each what it does.
 * @param {{ say: (line: string) => void, quiet?: boolean }} how `quiet` keeps silent about what is present
 */
export async function install({ say, quiet = false }) {
  if (packagesPresent() && databasePresent()) {
    if (!quiet) say('npm packages: present');
    return;
  }
  const waiting = (/** @type {number} */ owner) =>
    say(`npm packages: process ${owner} is installing them, waiting…`);
  await alone('install', waiting, async () => {
    if (packagesPresent() && databasePresent()) return;
    say('npm packages: installing (about two minutes)…');
    const { code, said } = await npm('ci', '--include=dev', '--prefer-offline', '--no-audit');
    if (code !== 0) throw new CannotInstall(`npm packages: ${reason(said)}`);
    if (!packagesPresent())
      throw new CannotInstall(
        `npm packages: npm ended without error, but some are missing. Delete node_modules and try again.\n${said}`,
      );
    if (!databasePresent())
      throw new CannotInstall(
        `npm packages: the embedded database (better-sqlite3) could neither be fetched ready-made nor compiled. Install a compiler (on Debian: apt-get install python3 make g++), delete node_modules and try again.\n${said}`,
      );
    say('npm packages: installed');
  });
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own record of an
 * install as the very last thing, so an install that was cut short never counts.
 */
function packagesPresent() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(ROOT, 'package-lock.json')))
    .filter(([path, entry]) => path.includes('node_modules/') && isNeededHere(entry))
    .every(
      ([path, { version }]) =>
        installed[path]?.version === version && existsSync(join(ROOT, path, 'package.json')),
    );
}

/** Whether the embedded database, where the lock file asks for it, has its compiled half. */
function databasePresent() {
  const folder = join(ROOT, 'node_modules', 'better-sqlite3');
  return !existsSync(folder) || existsSync(join(folder, 'build', 'Release', 'better_sqlite3.node'));
}

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/** @returns {Record<string, Entry>} */
const packagesIn = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Optional packages are the tools' programs for one system each: only this system's is needed, but
 * that one is, and npm would leave it out without a word if it could not be fetched.
 * @param {Entry} entry
 */
const isNeededHere = ({ optional, os, cpu, libc }) =>
  !optional ||
  (os?.includes(process.platform) &&
    (cpu === undefined || cpu.includes(process.arch)) &&
    (libc === undefined || libc.includes(libcHere())));

/** @type {string | undefined} */
let knownLibc;
function libcHere() {
  if (knownLibc === undefined) {
    const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
      process.report.getReport()
    );
    knownLibc = report.header.glibcVersionRuntime ? 'glibc' : 'musl';
  }
  return knownLibc;
}

/** @param {string[]} args */
async function npm(...args) {
  const own = process.env['npm_execpath'];
  const env = { ...headers(), ...patience(), ...process.env };
  if (own !== undefined && basename(own) === 'npm-cli.js') return runScript(own, args, { env });
  try {
    return await run('npm', args, { env });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    throw new CannotInstall(
      'npm packages: the command `npm` is not found. Install npm (it comes with Node) and try again.',
    );
  }
}

/**
 * Where this Node keeps its own headers, if it does: the embedded database is compiled against them
 * where no ready-made one can be fetched.
 */
function headers() {
  const prefix = join(dirname(process.execPath), '..');
  return existsSync(join(prefix, 'include', 'node', 'node_api.h'))
    ? { npm_package_config_node_gyp_nodedir: prefix }
    : {};
}

/** A machine that builds waits some minutes for a registry that is away for a moment; somebody who sits there is told sooner. */
const patience = () => (process.env['CI'] ? { npm_config_fetch_retries: '6' } : {});

const NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/** @param {string} said */
function reason(said) {
  const cut = NETWORK.exec(said);
  if (cut !== null)
    return `cannot be installed, the npm registry does not answer (${cut[0]}). Connect to a network, or name a registry you can reach with \`npm config set registry <address>\`, and try again.`;
  return `cannot be installed. npm says:\n${said.trimEnd()}`;
}
