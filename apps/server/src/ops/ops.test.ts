import { spawn } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled } from '../compiled.ts';
import { Visitor } from '../testing/visitor.ts';

const INFO = 30;
const MAIN = compiled('../main.ts', import.meta.url);

/** The program as an operator starts it. */
function started(env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [MAIN.pathname, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
    });
  const code = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const listening = async (): Promise<string> => {
    for (;;) {
      const [, url] = /listening at (http:[^"]+)"/.exec(said) ?? [];
      if (url !== undefined) return url;
      if (child.exitCode !== null) throw new Error(said);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, code, listening, said: () => said };
}

const folder = () => mkdtempSync(join(tmpdir(), 'meadhall-main-'));

test('SIGTERM: goodbye, writes finished, exit 0, not a warning; what is kept is for the owner alone', async () => {
  const data = folder();
  const web = folder();
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  const { child, code, listening, said } = started({ PORT: '0', DATA_DIR: data, WEB_DIR: web });
  const visitor = await Visitor.enter(await listening(), { name: 'Never in a log' });
  const { id: match, invite = '' } = await visitor.ask('newMatch', {
    body: {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'me' }],
      visibility: 'private',
      clock: { kind: 'none' },
    },
  });
  await visitor.ask('match', { params: { match }, query: { invite } });
  for (const page of [`/matches/${match}?invite=${invite}`, '/none.png', '/api/v1/none'])
    for (const method of ['GET', 'HEAD', 'POST']) await visitor.fetch(page, { method });
  const live = await visitor.live();
  child.kill('SIGTERM');
  expect(await live.next('bye')).toMatchObject({ say: 'bye' });
  expect(await code).toBe(0);
  for (const file of ['secret', 'meadhall.sqlite'])
    expect(statSync(join(data, file)).mode & 0o777).toBe(0o600);

  // Every line is JSON, none is a warning, and none tells what is nobody's business.
  const lines = said().trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: INFO });
  const token = visitor.cookie.split('=')[1] ?? '';
  for (const secret of [token, token.split('.')[0] ?? '', invite, 'Never in a log'])
    expect(said().includes(secret)).toBe(false);
  expect(said()).toContain(`"path":"/api/v1/matches/${match}"`);
});

test('a wrong setting is explained in a sentence, without a password or a stack', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const cases: [number, Record<string, string>, RegExp][] = [
    [
      2,
      { DATABASE_URL: 'mysql://u:hunter2@db/x', PORT: 'http' },
      /PORT is "http", but must be .*\n.*DATABASE_URL is \(not shown\), but must be .*postgres:/,
    ],
    [2, { DATA_DIR: join(file, 'data') }, /DATA_DIR .* cannot write there/],
    [1, { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/x' }, /cannot be reached/],
  ];
  for (const [wanted, env, complaint] of cases) {
    const { code, said } = started({ PORT: '0', DATA_DIR: folder(), ...env });
    expect(await code, said()).toBe(wanted);
    expect(said()).toMatch(complaint);
    expect(said()).not.toContain('hunter2');
    expect(said()).not.toContain('    at ');
  }
});

test('--help prints every setting; anything else on the line is not understood', async () => {
  const help = started({}, ['--help']);
  expect(await help.code).toBe(0);
  expect(help.said()).toContain('RATE_MESSAGES_PER_GUEST');
  const odd = started({}, ['--port', '80']);
  expect(await odd.code).toBe(2);
});
