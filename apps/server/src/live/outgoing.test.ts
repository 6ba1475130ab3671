import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outgoing } from './outgoing.ts';

const server = createServer().listen(0, '127.0.0.1');
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
afterAll(() => server.close());

/** What the server says at once, and what a client hears of it. */
async function heard(says: readonly string[]): Promise<{ texts: string[]; pieces: number }> {
  await (server.listening || once(server, 'listening'));
  let pieces = 0;
  server.once('upgrade', (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, (socket) => {
      const write = wire.write.bind(wire) as (...given: unknown[]) => boolean;
      wire.write = ((...given: unknown[]) => {
        pieces++;
        return write(...given);
      }) as typeof wire.write;
      const out = new Outgoing(socket, wire, () => {});
      for (const text of says) out.say(text);
    });
  });
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const texts: string[] = [];
  await new Promise<void>((done) =>
    client.on('message', (data: Buffer) => {
      texts.push(data.toString());
      if (texts.length === says.length) done();
    }),
  );
  client.terminate();
  return { texts, pieces };
}

test('whatever its length and letters, a text arrives as it was said', async () => {
  const says = [
    '',
    'Skål',
    '🪙'.repeat(40),
    'x',
    ...[124, 125, 126, 127, 65535, 65536, 200_000].map((n) => 'a'.repeat(n)),
  ];
  says.push(`${'a'.repeat(65_534)}ö`, `{"é":"${'ø'.repeat(70_000)}"}`);
  expect((await heard(says)).texts).toEqual(says);
});

test('what is said in one turn leaves in one piece', async () => {
  const { texts, pieces } = await heard(['one', 'two', 'three']);
  expect(texts).toEqual(['one', 'two', 'three']);
  expect(pieces).toBe(1);
});
