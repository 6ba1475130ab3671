import type { ClientMessage, Me, ServerMessage } from '@meadhall/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { info, movedMessage, tableMessage } from '../testing/messages.ts';
import { LiveConnection, type Socket } from './connection.ts';
import type { Refused } from './link.ts';
import { liveLink } from './liveLink.ts';

/** A server made of two lists: what it was told, and the sockets that were opened to it. */
function fakeServer() {
  const sockets: (Socket & { said: ClientMessage[] })[] = [];
  const live = new LiveConnection(() => {
    const said: ClientMessage[] = [];
    const socket = {
      said,
      send: (text: string) => said.push(JSON.parse(text) as ClientMessage),
      close: () => {},
      onopen: null,
      onmessage: null,
      onclose: null,
    } as Socket & { said: ClientMessage[] };
    sockets.push(socket);
    return socket;
  });
  const last = () => sockets.at(-1)!;
  return {
    live,
    sockets,
    open: () => last().onopen?.(),
    drop: () => last().onclose?.(),
    say: (message: ServerMessage) => last().onmessage?.({ data: JSON.stringify(message) }),
    said: () => last().said,
  };
}
const PROBLEM = { type: '', kind: 'tooLate', status: 409, title: 'Too late', detail: '' } as const;
const ask = { seat: 0, step: 'pick', clause: 'NID-5.1', options: [1, 2] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function atTable() {
  const server = fakeServer();
  const link = liveLink(server.live, 'match-0001');
  server.open();
  server.say(tableMessage({ eyes: [{ viewer: 0, view: { age: 1 }, asks: [ask] }] }));
  return { server, link };
}

test('a table is watched as soon as the connection is open', () => {
  const { server, link } = atTable();
  expect(server.said()[0]).toMatchObject({ do: 'watch', match: 'match-0001' });
  expect(link.connection.value).toBe('open');
  expect(link.table.value?.n).toBe(4);
});

test('a gap makes it ask for the whole table again', () => {
  const { server, link } = atTable();
  server.say(movedMessage({ n: 7 }));
  expect(link.table.value?.n).toBe(4);
  expect(server.said().map((it) => it.do)).toEqual(['watch', 'watch']);
  server.say(tableMessage({ n: 7 }));
  expect(link.table.value?.n).toBe(7);
});

test('a lost connection comes back by itself, later and later, and watches again', () => {
  const { server, link } = atTable();
  server.drop();
  expect(link.connection.value).toBe('lost');
  vi.advanceTimersByTime(600);
  expect(server.sockets).toHaveLength(2);
  server.drop();
  vi.advanceTimersByTime(500);
  expect(server.sockets).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(server.sockets).toHaveLength(3);
  server.open();
  expect(server.said()).toMatchObject([{ do: 'watch', match: 'match-0001' }]);
});

test('an answer without a receipt is sent again with the number it had', async () => {
  const { server, link } = atTable();
  const answered = link.answer(0, 'pick', 1);
  const [, sent] = server.said();
  server.drop();
  vi.advanceTimersByTime(600);
  server.open();
  const again = server.said().find((it) => it.do === 'answer');
  expect(again).toEqual(sent);
  expect(again).toMatchObject({ n: 4, choice: 1 });
  server.say({ say: 'done', id: again!.id, n: 5 });
  server.say(movedMessage());
  await answered;
});

test('an answer is done when its outcome is seen, not when its receipt comes', async () => {
  const { server, link } = atTable();
  let done = false;
  const answered = link.answer(0, 'pick', 1).then(() => {
    done = true;
  });
  server.say({ say: 'done', id: server.said().at(-1)!.id, n: 5 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toBe(false);
  server.say(movedMessage());
  await answered;
});

test('an answer that had arrived the first time is no mistake', async () => {
  const { server, link } = atTable();
  const answered = link.answer(0, 'pick', 1);
  const { id } = server.said()[1]!;
  server.say(movedMessage());
  server.say({ say: 'refused', id, problem: PROBLEM });
  await answered;
});

test('an answer to a question that is gone is refused with its reason', async () => {
  const { server, link } = atTable();
  const answered = link.answer(0, 'pick', 1);
  const { id } = server.said()[1]!;
  server.say({ say: 'refused', id, problem: PROBLEM });
  await expect(answered).rejects.toMatchObject({ problem: { kind: 'tooLate' } } as Refused);
});

test('silence after a heartbeat counts as a lost connection', () => {
  const { server, link } = atTable();
  vi.advanceTimersByTime(20_000);
  expect(server.said().at(-1)).toMatchObject({ do: 'ping' });
  vi.advanceTimersByTime(20_000);
  expect(link.connection.value).toBe('lost');
});

test('whoever looks again soon learns that the connection has died meanwhile', () => {
  const { server, link } = atTable();
  server.live.wake();
  expect(server.said().at(-1)).toMatchObject({ do: 'ping' });
  vi.advanceTimersByTime(3000);
  expect(link.connection.value).toBe('lost');
});

test('a connection that answers whoever looks again is kept', () => {
  const { server, link } = atTable();
  server.live.wake();
  server.say({ say: 'done', id: server.said().at(-1)!.id });
  vi.advanceTimersByTime(3000);
  expect(link.connection.value).toBe('open');
  expect(server.sockets).toHaveLength(1);
});

test('without a network the connection is lost at once, and back with it', () => {
  const { server, link } = atTable();
  server.live.offline();
  expect(link.connection.value).toBe('lost');
  server.live.wake();
  expect(server.sockets).toHaveLength(2);
});

test('clocks are read by our own time, however wrong it goes', () => {
  vi.setSystemTime(1_000_000);
  const { server, link } = atTable();
  server.say({ say: 'hello', version: 1, me: {} as Me, now: 1_000_000 - 120_000 });
  const clocks = { at: 900_000, left: [60_000], running: [0] };
  server.say(tableMessage({ clocks }));
  expect(link.table.value?.clocks?.at).toBe(1_020_000);
  server.say(movedMessage({ clocks: { ...clocks, at: 905_000 } }));
  expect(link.table.value?.clocks?.at).toBe(1_025_000);
});

test('who stops listening does not silence who listens now', () => {
  const { server, link } = atTable();
  const again = liveLink(server.live, 'match-0001', 'an-invitation-0001');
  link.leave();
  server.say(tableMessage({ n: 9 }));
  expect(again.table.value?.n).toBe(9);
});

test('a server that says goodbye is left in peace for a while', () => {
  const { server } = atTable();
  server.say({ say: 'bye', retryAfter: 5 });
  server.drop();
  vi.advanceTimersByTime(3000);
  expect(server.sockets).toHaveLength(1);
  vi.advanceTimersByTime(4000);
  expect(server.sockets).toHaveLength(2);
});

test('a table nobody may see says why', async () => {
  const server = fakeServer();
  const link = liveLink(server.live, 'match-0001');
  server.open();
  const problem = { ...PROBLEM, kind: 'inviteNeeded' as const };
  server.say({ say: 'refused', id: server.said()[0]!.id, problem });
  await vi.advanceTimersByTimeAsync(0);
  expect(link.failed.value?.kind).toBe('inviteNeeded');
});

test('each table hears only of itself', () => {
  const { server, link } = atTable();
  const other = liveLink(server.live, 'match-0002');
  server.say(tableMessage({ info: info({ id: 'match-0002' }), n: 1 }));
  expect([link.table.value?.n, other.table.value?.n]).toEqual([4, 1]);
});
