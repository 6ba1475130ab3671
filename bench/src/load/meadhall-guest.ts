import { Agent, type IncomingMessage, request } from 'node:http';
import type { BodyOf, ReplyOf } from '@meadhall/protocol';

/** Somebody who plays, and the address they seem to come from: behind a proxy everybody has one of their own. */
export interface Guest {
  readonly cookie: string;
  readonly from: string | undefined;
}

/** Plain requests over connections that stay: `fetch` would cost several times as much of the machine. */
const agent = new Agent({ keepAlive: true, maxSockets: 50 });

export async function newGuest(url: string, name: string, from?: string): Promise<Guest> {
  const { reply } = await posted(`${url}/api/v1/me`, headersOf(url, from), { name });
  const set = (reply.headers['set-cookie'] ?? []).map((it) => it.split(';')[0] ?? '');
  return { cookie: set.join('; '), from };
}

export async function post<K extends 'newMatch' | 'ready' | 'sit' | 'rematch'>(
  url: string,
  { cookie, from }: Guest,
  path: string,
  body: BodyOf<K> | undefined,
): Promise<ReplyOf<K>> {
  const { text } = await posted(`${url}/api/v1${path}`, { ...headersOf(url, from), cookie }, body);
  return JSON.parse(text) as ReplyOf<K>;
}

export const headersOf = (url: string, from: string | undefined): Record<string, string> => ({
  'content-type': 'application/json',
  origin: url,
  ...(from !== undefined && { 'x-forwarded-for': from }),
});

function posted(
  url: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<{ reply: IncomingMessage; text: string }> {
  return new Promise((done, failed) => {
    const asked = request(url, { method: 'POST', headers, agent }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const ok = reply.statusCode !== undefined && reply.statusCode < 300;
        if (ok) done({ reply, text });
        else failed(new Error(`${url}: ${reply.statusCode} ${text}`));
      });
    });
    asked.on('error', failed);
    asked.end(JSON.stringify(body ?? {}));
  });
}
