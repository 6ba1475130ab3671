import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

const HALF_A_DAY = 43_200;

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Says to push services who sends (RFC 8292). */
export class Vapid {
  /** The public key browsers subscribe with: an uncompressed point, base64url. */
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #contact: string;

  /** `scalar`: the private key, 32 bytes. */
  constructor(scalar: Buffer, contact: string) {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(scalar);
    const point = curve.getPublicKey();
    this.publicKey = point.toString('base64url');
    this.#key = createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        d: scalar.toString('base64url'),
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    this.#contact = contact;
  }

  /** The key that follows from the server's secret: every node has the same, and none needs to keep it. */
  static from(secret: string, contact: string): Vapid {
    for (let turn = 0; ; turn++) {
      const bytes = hkdfSync('sha256', secret, '', `meadhall vapid ${turn}`, 32);
      try {
        return new Vapid(Buffer.from(bytes), contact);
      } catch (error) {
        // Fewer than one in four billion draws is no private key of this curve.
        if (turn === 8) throw error;
      }
    }
  }

  /** The `Authorization` header for one push service; `now` in seconds. */
  authorization(endpoint: string, now: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: now + HALF_A_DAY, sub: this.#contact };
    const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
    const mark = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${mark.toString('base64url')}, k=${this.publicKey}`;
  }
}
