import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The name of the cookie that says who somebody is. */
const COOKIE = 'meadhall';

/** Our cookie among those a browser sent. */
export function cookieIn(header: string | undefined): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}

/** What hands our cookie out for some seconds; for none it is taken back. No script of a page can read it. */
export const setCookie = (value: string, seconds: number, { tls }: { tls: boolean }): string =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${tls ? '; Secure' : ''}`;

/** 256 random bits. The database keeps its digest only, so that a stolen copy opens no session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A public id: 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

export const digestOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Equal texts, in a time that does not tell how much of them is equal. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(x as Buffer, y as Buffer);
}

/** Signs tokens, so that made-up ones are turned away without a look into the database. */
export class Signer {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('meadhall cookie 1').digest();
  }

  #mark(token: string): string {
    return createHmac('sha256', this.#key).update(token).digest('base64url');
  }

  sign(token: string): string {
    return `${token}.${this.#mark(token)}`;
  }

  /** The token of a cookie of ours; nothing for any other. */
  read(cookie: string | undefined): string | undefined {
    if (cookie === undefined || cookie.length > 200) return undefined;
    const [token = '', mark = '', ...rest] = cookie.split('.');
    return rest.length === 0 && sameText(mark, this.#mark(token)) ? token : undefined;
  }
}
