import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** CBOR, as far as an authenticator speaks it: whole numbers, text, bytes and maps (RFC 8949). */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.of((major << 5) | count);
    if (count < 256) return Buffer.of((major << 5) | 24, count);
    return Buffer.of((major << 5) | 25, count >> 8, count & 255);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const fields = [...value].flatMap(([key, field]) => [cbor(key), cbor(field as number)]);
  return Buffer.concat([head(5, value.size), ...fields]);
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** A passkey that lives in memory: ES256, discoverable, without attestation (WebAuthn level 3). */
export class Authenticator {
  readonly id = randomBytes(20);
  readonly #origin: string;
  readonly #rpId: string;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  #counter = 0;

  constructor(origin: string, rpId = new URL(origin).hostname) {
    this.#origin = origin;
    this.#rpId = rpId;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // COSE: key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256).
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    this.#publicKey = cbor(key);
  }

  #clientData(type: string, challenge: string): Buffer {
    const origin = this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, ...rest: Buffer[]): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(this.#rpId), Buffer.of(flags), counter, ...rest]);
  }

  /** What `navigator.credentials.create` gives, as JSON. */
  register({ challenge }: { challenge: string }): Record<string, unknown> {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = this.#authenticatorData(
      PRESENT_AND_VERIFIED | WITH_KEY,
      Buffer.alloc(16),
      length,
      this.id,
      this.#publicKey,
    );
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` gives, as JSON. */
  signIn({ challenge }: { challenge: string }): Record<string, unknown> {
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#authenticatorData(PRESENT_AND_VERIFIED);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
    });
  }

  #credential(response: Record<string, unknown>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
