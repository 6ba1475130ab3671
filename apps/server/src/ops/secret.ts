import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** The data folder, made if it is missing, and proved to be writable. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError([
      `DATA_DIR is "${folder}", but this user cannot write there (${codeOf(error)}). Make the folder, give it to the user who runs the server, or name another one.`,
    ]);
  }
}

/** The secret of this server: drawn at the first start, kept for its owner's eyes only. */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret');
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new ConfigError([`The file "${file}" cannot be written (${codeOf(error)}).`]);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new ConfigError([
      `The file "${file}" holds fewer than 32 characters. Restore it from a backup, or delete it: everybody then has to sign in again.`,
    ]);
  return secret;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
