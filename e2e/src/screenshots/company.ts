/** People who have opened tables of their own, so that the lobby is not empty. */
export async function invitations(url: string): Promise<void> {
  for (const { name, game, seats } of TABLES) {
    const cookie = await guest(url, name);
    const others = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }));
    await post(url, 'matches', cookie, {
      game,
      seats: [{ kind: 'me' }, ...others],
      visibility: 'public',
      clock: { kind: 'live', reserve: 900, increment: 15 },
    });
  }
}

const TABLES = [
  { name: 'Astrid', game: 'nidavellir', seats: 4 },
  { name: 'Torvald', game: 'asgard', seats: 3 },
  { name: 'Maëlle', game: 'andor', seats: 4 },
];

async function guest(url: string, name: string): Promise<string> {
  const reply = await post(url, 'me', '', { name });
  return reply.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
}

async function post(url: string, path: string, cookie: string, body: object): Promise<Response> {
  const reply = await fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}
