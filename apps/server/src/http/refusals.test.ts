import { request } from 'node:http';
import { expect, test } from 'vitest';
import { NO_LIMITS, serving } from '../testing/serving.ts';
import { Visitor } from '../testing/visitor.ts';

/** Status and connection header of a refusal, given while most of the body is still to come. */
function refused(
  url: string,
  length: number,
  cookie = '',
): Promise<{ status: number; connection: string }> {
  return new Promise((done, failed) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': String(length),
      ...(cookie !== '' && { cookie, origin: url }),
    };
    const asked = request(`${url}/api/v1/matches`, { method: 'POST', headers }, (reply) => {
      reply.resume();
      done({ status: reply.statusCode ?? 0, connection: reply.headers.connection ?? '' });
    });
    asked.on('error', failed);
    asked.write('{');
    if (length < 10) asked.end('}');
  });
}

test('a body that is too long is refused before anybody is looked up, and not at once', async () => {
  const server = await serving({ rates: { ...NO_LIMITS, requestsPerGuest: 2 } });
  const { url } = server;
  const from = performance.now();
  // Nobody is signed in, which would be said first of a shorter one.
  expect(await refused(url, 1_600_000)).toEqual({ status: 413, connection: 'close' });
  expect(performance.now() - from).toBeGreaterThan(900);
  expect((await refused(url, 2)).status).toBe(401);
  // Requests of a guest are counted once somebody has looked up who that is.
  const guest = await Visitor.enter(url);
  const tooLong = Array.from({ length: 5 }, () => refused(url, 1_600_000, guest.cookie));
  for (const { status } of await Promise.all(tooLong)) expect(status).toBe(413);
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await guest.try('me')).status);
  expect(statuses).toEqual([200, 200, 429]);
  await server.close();
});

test('whoever is refused while they send a long body is not listened to any more', async () => {
  const server = await serving({ rates: { ...NO_LIMITS, requestsPerAddress: 1 } });
  expect((await refused(server.url, 2)).connection).not.toBe('close');
  // The address has asked too often; nothing of the body was looked at.
  for (let i = 0; i < 3; i++)
    expect(await refused(server.url, 1_000_000)).toEqual({ status: 429, connection: 'close' });
  const from = performance.now();
  expect(await refused(server.url, 2)).toEqual({ status: 429, connection: 'keep-alive' });
  // Whoever waits for a refusal does not ask again meanwhile.
  expect(performance.now() - from).toBeGreaterThan(900);
  await server.close();
});
