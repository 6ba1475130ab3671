import { expect, test } from 'vitest';
import { comesFromHere, originOf } from './origins.ts';

const called = { protocol: 'http', host: 'games.example:8080' };
const publicUrl = new URL('https://games.example');

test.each([
  [{ origin: 'http://games.example:8080' }, true],
  [{ origin: 'https://games.example:8080' }, true],
  [{ origin: 'http://games.example' }, false],
  [{ origin: 'http://games.example:8080.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{}, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
])('without an address of our own, %j may change something: %s', (headers, may) => {
  expect(comesFromHere(headers, called, undefined)).toBe(may);
});

test.each([
  [{ origin: 'https://games.example' }, true],
  [{ origin: 'http://games.example' }, false],
  [{ origin: 'http://games.example:8080' }, false],
])('with an address of our own, %j may change something: %s', (headers, may) => {
  expect(comesFromHere(headers, called, publicUrl)).toBe(may);
});

test('our origin is the operator’s word, else the browser’s, else what was called', () => {
  expect(originOf({ origin: 'http://a' }, called, publicUrl)).toBe('https://games.example');
  expect(originOf({ origin: 'https://games.example:8080' }, called, undefined)).toBe(
    'https://games.example:8080',
  );
  expect(originOf({}, called, undefined)).toBe('http://games.example:8080');
});
