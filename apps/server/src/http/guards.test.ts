import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, LIMITS } from '@meadhall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS, serving } from '../testing/serving.ts';
import { Visitor } from '../testing/visitor.ts';

let server: Awaited<ReturnType<typeof serving>>;
let visitor: Visitor;

function builtClient(): string {
  const root = mkdtempSync(join(tmpdir(), 'meadhall-web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Meadhall</title>');
  writeFileSync(join(root, 'sw.js'), '// service worker');
  writeFileSync(join(root, '.secret'), 'hidden');
  writeFileSync(join(root, 'assets', 'main-1a2b.js'), 'plain');
  writeFileSync(join(root, 'assets', 'main-1a2b.js.br'), 'brotli');
  writeFileSync(join(root, 'assets', 'main-1a2b.js.gz'), 'gzip');
  return root;
}

beforeAll(async () => {
  server = await serving({ webDir: builtClient() });
  visitor = await Visitor.enter(server.url);
});
afterAll(() => server.close());

test('every reply tells the browser what to forbid', async () => {
  for (const path of ['/', `${API}/games`, `${API}/reference`, `${API}/nowhere`, '/healthz']) {
    const { headers } = await visitor.fetch(path);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: blob:;connect-src 'self';worker-src 'self';frame-ancestors 'none';object-src 'none';base-uri 'none';form-action 'self'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('with TLS browsers are told to insist on it, and cookies stay within it', async () => {
  const publicUrl = new URL('https://games.example');
  const safe = await serving({ publicUrl });
  const stranger = new Visitor(safe.url);
  const headers = { origin: publicUrl.origin, 'content-type': 'application/json' };
  const entered = await stranger.fetch(`${API}/me`, { method: 'POST', body: '{}', headers });
  expect(entered.headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect(entered.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  const foreign = { ...headers, origin: safe.url };
  const refused = await stranger.fetch(`${API}/me`, {
    method: 'POST',
    body: '{}',
    headers: foreign,
  });
  expect(refused.body.kind).toBe('foreignOrigin');
  await safe.close();
});

test('another site can change nothing, whatever kind of request its page makes', async () => {
  const before = await visitor.ask('me');
  const attempts: [string, RequestInit][] = [
    [
      '/me',
      {
        method: 'PATCH',
        body: '{"name":"Pwned"}',
        headers: { 'content-type': 'application/json' },
      },
    ],
    [
      '/me',
      { method: 'PATCH', body: '{"name":"Pwned"}', headers: { 'content-type': 'text/plain' } },
    ],
    ['/me', { method: 'DELETE' }],
    ['/me/sign-out', { method: 'POST' }],
    [
      '/me/sign-out',
      {
        method: 'POST',
        body: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
  ];
  for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`])
    for (const [path, init] of attempts) {
      const headers = { ...(init.headers as Record<string, string>), origin };
      const { status, body } = await visitor.fetch(API + path, { ...init, headers });
      expect(status).toBe(403);
      expect(body.kind).toBe('foreignOrigin');
    }
  expect(await visitor.ask('me')).toEqual(before);
});

test('no other site is let in by CORS', async () => {
  const { headers } = await visitor.fetch(`${API}/me`, {
    headers: { origin: 'https://evil.example' },
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  const asked = await visitor.fetch(`${API}/me`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' },
  });
  expect(asked.status).toBe(404);
  expect(asked.headers.get('access-control-allow-origin')).toBeNull();
});

test('only JSON is read, and only so much of it', async () => {
  const send = async (body: string, type: string) =>
    (await visitor.fetch(`${API}/me`, { method: 'PATCH', body, headers: { 'content-type': type } }))
      .body.kind;
  expect(await send('{"name":"Eve"}', 'text/plain')).toBe('wrongMediaType');
  expect(await send('name=Eve', 'application/x-www-form-urlencoded')).toBe('wrongMediaType');
  expect(await send(JSON.stringify({ name: 'x'.repeat(LIMITS.body) }), 'application/json')).toBe(
    'tooLarge',
  );
  expect(await send('{"name":"Eve","admin":true}', 'application/json')).toBe('badRequest');
  expect(await send('{"name":7}', 'application/json')).toBe('badRequest');
});

test('a forged, foreign or cut cookie is nobody’s', async () => {
  const [token = '', mark = ''] = visitor.cookie.split('=')[1]?.split('.') ?? [];
  // Whatever it ended with.
  const other = token.endsWith('A') ? 'B' : 'A';
  for (const cookie of [
    `meadhall=${token}`,
    `meadhall=${token}.`,
    `meadhall=${token}.${mark.slice(0, -1)}`,
    `meadhall=${token.slice(0, -1)}${other}.${mark}`,
    `meadhall=${'x'.repeat(5_000)}`,
    'meadhall=',
  ]) {
    const { status } = await visitor.fetch(`${API}/me`, { headers: { cookie } });
    expect(status).toBe(401);
  }
});

test('too many requests of one guest, and from one address, have to wait', async () => {
  const strict = await serving({
    rates: { ...NO_LIMITS, requestsPerGuest: 5, requestsPerAddress: 20, guestsPerAddress: 3 },
  });
  const guest = await Visitor.enter(strict.url);
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push((await guest.try('me')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const { body, headers } = await guest.try('me');
  expect(body).toMatchObject({ kind: 'tooMany', retryAfter: expect.any(Number) as number });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const newcomers: number[] = [];
  for (let i = 0; i < 3; i++)
    newcomers.push((await new Visitor(strict.url).try('newGuest', { body: {} })).status);
  expect(newcomers).toEqual([200, 200, 429]);
  // Another name for oneself does not help, nor does another address that nobody vouches for.
  for (let i = 0; i < 10; i++)
    await new Visitor(strict.url).fetch(`${API}/games`, {
      headers: { 'x-forwarded-for': `1.1.1.${i}` },
    });
  expect((await new Visitor(strict.url).try('games')).status).toBe(429);
  await strict.close();
});

test('behind a trusted proxy everybody is counted by their own address', async () => {
  const behind = await serving({
    trustProxy: ['127.0.0.1'],
    rates: { ...NO_LIMITS, requestsPerAddress: 2 },
  });
  const from = async (address: string) =>
    (
      await new Visitor(behind.url).fetch(`${API}/games`, {
        headers: { 'x-forwarded-for': address },
      })
    ).status;
  const statuses: number[] = [];
  for (const last of [1, 1, 1, 2]) statuses.push(await from(`198.51.100.${last}`));
  expect(statuses).toEqual([200, 200, 429, 200]);
  await behind.close();
});

test('the web client: pages fall back to the first one, assets never change, the worker is always asked for', async () => {
  const page = await visitor.fetch('/matches/abc?invite=x');
  expect(page.text).toContain('<title>Meadhall</title>');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect((await visitor.fetch('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  const asset = '/assets/main-1a2b.js';
  const coded = async (encoding: string) => {
    const { headers } = await visitor.fetch(asset, {
      headers: { 'accept-encoding': encoding },
      method: 'HEAD',
    });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    return headers.get('content-encoding');
  };
  expect(await coded('br, gzip')).toBe('br');
  expect(await coded('gzip')).toBe('gzip');
  expect(await coded('identity')).toBeNull();
  for (const missing of ['/assets/none.js', '/.secret', '/picture.png']) {
    const { status, body } = await visitor.fetch(missing);
    expect([403, 404]).toContain(status);
    expect(JSON.stringify(body)).not.toContain('hidden');
  }
});
