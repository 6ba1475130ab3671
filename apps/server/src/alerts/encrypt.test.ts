import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPush } from '../testing/browserPush.ts';
import { areKeys, encryptPush } from './encrypt.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

// RFC 8291, section 5 and appendix A.
const RFC = {
  message: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  browserKey:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  ownPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('the example of RFC 8291 comes out byte by byte', () => {
  const sealed = encryptPush(
    Buffer.from(RFC.message),
    { p256dh: RFC.browserKey, auth: RFC.auth },
    { salt: bytes(RFC.salt), privateKey: bytes(RFC.ownPrivate) },
  );
  expect(sealed.toString('base64url')).toBe(RFC.sealed);
});

test('a browser reads the example of RFC 8291, and what we write afresh', () => {
  const browser = { privateKey: bytes(RFC.browserPrivate), auth: bytes(RFC.auth) };
  expect(readPush(bytes(RFC.sealed), browser).toString()).toBe(RFC.message);
  const keys = { p256dh: RFC.browserKey, auth: RFC.auth };
  const [one, two] = [
    encryptPush(Buffer.from('hail'), keys),
    encryptPush(Buffer.from('hail'), keys),
  ];
  expect(readPush(one, browser).toString()).toBe('hail');
  expect(one.equals(two)).toBe(false);
});

// RFC 8188, section 3.1: the same content coding with a key both sides have.
test('the example of RFC 8188 opens with the same key and nonce schedule', () => {
  const sealed = bytes('I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg');
  const salt = sealed.subarray(0, 16);
  const derive = (info: string, length: number) =>
    Buffer.from(
      hkdfSync(
        'sha256',
        bytes('yqdlZ-tYemfogSmv7Ws5PQ'),
        salt,
        `Content-Encoding: ${info}\0`,
        length,
      ),
    );
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(21, -16)), decipher.final()]);
  expect(plain.toString()).toBe('I am the walrus\u0002');
});

test('only keys of a browser are accepted', () => {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  expect(areKeys({ p256dh, auth })).toBe(true);
  expect(areKeys({ p256dh, auth: 'short' })).toBe(false);
  expect(areKeys({ p256dh: p256dh.slice(2), auth })).toBe(false);
  const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
  expect(areKeys({ p256dh: offCurve, auth })).toBe(false);
});
