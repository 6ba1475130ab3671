import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, helpText, readConfig } from './config.ts';
import { keptSecret, openDataFolder } from './ops/secret.ts';
import { SETTINGS, type Setting } from './settings.ts';

function complaints(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.complaints;
    throw error;
  }
  return [];
}

test('nothing has to be set', () => {
  const config = readConfig({});
  expect(config.port).toBe(8080);
  expect(config.host).toBe('127.0.0.1');
  expect(config.trustProxy).toEqual([]);
  expect(config.databaseUrl).toBeUndefined();
});

test('every wrong setting is explained, all at once', () => {
  const said = complaints({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root:hunter2@db/games',
    PUBLIC_URL: 'https://games.example.org/hall',
    TRUST_PROXY: '10.0.0.0/8, my-proxy',
    LOG_LEVEL: 'loud',
    PUSH_CONTACT: 'me',
    SECRET: 'too short',
  });
  expect(said).toHaveLength(7);
  expect(said.join('\n')).toContain('PORT is "eighty", but must be a whole number from 0 to 65535');
  expect(said.join('\n')).toContain('begins with postgres:// or postgresql://');
});

test('a complaint never shows a password or a secret', () => {
  const said = complaints({ DATABASE_URL: 'mysql://root:hunter2@db/games', SECRET: 'tiny' }).join();
  expect(said).not.toContain('hunter2');
  expect(said).not.toContain('tiny');
});

test('a bus between machines needs a database between machines', () => {
  expect(complaints({ REDIS_URL: 'redis://localhost' })).toHaveLength(1);
  const both = { REDIS_URL: 'redis://localhost', DATABASE_URL: 'postgres://localhost/games' };
  expect(complaints(both)).toEqual([]);
});

test('the help lists every setting with its default', () => {
  const help = helpText();
  for (const [name, { default: usual, about }] of Object.entries<Setting>(SETTINGS)) {
    const line = help.split('\n').find((it) => it.trim().split(/\s+/)[0] === name);
    expect(line).toContain(usual || '-');
    expect(line).toContain(about);
  }
});

test('the operations page has the same table', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  const wanted = Object.entries<Setting>(SETTINGS).map(
    ([name, { default: usual, about }]) =>
      `| \`${name}\` | ${usual ? `\`${usual}\`` : '–'} | ${about} |`,
  );
  expect(rows).toEqual(wanted);
});

test('a secret is drawn once and kept for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-secret-'));
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(keptSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, 'secret'), 'short\n');
  expect(() => keptSecret(folder)).toThrow(ConfigError);
});

test('a data folder that cannot be written is explained', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'meadhall-folder-')), 'a-file');
  writeFileSync(file, '');
  expect(() => openDataFolder(join(file, 'data'))).toThrow(/DATA_DIR .* cannot write there/);
});
