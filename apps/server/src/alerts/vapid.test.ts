import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { Vapid } from './vapid.ts';

/** The claims of an `Authorization` header whose signature holds. */
function claimsOf(header: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(header) ?? [];
  const [head = '', body = '', mark = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${body}`);
  const holds = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(mark, 'base64url'),
  );
  expect(holds).toBe(true);
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
    typ: 'JWT',
    alg: 'ES256',
  });
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
}

test('the example of RFC 8292 is signed as the RFC says', () => {
  // RFC 8292, section 2.4.
  const header =
    'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
  expect(claimsOf(header)).toEqual({
    aud: 'https://push.example.net',
    exp: 1453523768,
    sub: 'mailto:push@example.com',
  });
});

test('a push service learns who sends, for half a day, and for itself only', () => {
  const vapid = Vapid.from('the secret of this server, long enough', 'mailto:ops@example.org');
  const header = vapid.authorization('https://push.example.net/v1/abc?x=y', 1_000_000);
  expect(claimsOf(header)).toEqual({
    aud: 'https://push.example.net',
    exp: 1_043_200,
    sub: 'mailto:ops@example.org',
  });
  expect(header.endsWith(`k=${vapid.publicKey}`)).toBe(true);
});

test('every node with the same secret has the same key', () => {
  const key = (secret: string) => Vapid.from(secret, 'mailto:a@b').publicKey;
  expect(key('one secret')).toBe(key('one secret'));
  expect(key('one secret')).not.toBe(key('another secret'));
  expect(Buffer.from(key('one secret'), 'base64url')).toHaveLength(65);
});
