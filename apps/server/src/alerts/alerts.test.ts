import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBrowser, readPush } from '../testing/browserPush.ts';
import { serving } from '../testing/serving.ts';
import { Visitor } from '../testing/visitor.ts';

interface Received {
  request: IncomingMessage;
  body: Buffer;
}

/** Stands for a push service, or for whoever wants to be told: keeps what it gets and says what it is told to say. */
class Listener {
  readonly received: Received[] = [];
  status = 201;
  headers: Record<string, string> = {};
  readonly #server: Server;
  #wake: () => void = () => {};

  constructor() {
    this.#server = createServer((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        reply.writeHead(this.status, this.headers).end();
        this.received.push({ request, body: Buffer.concat(parts) });
        this.#wake();
      });
    }).listen(0, '127.0.0.1');
  }

  static async open(): Promise<Listener> {
    const listener = new Listener();
    await new Promise((resolve) => listener.#server.once('listening', resolve));
    return listener;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async next(count: number): Promise<Received> {
    while (this.received.length < count)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.received[count - 1] as Received;
  }

  close(): void {
    this.#server.close();
  }
}

let server: Awaited<ReturnType<typeof serving>>;
beforeAll(async () => {
  server = await serving({ privateWebhooks: true, pushContact: 'mailto:ops@example.org' });
});
afterAll(() => server.close());

/** Somebody who is not looking, and a match that will wait for them once another has played. */
async function waited(name: string, language: 'fr' | 'en') {
  const away = await Visitor.enter(server.url, { name, language });
  const host = await Visitor.enter(server.url, { name: 'Host' });
  const begin = async () => {
    const { id: match } = await host.ask('newMatch', {
      body: {
        game: 'nidavellir',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        visibility: 'public',
        clock: { kind: 'none' },
      },
    });
    await away.ask('sit', { params: { match, seat: 1 }, body: {} });
    await away.ask('ready', { params: { match }, body: { ready: true } });
    return match;
  };
  return { away, begin };
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
  expect(request.headers.authorization).toContain(`k=${publicKey}`);
  expect(body.includes('Nidavellir')).toBe(false);
  const message = JSON.parse(readPush(body, browser).toString()) as Record<string, string>;
  expect(message).toMatchObject({ title: 'Nidavellir : c’est à vous', match });
  service.close();
});

test('a device that has unsubscribed is forgotten', async () => {
  const service = await Listener.open();
  service.status = 410;
  const { away, begin } = await waited('Bera', 'en');
  const { keys } = newBrowser();
  await away.ask('addPush', { body: { endpoint: `${service.url}/gone`, keys } });
  await begin();
  await service.next(1);
  await expect.poll(async () => (await away.ask('me')).pushDevices, { timeout: 10_000 }).toBe(0);
  service.close();
});

test('a webhook is signed, so that whoever gets it knows who sent it', async () => {
  const hook = await Listener.open();
  const { away, begin } = await waited('Canute', 'en');
  const { secret } = await away.ask('setWebhook', { body: { url: `${hook.url}/turns?for=me` } });
  const match = await begin();
  const { request, body } = await hook.next(1);
  expect(request.url).toBe('/turns?for=me');
  const [, at = '', mark] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
    String(request.headers['meadhall-signature']),
  ) as RegExpExecArray;
  expect(mark).toBe(createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(60);
  expect(JSON.parse(body.toString())).toMatchObject({ event: 'turn', match, game: 'nidavellir' });
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
