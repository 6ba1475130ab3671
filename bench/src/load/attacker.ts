// A process of its own that means harm: it floods, asks for the impossible, or watches and never reads.
import { setPriority } from 'node:os';
import { WebSocket } from 'ws';
import { headersOf, newGuest, post } from './meadhall-guest.ts';

/** All of it comes from one address. */
const [url = '', attack = '', address = ''] = process.argv.slice(2);
/** Bytes it keeps ready: more would only be its own memory. */
const READY = 1024 * 1024;

// Where it cannot be told to run only when nobody else wants to, it is at least the last in line.
setPriority(19);
const me = await newGuest(url, 'Loki', address);
const headers = { ...headersOf(url, address), cookie: me.cookie };
const solo = await post<'newMatch'>(url, me, '/matches', {
  game: 'nidavellir',
  seats: [{ kind: 'me' }, { kind: 'me' }],
  visibility: 'public',
  clock: { kind: 'none' },
});

if (attack === 'seats') for (let i = 0; i < 4; i++) void askForSeats();
else for (let i = 0; i < 4; i++) connect();

/** Match after match with more seats than there are dwarves. */
async function askForSeats(): Promise<never> {
  const seats = Array.from({ length: 100_000 }, () => ({ kind: 'me' }));
  const body = JSON.stringify({ game: 'nidavellir', seats, visibility: 'public' });
  for (;;)
    await fetch(`${url}/api/v1/matches`, { method: 'POST', headers, body }).then(
      (reply) => reply.text(),
      () => '',
    );
}

function connect(): void {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`, { headers });
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(connect, 10));
  socket.on('open', () => {
    // The kernel's buffer fills up; what the server does then is what is measured.
    if (attack === 'slow') socket.pause();
    insist(socket, attack === 'slow' ? WATCH : ANSWER);
  });
}

const WATCH = JSON.stringify({ do: 'watch', id: 1, match: solo.id });
const ANSWER = JSON.stringify({
  do: 'answer',
  id: 1,
  match: 'aaaaaaaaaaaa',
  seat: 0,
  step: 'bid',
  choice: 0,
  n: 0,
});

/** Says the same again and again, as fast as it is listened to. */
function insist(socket: WebSocket, message: string): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  const full = socket.bufferedAmount > READY;
  for (let i = 0; i < 500 && !full; i++) socket.send(message);
  setTimeout(() => insist(socket, message), full ? 10 : 0);
}
