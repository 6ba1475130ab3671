// A process of its own that means harm: it floods, asks for the impossible, or watches and never reads.
import { WebSocket } from 'ws';

const [url = '', attack = ''] = process.argv.slice(2);
const json = { 'content-type': 'application/json', origin: url };

const guest = await fetch(`${url}/api/v1/me`, { method: 'POST', headers: json, body: '{}' });
const cookie = guest.headers
  .getSetCookie()
  .map((it) => it.split(';')[0])
  .join('; ');

if (attack === 'seats') for (let i = 0; i < 4; i++) void askForSeats();
else for (let i = 0; i < 4; i++) connect();

/** Match after match with more seats than there are dwarves. */
async function askForSeats(): Promise<never> {
  const seats = Array.from({ length: 100_000 }, () => ({ kind: 'me' }));
  const body = JSON.stringify({ game: 'nidavellir', seats, visibility: 'public' });
  for (;;)
    await fetch(`${url}/api/v1/matches`, {
      method: 'POST',
      headers: { ...json, cookie },
      body,
    }).then(
      (reply) => reply.text(),
      () => '',
    );
}

function connect(): void {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`, {
    headers: { cookie, origin: url },
  });
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(connect, 10));
  socket.on('open', () => {
    if (attack === 'slow') {
      // The kernel's buffer fills up; what the server does then is what is measured.
      for (let id = 0; id < 200; id++) socket.send(JSON.stringify({ do: 'ping', id }));
      socket.pause();
    } else flood(socket);
  });
}

function flood(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  for (let i = 0; i < 500; i++)
    socket.send(
      '{"do":"answer","id":1,"match":"aaaaaaaaaaaa","seat":0,"step":"bid","choice":0,"n":0}',
    );
  setImmediate(() => flood(socket));
}
