import type { BodyOf, ReplyOf } from '@meadhall/protocol';

/** Somebody who plays, and the address they seem to come from: behind a proxy everybody has one of their own. */
export interface Guest {
  readonly cookie: string;
  readonly from: string | undefined;
}

export async function newGuest(url: string, name: string, from?: string): Promise<Guest> {
  const reply = await fetch(`${url}/api/v1/me`, {
    method: 'POST',
    headers: headersOf(url, from),
    body: JSON.stringify({ name }),
  });
  if (!reply.ok) throw new Error(`no guest: ${reply.status} ${await reply.text()}`);
  const set = reply.headers.getSetCookie().map((it) => it.split(';')[0] ?? '');
  return { cookie: set.join('; '), from };
}

export async function post<K extends 'newMatch' | 'ready' | 'sit' | 'rematch'>(
  url: string,
  { cookie, from }: Guest,
  path: string,
  body: BodyOf<K> | undefined,
): Promise<ReplyOf<K>> {
  const reply = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...headersOf(url, from), cookie },
    body: JSON.stringify(body ?? {}),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as ReplyOf<K>;
}

export const headersOf = (url: string, from: string | undefined): Record<string, string> => ({
  'content-type': 'application/json',
  origin: url,
  ...(from !== undefined && { 'x-forwarded-for': from }),
});
