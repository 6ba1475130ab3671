import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The side of a browser that has subscribed to Web Push: it alone can read what is sent to it. */
export interface Browser {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

export function newBrowser(): Browser & { keys: { p256dh: string; auth: string } } {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  const auth = randomBytes(16);
  const keys = { p256dh, auth: auth.toString('base64url') };
  return { privateKey: curve.getPrivateKey(), auth, keys };
}

/** Opens a message of one record (RFC 8291, 3.4, read backwards). */
export function readPush(sealed: Buffer, { privateKey, auth }: Browser): Buffer {
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const salt = sealed.subarray(0, 16);
  const end = 21 + sealed.readUInt8(20);
  const sender = sealed.subarray(21, end);
  const derive = (from: Buffer, saltOf: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', from, saltOf, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const shared = derive(own.computeSecret(sender), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(end, -16)), decipher.final()]);
  // The padding ends with the mark of the last record.
  return plain.subarray(0, plain.lastIndexOf(2));
}
