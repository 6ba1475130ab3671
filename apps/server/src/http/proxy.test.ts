import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API, LIVE_PATH } from '@meadhall/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { NO_LIMITS, type Served, serving } from '../testing/serving.ts';

const CONF = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8');
const HOST = 'games.example.org';

/** The headers the shipped configuration sets, for one request of a visitor. */
function headersFor({ headers }: IncomingMessage, visitor: string): Record<string, string> {
  const values: Record<string, string> = {
    $host: HOST,
    $scheme: 'https',
    $remote_addr: visitor,
    $http_upgrade: headers.upgrade ?? '',
    $connection_upgrade: headers.upgrade ? 'upgrade' : '',
  };
  const set = [...CONF.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(
    ([, name = '', value = '']) => {
      if (!(value in values)) throw new Error(`deploy/nginx.conf uses ${value}`);
      return [name.toLowerCase(), values[value] ?? ''];
    },
  );
  return Object.fromEntries(set.filter(([, value]) => value !== '')) as Record<string, string>;
}

/** Passes on what it gets as nginx would: with those headers in place of the visitor's. */
function proxyTo(port: number): Server {
  const passOn = (incoming: IncomingMessage) => {
    const visitor = String(incoming.headers['x-test-visitor'] ?? '198.51.100.1');
    const headers = { ...incoming.headers, ...headersFor(incoming, visitor) };
    const { url = '', method = '' } = incoming;
    return request({ port, host: '127.0.0.1', path: url, method, headers });
  };
  const proxy = createServer((incoming, reply) => {
    // location = /metrics { return 404; }
    if (incoming.url === '/metrics') return reply.writeHead(404).end();
    const outgoing = passOn(incoming).on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    return incoming.pipe(outgoing);
  });
  proxy.on('upgrade', (incoming, socket) => {
    passOn(incoming)
      .on('upgrade', (answer, other, first) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
        socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
        socket.write(first);
        other.pipe(socket).pipe(other);
        for (const it of [socket, other]) it.on('error', () => {});
      })
      .end();
  });
  return proxy.listen(0, '127.0.0.1');
}

let server: Served;
let proxy: Server;
let url: string;
beforeAll(async () => {
  server = await serving({
    publicUrl: new URL(`https://${HOST}`),
    trustProxy: ['127.0.0.1'],
    rates: { ...NO_LIMITS, guestsPerAddress: 2 },
  });
  proxy = proxyTo(Number(new URL(server.url).port));
  await new Promise((resolve) => proxy.once('listening', resolve));
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await server.close();
});

const origin = `https://${HOST}`;
const enter = (headers: Record<string, string> = {}) =>
  fetch(`${url}${API}/me`, { method: 'POST', headers: { origin, ...headers } });

test('behind nginx as it is shipped: pages change things, cookies stay within TLS, tables are live', async () => {
  const entered = await enter();
  expect(entered.status).toBe(200);
  const [cookie = ''] = entered.headers.getSetCookie();
  expect(cookie).toContain('Secure');
  expect(entered.headers.get('strict-transport-security')).toContain('max-age');
  const socket = new WebSocket(url.replace('http', 'ws') + LIVE_PATH, {
    headers: { origin, cookie: cookie.split(';')[0] ?? '' },
  });
  const hello = await new Promise<string>((resolve, reject) => {
    socket.on('message', (data: Buffer) => resolve(data.toString()));
    socket.on('error', reject);
  });
  expect(JSON.parse(hello)).toMatchObject({ say: 'hello' });
  socket.terminate();
  expect((await enter({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
});

test('visitors are counted one by one, and cannot pretend to be others', async () => {
  const as = (visitor: string, forwarded = '') =>
    enter({ 'x-test-visitor': visitor, ...(forwarded && { 'x-forwarded-for': forwarded }) });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await as('203.0.113.5', `192.0.2.${i}`)).status);
  statuses.push((await as('203.0.113.6')).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});
