import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave us to write to it: its public key and a shared secret, base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const RECORD_SIZE = 4096;

const hkdf = (salt: Buffer, from: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

const label = (text: string): Buffer => Buffer.from(`${text}\0`);

/** Whether keys are what RFC 8291 asks for; a point that is not on the curve shows when a secret is made with it. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16)
    return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** A message only that browser can read: `aes128gcm` in one record (RFC 8188, RFC 8291). */
export function encryptPush(
  message: Buffer,
  { p256dh, auth }: PushKeys,
  // Given by the examples of the RFC alone; drawn afresh for every message.
  { salt, privateKey }: { salt: Buffer; privateKey?: Buffer } = { salt: randomBytes(16) },
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const own = createECDH('prime256v1');
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownKey = own.getPublicKey();
  const info = Buffer.concat([label('WebPush: info'), browserKey, ownKey]);
  const shared = hkdf(Buffer.from(auth, 'base64url'), own.computeSecret(browserKey), info, 32);
  const key = hkdf(salt, shared, label('Content-Encoding: aes128gcm'), 16);
  const nonce = hkdf(salt, shared, label('Content-Encoding: nonce'), 12);

  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_SIZE, 16);
  header.writeUInt8(ownKey.length, 20);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record (RFC 8188, 2).
  const sealed = [cipher.update(message), cipher.update(Buffer.of(2)), cipher.final()];
  return Buffer.concat([header, ownKey, ...sealed, cipher.getAuthTag()]);
}
