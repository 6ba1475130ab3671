import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { Proxies } from './addresses.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

test('nobody is believed unless the operator says so', () => {
  const proxies = new Proxies([]);
  const request = from('127.0.0.1', {
    host: 'games.example',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  });
  expect(proxies.callerOf(request)).toBe('127.0.0.1');
  expect(proxies.calledBy(request)).toEqual({ protocol: 'http', host: 'games.example' });
});

test('a trusted proxy names the caller; what the caller wrote before it does not count', () => {
  const proxies = new Proxies(['127.0.0.1', '10.0.0.0/8', '::1']);
  const chain = { 'x-forwarded-for': '1.1.1.1, 198.51.100.1, 10.0.0.3' };
  expect(proxies.callerOf(from('127.0.0.1', chain))).toBe('198.51.100.1');
  expect(proxies.callerOf(from('203.0.113.9', chain))).toBe('203.0.113.9');
  expect(proxies.callerOf(from('::ffff:127.0.0.1', chain))).toBe('198.51.100.1');
  expect(proxies.callerOf(from('::1', { 'x-forwarded-for': 'nonsense' }))).toBe('::1');
});

test('a trusted proxy says how it was called', () => {
  const proxies = new Proxies(['127.0.0.1']);
  const headers = {
    host: '127.0.0.1:8080',
    'x-forwarded-host': 'games.example',
    'x-forwarded-proto': 'https',
  };
  expect(proxies.calledBy(from('127.0.0.1', headers))).toEqual({
    protocol: 'https',
    host: 'games.example',
  });
});
