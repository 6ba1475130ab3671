import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './run.mjs';

const FOLDER = join(ROOT, '.cache');

/**
 * Does `work` while no other process does work of the same name in this project. A lock whose owner
 * has died is ignored.
 * @template T
 * @param {string} name
 * @param {(owner: number) => void} waiting told once when another process has to be waited for
 * @param {() => Promise<T>} work
 */
export async function alone(name, waiting, work) {
  const file = join(FOLDER, `${name}.lock`);
  mkdirSync(FOLDER, { recursive: true });
  for (let told = false; !taken(file); await wait(100)) {
    const owner = ownerOf(file);
    if (owner !== undefined && !alive(owner)) rmSync(file, { force: true });
    else if (owner !== undefined && !told) {
      waiting(owner);
      told = true;
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function ownerOf(file) {
  try {
    // Empty for the instant between the creation of the file and the writing of the number.
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
