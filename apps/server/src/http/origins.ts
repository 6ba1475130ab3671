import type { IncomingHttpHeaders } from 'node:http';

/** How a request names this server. */
export interface Called {
  readonly protocol: string;
  readonly host: string;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isUnsafe = (method: string): boolean => !SAFE.has(method);

/**
 * Whether a request may change something. Browsers send `Origin` with everything that can; a request without it, and
 * without the mark of another site, is no browser's and carries no cookie but its own.
 */
export function comesFromHere(
  headers: IncomingHttpHeaders,
  { host }: Called,
  publicUrl: URL | undefined,
): boolean {
  const { origin } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (publicUrl) return origin === publicUrl.origin;
  // Nobody told us our address. A proxy may speak TLS for us, so the scheme is the browser's word.
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** The origin of our own pages, once `comesFromHere` has agreed to the request. */
export const originOf = (
  headers: IncomingHttpHeaders,
  { protocol, host }: Called,
  publicUrl: URL | undefined,
): string => publicUrl?.origin ?? headers.origin ?? `${protocol}://${host}`;
