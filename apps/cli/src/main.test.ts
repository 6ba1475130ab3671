import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const main = join(root, 'apps/cli/dist/main.js');
const folder = mkdtempSync(join(tmpdir(), 'meadhall-'));
const file = (name: string): string => join(folder, name);
const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '' };

beforeAll(() => {
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'apps/cli'],
    {
      cwd: root,
    },
  );
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function meadhall(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    encoding: 'utf8',
    env,
  });
  return { code: status, out: stdout, err: stderr };
}

describe('the real program', () => {
  test('reads and writes real files', () => {
    const path = file('match.json');
    expect(meadhall(['record', 'toy-duel', '--seed', '1', '--out', path]).code).toBe(0);
    expect(meadhall(['replay', path]).out).toMatch(/the result is as recorded/);
    expect(meadhall(['replay', '-'], readFileSync(path, 'utf8')).out).toMatch(/as recorded/);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('takes answers from a pipe, shows them, and ends with it', () => {
    const { code, out } = meadhall(['play', 'toy-duel', '--seed', '3'], '1\n1\n');
    expect(code).toBe(0);
    expect(out).toMatch(/Player 1 > 1\n/);
    expect(out).toMatch(/Not saved\.\n$/);
  });

  test('answers mistakes in one line and with exit code 2', () => {
    for (const args of [
      ['sim', 'nothing-of-the-sort'],
      ['sim', 'toy-duel', '--games', '-1'],
      ['cases', 'toy-bids', file('none.md')],
      ['replay', folder],
    ]) {
      const { code, out, err } = meadhall(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^meadhall: [^\n]+\n$/);
    }
  });

  test('leaves nothing half-written behind when it cannot write', () => {
    const taken = file('taken');
    mkdirSync(taken);
    expect(meadhall(['record', 'toy-duel', '--out', taken])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/cannot write .*taken: it is a folder\.\n$/),
    });
    expect(meadhall(['record', 'toy-duel', '--out', join(taken, 'no', 'm.json')])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/there is no such file or folder\.\n$/),
    });
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('is silent when its reader stops early', async () => {
    const path = file('long.json');
    meadhall(['record', 'toy-bids', '--seats', '4', '--seed', '1', '--out', path]);
    const replay = spawn(process.execPath, [main, 'replay', path], { env });
    let err = '';
    replay.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    replay.stdout.destroy();
    const code = await new Promise((resolve) => replay.on('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('Ctrl-C during a simulation prints what was played', async () => {
    const args = [main, 'sim', 'toy-duel', '--games', '100000000', '--bots', 'random', '--json'];
    const sim = spawn(process.execPath, args, { env });
    let out = '';
    sim.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    const ended = new Promise((resolve) => sim.on('close', resolve));
    setTimeout(() => sim.kill('SIGINT'), 1500);
    expect(await ended).toBe(130);
    const { games, wanted } = JSON.parse(out);
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(wanted);
  }, 20_000);
});
