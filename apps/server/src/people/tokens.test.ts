import { expect, test } from 'vitest';
import { cookieIn, newToken, Signer, sameText, setCookie } from './tokens.ts';

const signer = new Signer('a secret of the server, long enough');

test('a token has 256 bits and no two are alike', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('only what this server has signed is read', () => {
  const token = newToken();
  const signed = signer.sign(token);
  expect(signer.read(signed)).toBe(token);
  expect(new Signer('a secret of another server, as long').read(signed)).toBeUndefined();
  for (const forged of [
    undefined,
    '',
    '.',
    token,
    `${token}.`,
    `${signed}.`,
    `x${signed}`,
    `${signed}x`,
    `${newToken()}.${signed.split('.')[1]}`,
    'a'.repeat(100_000),
  ])
    expect(signer.read(forged)).toBeUndefined();
});

test('our cookie is found among others', () => {
  expect(cookieIn('theme=dark; meadhall=abc.def; x=y')).toBe('abc.def');
  expect(cookieIn('xmeadhall=1')).toBeUndefined();
  expect(cookieIn(undefined)).toBeUndefined();
});

test('no script reads the cookie, no other site sends it along, and TLS keeps it to itself', () => {
  expect(setCookie('a.b', 60, { tls: false })).toBe(
    'meadhall=a.b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  );
  expect(setCookie('a.b', 60, { tls: true })).toContain('; Secure');
});

test('texts are compared as a whole', () => {
  expect(sameText('token', 'token')).toBe(true);
  expect(sameText('token', 'token ')).toBe(false);
  expect(sameText('', 'a')).toBe(false);
});
