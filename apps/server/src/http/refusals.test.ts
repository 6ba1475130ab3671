import { request } from 'node:http';
import { expect, test } from 'vitest';
import { NO_LIMITS, serving } from '../testing/serving.ts';

/** Status and connection header of a refusal, given while most of the body is still to come. */
function refused(url: string, length: number): Promise<{ status: number; connection: string }> {
  return new Promise((done, failed) => {
    const headers = { 'content-type': 'application/json', 'content-length': String(length) };
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
  const server = await serving();
  const from = performance.now();
  // Nobody is signed in, which would be said first of a shorter one.
  expect(await refused(server.url, 1_600_000)).toEqual({ status: 413, connection: 'close' });
  expect(performance.now() - from).toBeGreaterThan(900);
  expect((await refused(server.url, 2)).status).toBe(401);
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
