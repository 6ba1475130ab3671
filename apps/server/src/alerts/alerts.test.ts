import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBrowser, readPush } from '../testing/browserPush.ts';
import { Listener, type Received } from '../testing/listener.ts';
import { serving } from '../testing/serving.ts';
import { Visitor } from '../testing/visitor.ts';

let server: Awaited<ReturnType<typeof serving>>;
beforeAll(async () => {
  server = await serving({ privateWebhooks: true, pushContact: 'mailto:ops@example.org' });
});
afterAll(() => server.close());

/** Somebody who is not looking, and a match that will wait for them once another has played. */
async function waited(name: string, language: 'fr' | 'en') {
  const away = await Visitor.enter(server.url, { name, language });
  const host = await Visitor.enter(server.url, { name: 'Host' });
  const sit = async (more: object = {}) => {
    const { id: match } = await host.ask('newMatch', {
      body: {
        game: 'nidavellir',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        visibility: 'public',
        clock: { kind: 'none' },
        ...more,
      },
    });
    await away.ask('sit', { params: { match, seat: 1 }, body: {} });
    return match;
  };
  const begin = async (more: object = {}) => {
    const match = await sit(more);
    await away.ask('ready', { params: { match }, body: { ready: true } });
    return match;
  };
  return { away, host, sit, begin };
}

/** Answers what a table asks of somebody, if it asks anything. */
async function answer(who: Visitor, match: string): Promise<void> {
  const { n, eyes } = (await who.ask('table', { params: { match } })) as unknown as {
    n: number;
    eyes: { asks: { seat: number; step: string; options: unknown[] }[] }[];
  };
  const [ask] = eyes.flatMap(({ asks }) => asks);
  if (!ask) return;
  const { seat, step, options } = ask;
  await who.ask('answer', { params: { match }, body: { seat, step, choice: options[0], n } });
}

test('a browser is told in its own language, in words only it can read', async () => {
  const service = await Listener.open();
  const { away, begin } = await waited('Astrid', 'fr');
  const browser = newBrowser();
  const endpoint = `${service.url}/push/abc`;
  await away.ask('addPush', { body: { endpoint, keys: browser.keys } });
  const match = await begin();
  const { request, body } = await service.next(1);
  expect(request.url).toBe('/push/abc');
  expect(request.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
  });
  const { publicKey } = await away.ask('pushKey');
  expect(vouchedFor(String(request.headers.authorization), publicKey)).toMatchObject({
    aud: service.url,
    sub: 'mailto:ops@example.org',
  });
  expect(body.includes('Nidavellir')).toBe(false);
  // Nothing else is in it: no name, no hand, no position.
  expect(JSON.parse(readPush(body, browser).toString())).toEqual({
    title: 'Nidavellir : c’est à vous',
    body: 'La table vous attend.',
    match,
    url: `/matches/${match}`,
  });
  // Another browser cannot read it.
  expect(() => readPush(body, newBrowser())).toThrow(/authenticate/);
  service.close();
});

/** What a push service makes of an `Authorization` header: the claims, if the key has signed them (RFC 8292). */
function vouchedFor(header: string, publicKey: string): Record<string, unknown> {
  const [, text = '', mark = '', key = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signature = Buffer.from(mark, 'base64url');
  expect(
    verify('sha256', Buffer.from(text), { key: signer, dsaEncoding: 'ieee-p1363' }, signature),
  ).toBe(true);
  return JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
}

test('whoever speaks English is told in English, with the title of the table', async () => {
  const service = await Listener.open();
  const { away, begin } = await waited('Arvid', 'en');
  const browser = newBrowser();
  await away.ask('addPush', { body: { endpoint: `${service.url}/push`, keys: browser.keys } });
  await begin({ title: 'Friday' });
  const { body } = await service.next(1);
  expect(JSON.parse(readPush(body, browser).toString())).toMatchObject({
    title: 'Nidavellir: it is your turn',
    body: 'Friday',
  });
  service.close();
});

test('whoever looks at the table is not told; when they have left, they are', async () => {
  const service = await Listener.open();
  const { away, host, sit } = await waited('Asa', 'en');
  const keys = newBrowser().keys;
  await away.ask('addPush', { body: { endpoint: `${service.url}/push`, keys } });
  const match = await sit();
  const live = await away.live();
  await live.ask({ do: 'watch', match });
  await away.ask('ready', { params: { match }, body: { ready: true } });
  // It is decided a second after the table began to wait.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(service.received).toEqual([]);
  await answer(away, match);
  away.leave();
  for (let turn = 0; turn < 3; turn++) await answer(host, match);
  await service.next(1);
  service.close();
});

test.each([404, 410])('a device that has unsubscribed (%i) is forgotten', async (status) => {
  const service = await Listener.open();
  service.status = status;
  const { away, begin } = await waited('Bera', 'en');
  const { keys } = newBrowser();
  await away.ask('addPush', { body: { endpoint: `${service.url}/gone`, keys } });
  await begin();
  await service.next(1);
  await expect.poll(async () => (await away.ask('me')).pushDevices, { timeout: 10_000 }).toBe(0);
  service.close();
});

test('a service that fails for a while is tried again another time', async () => {
  const service = await Listener.open();
  service.status = 503;
  const { away, begin } = await waited('Bragi', 'en');
  await away.ask('addPush', { body: { endpoint: service.url, keys: newBrowser().keys } });
  await begin();
  await service.next(1);
  await begin();
  await service.next(2);
  expect((await away.ask('me')).pushDevices).toBe(1);
  service.close();
});

/** What docs/operations.md advises whoever receives a webhook to do. */
function isOurs({ request, body }: Pick<Received, 'request' | 'body'>, secret: string): boolean {
  const [, at = '', mark = ''] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers['meadhall-signature'])) ?? [];
  const right = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  const fresh = Math.abs(Date.now() / 1000 - Number(at)) < 300;
  return mark !== '' && fresh && timingSafeEqual(right, Buffer.from(mark, 'hex'));
}

test('a webhook is signed, so that whoever gets it knows who sent it', async () => {
  const hook = await Listener.open();
  const { away, begin } = await waited('Canute', 'en');
  const { secret } = await away.ask('setWebhook', { body: { url: `${hook.url}/turns?for=me` } });
  const match = await begin();
  const received = await hook.next(1);
  expect(received.request.url).toBe('/turns?for=me');
  expect(isOurs(received, secret)).toBe(true);
  expect(isOurs(received, `${secret}x`)).toBe(false);
  const forged = Buffer.from(received.body.toString().replace(match, 'another-match'));
  expect(isOurs({ ...received, body: forged }, secret)).toBe(false);
  // Nothing else is in it: no name, no hand, no position.
  expect(JSON.parse(received.body.toString())).toEqual({
    event: 'turn',
    match,
    game: 'nidavellir',
    n: 0,
    at: expect.any(Number) as number,
  });
  hook.close();
});

test('a redirect is not followed', async () => {
  const [hook, inside] = [await Listener.open(), await Listener.open()];
  hook.status = 302;
  hook.headers = { location: `${inside.url}/admin` };
  const { away, begin } = await waited('Dis', 'en');
  await away.ask('setWebhook', { body: { url: hook.url } });
  await begin();
  await hook.next(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(inside.received).toEqual([]);
  hook.close();
  inside.close();
});

test('an address inside the operator’s network is refused, by number and by name', async () => {
  const strict = await serving();
  const visitor = await Visitor.enter(strict.url);
  for (const url of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://169.254.169.254/latest/meta-data',
    'https://no-such-host.invalid/',
    'javascript:alert(1)',
  ]) {
    const { body } = await visitor.try('setWebhook', { body: { url } });
    expect(body, url).toMatchObject({ kind: 'badRequest', field: 'url' });
  }
  const { keys } = newBrowser();
  const endpoint = 'https://192.168.1.1/push';
  const refused = await visitor.try('addPush', { body: { endpoint, keys } });
  expect(refused.body).toMatchObject({ kind: 'badRequest', field: 'endpoint' });
  const bad = { endpoint: 'https://push.example.net/1', keys: { ...keys, auth: 'x' } };
  expect((await visitor.try('addPush', { body: bad })).body.field).toBe('keys');
  expect((await visitor.ask('me')).webhook).toBeUndefined();
  await strict.close();
});
