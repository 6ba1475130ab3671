import { spawn } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled } from '../compiled.ts';
import { serving } from '../testing/serving.ts';
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

test('SIGTERM: goodbye, writes finished, exit 0, not a warning; the secret is kept for the owner alone', async () => {
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
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);

  // Every line is JSON, none is a warning, and none tells what is nobody's business.
  const lines = said().trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: INFO });
  const token = visitor.cookie.split('=')[1] ?? '';
  for (const secret of [token, token.split('.')[0] ?? '', invite, 'Never in a log'])
    expect(said().includes(secret)).toBe(false);
  expect(said()).toContain(`"path":"/api/v1/matches/${match}"`);
});

test('a wrong setting is explained, and the exit code is 2', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const cases: [Record<string, string>, RegExp][] = [
    [
      { DATABASE_URL: 'mysql://u:hunter2@db/x' },
      /DATABASE_URL is \(not shown\), but must be .*postgres:/,
    ],
    [{ PORT: 'http' }, /PORT is "http", but must be a whole number/],
    [{ PORT: String(port), DATA_DIR: folder() }, /another program listens there/],
    [{ DATA_DIR: join(file, 'data') }, /DATA_DIR .* cannot write there/],
    [
      { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/x', DATA_DIR: folder() },
      /cannot be reached/,
    ],
  ];
  for (const [env, complaint] of cases) {
    const { code, said } = started({ PORT: '0', ...env });
    expect(await code).toBe(2);
    expect(said()).toMatch(complaint);
    expect(said()).not.toContain('hunter2');
    expect(said()).not.toContain('    at ');
  }
  taken.close();
});

test('--help prints every setting; anything else on the line is not understood', async () => {
  const help = started({}, ['--help']);
  expect(await help.code).toBe(0);
  expect(help.said()).toContain('RATE_MESSAGES_PER_SOCKET');
  const odd = started({}, ['--port', '80']);
  expect(await odd.code).toBe(2);
});

test('health, readiness and figures', async () => {
  const server = await serving({ metricsToken: 'a token for Prometheus' });
  const visitor = await Visitor.enter(server.url);
  const { id: match } = await visitor.ask('newMatch', {
    body: {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }],
      visibility: 'public',
      clock: { kind: 'none' },
    },
  });
  const live = await visitor.live();
  await live.ask({ do: 'watch', match });
  const table = live.messages.find((it) => it.say === 'table');
  const ask = table?.say === 'table' ? table.eyes[0]?.asks[0] : undefined;
  const { seat = 0, step = '', options = [] } = ask ?? {};
  const n = table?.say === 'table' ? table.n : 0;
  await live.ask({ do: 'answer', match, seat, step, choice: options[0], n });
  await live.next('moved', ({ entry }) => entry.kind === 'answer' && entry.seat === 1);

  expect((await visitor.fetch('/healthz')).body).toEqual({ status: 'ok' });
  expect((await visitor.fetch('/readyz')).body).toEqual({ status: 'ready' });
  const figures = (await visitor.fetch('/metrics')).text;
  expect(figures).toMatch(/meadhall_moves_total\{game="nidavellir"\} [1-9]/);
  expect(figures).toMatch(/meadhall_answer_durable_seconds_count 1/);
  expect(figures).toMatch(/meadhall_storage_batch_entries_count [1-9]/);
  expect(figures).toMatch(/meadhall_bot_thinking_seconds_count\{game="nidavellir"\} [1-9]/);
  expect(figures).toMatch(/meadhall_matches\{phase="playing"\} 1/);
  expect(figures).toMatch(/meadhall_sockets 1/);
  expect(figures).toMatch(/meadhall_http_requests_total\{status="200"\} [1-9]/);
  expect(figures).toContain('nodejs_eventloop_lag_p99_seconds');

  // Through a proxy it is somebody else who asks.
  const forwarded = { 'x-forwarded-for': '198.51.100.1' };
  expect((await visitor.fetch('/metrics', { headers: forwarded })).status).toBe(404);
  const asked = (authorization: string) =>
    visitor.fetch('/metrics', { headers: { ...forwarded, authorization } });
  expect((await asked('Bearer a token for Prometheus')).status).toBe(200);
  expect((await asked('Bearer a token for somebody')).status).toBe(404);
  await server.close();
});
