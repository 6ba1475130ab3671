import { once } from 'node:events';
import { join } from 'node:path';
import { API, LIMITS, LIVE_PATH, type ServerMessage } from '@meadhall/protocol';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { NO_LIMITS, serving } from '../testing/serving.ts';
import { type Live, Visitor } from '../testing/visitor.ts';
import { MOMENTS } from './heart.ts';

let server: Awaited<ReturnType<typeof serving>>;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

const solo = {
  game: 'nidavellir',
  seats: [{ kind: 'me' }, { kind: 'me' }],
  visibility: 'public',
  clock: { kind: 'none' },
};

async function atATable(url = server.url) {
  const visitor = await Visitor.enter(url, { name: 'Anna' });
  const { id: match } = await visitor.ask('newMatch', { body: solo });
  const live = await visitor.live();
  return { visitor, match, live };
}

type Table = Extract<ServerMessage, { say: 'table' }>;

/** Answers the first open question of a table with its first option. */
function firstAnswer(match: string, { eyes, n }: Pick<Table, 'eyes' | 'n'>) {
  const ask = eyes.flatMap(({ asks }) => asks)[0];
  if (!ask) throw new Error('nobody is asked');
  return {
    do: 'answer',
    match,
    seat: ask.seat,
    step: ask.step,
    choice: ask.options[0],
    n,
  } as const;
}

async function watching(live: Live, match: string): Promise<Table> {
  expect(await live.ask({ do: 'watch', match })).toMatchObject({ say: 'done' });
  const table = live.messages.findLast((it) => it.say === 'table');
  return table as Table;
}

test('the log can be read while the match goes on', async () => {
  const { visitor, live, match } = await atATable();
  for (let round = 0; round < 12; round++) {
    const table = await watching(live, match);
    const answered = live.ask(firstAnswer(match, table));
    const logs = Array.from({ length: 8 }, () => visitor.fetch(`${API}/matches/${match}/log`));
    for (const { status } of await Promise.all(logs)) expect(status).toBe(200);
    expect(await answered).toMatchObject({ say: 'done' });
  }
  visitor.leave();
});

test('a hello says who I am, in which version, and what time it is', async () => {
  const { live, visitor } = await atATable();
  const [hello] = live.messages;
  expect(hello).toMatchObject({ say: 'hello', version: 1, me: { name: 'Anna' } });
  visitor.leave();
});

test('whoever watches gets the table, then everything that happens', async () => {
  const { live, match, visitor } = await atATable();
  const spectator = await Visitor.enter(server.url);
  const eyes = await spectator.live();
  const seen = await watching(eyes, match);
  expect(seen.eyes.map(({ viewer }) => viewer)).toEqual([null]);
  const table = await watching(live, match);
  expect(table.eyes.map(({ viewer }) => viewer)).toEqual([0, 1]);

  const done = await live.ask(firstAnswer(match, table));
  expect(done).toMatchObject({ say: 'done', n: table.n + 1 });
  const moved = await eyes.next('moved');
  expect(moved).toMatchObject({ match, n: table.n + 1 });
  expect(moved.eyes.map(({ viewer }) => viewer)).toEqual([null]);

  await live.ask({ do: 'say', match, text: 'Hail' });
  expect((await eyes.next('chat')).line.text).toBe('Hail');
  expect(await eyes.ask({ do: 'unwatch', match })).toMatchObject({ say: 'done' });
  const before = eyes.messages.length;
  await live.ask({ do: 'say', match, text: 'Hail again' });
  await eyes.ask({ do: 'ping' });
  expect(eyes.messages.slice(before).map(({ say }) => say)).toEqual(['done']);
  visitor.leave();
  spectator.leave();
});

test('every request is answered, and refusals are the same problems as over HTTP', async () => {
  const { live, match, visitor } = await atATable();
  const stranger = await Visitor.enter(server.url, { language: 'fr' });
  const other = await stranger.live();
  const table = await watching(live, match);
  const answer = firstAnswer(match, table);
  const refused = await other.ask(answer);
  const { do: _, match: __, ...body } = answer;
  const overHttp = await stranger.try('answer', { params: { match }, body });
  expect(refused).toMatchObject({ say: 'refused', problem: { kind: 'notYours' } });
  expect(refused.say === 'refused' && refused.problem).toEqual(overHttp.body);
  for (const wish of [
    { do: 'undo', match, seat: 0 },
    { do: 'propose', match, what: 'pause' },
    { do: 'vote', match, agree: true },
    { do: 'resign', match },
  ] as const)
    expect((await other.ask(wish)).say).toBe('refused');
  expect(await live.ask({ do: 'propose', match, what: 'pause' })).toMatchObject({ say: 'done' });
  visitor.leave();
  stranger.leave();
});

test('the language can be asked for', async () => {
  const { visitor, match } = await atATable();
  const french = await visitor.live({ lang: 'fr' });
  const refused = await french.ask({ do: 'undo', match, seat: 0 });
  expect(refused.say === 'refused' && refused.problem.title).toBe('Il n’y a rien à reprendre');
  visitor.leave();
});

test('nobody comes in without a cookie, from another site, or at another address', async () => {
  const visitor = await Visitor.enter(server.url);
  const knock = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number; body: string }>((resolve) => {
      const socket = new WebSocket(server.url.replace('http', 'ws') + path, { headers });
      socket.on('error', () => {});
      socket.on('open', () => resolve({ status: 101, body: '' }));
      socket.on('unexpected-response', (_request, reply) => {
        let body = '';
        reply.on('data', (part: Buffer) => {
          body += part.toString();
        });
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }));
      });
    });
  const { cookie } = visitor;
  const origin = server.url;
  expect((await knock(LIVE_PATH, { cookie, origin })).status).toBe(101);
  expect((await knock(LIVE_PATH, { cookie })).status).toBe(101);
  const nobody = await knock(LIVE_PATH, { origin });
  expect(nobody.status).toBe(401);
  expect(JSON.parse(nobody.body)).toMatchObject({ kind: 'notSignedIn' });
  expect((await knock(LIVE_PATH, { cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect((await knock(LIVE_PATH, { cookie, origin: 'null' })).status).toBe(403);
  expect((await knock('/api/v1/other', { cookie, origin })).status).toBe(404);
  expect((await knock('/', { cookie, origin })).status).toBe(404);
});

test('whoever signs out, is forgotten, or has a new password elsewhere is put out', async () => {
  const visitor = await Visitor.enter(server.url);
  const live = await visitor.live();
  await visitor.ask('signOut');
  expect(await live.closed).toBe(1008);
  const other = await Visitor.enter(server.url);
  const second = await other.live();
  await other.ask('deleteMe');
  expect(await second.closed).toBe(1008);
});

test('binary messages and messages beyond the limit end the connection', async () => {
  const visitor = await Visitor.enter(server.url);
  const binary = await visitor.live();
  binary.socket.send(Buffer.from([1, 2, 3]));
  expect(await binary.closed).toBe(1003);
  const long = await visitor.live();
  long.socket.send('x'.repeat(LIMITS.body + 1));
  expect(await long.closed).toBe(1009);
});

test('a flood is not read, then ended, and others do not notice', async () => {
  const limited = await serving({ rates: { ...NO_LIMITS, messagesPerGuest: 20 } });
  const { live, match, visitor } = await atATable(limited.url);
  const attacker = await Visitor.enter(limited.url);
  const flood = await attacker.live();
  for (let i = 0; i < 5_000; i++) flood.socket.send(`{"do":"ping","id":${i}}`);
  const table = await watching(live, match);
  const from = performance.now();
  expect(await live.ask(firstAnswer(match, table))).toMatchObject({ say: 'done' });
  expect(performance.now() - from).toBeLessThan(1_000);
  await flood.closed;
  const said = flood.messages.filter((it) => it.say !== 'hello').map(({ say }) => say);
  // Sixty at once and twenty a second were answered in their order; nothing was refused one by one.
  expect(new Set(said)).toEqual(new Set(['done']));
  expect(said.length).toBeGreaterThanOrEqual(60);
  expect(said.length).toBeLessThan(400);
  expect((await visitor.fetch('/metrics')).text).toContain('why="flood"} 1');
  visitor.leave();
  await limited.close();
});

test('whoever talks in a burst is heard, a little later', async () => {
  const limited = await serving({ rates: { ...NO_LIMITS, messagesPerGuest: 20 } });
  const visitor = await Visitor.enter(limited.url);
  const live = await visitor.live();
  const asked = Array.from({ length: 80 }, () => live.ask({ do: 'ping' }));
  expect(new Set((await Promise.all(asked)).map(({ say }) => say))).toEqual(new Set(['done']));
  visitor.leave();
  await limited.close();
});

test('who comes back, or comes twice, may say no more than before; nor may a whole address', async () => {
  const rates = { ...NO_LIMITS, messagesPerGuest: 20, messagesPerAddress: 40 };
  const limited = await serving({ rates });
  const visitor = await Visitor.enter(limited.url);
  const first = await visitor.live();
  await Promise.all(Array.from({ length: 60 }, () => first.ask({ do: 'ping' })));
  first.socket.close();
  await first.closed;
  const waited = async (live: typeof first): Promise<number> => {
    const from = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => live.ask({ do: 'ping' })));
    return performance.now() - from;
  };
  const again = await visitor.live();
  expect(await waited(again)).toBeGreaterThan(500);
  // Another person has what is theirs, until there is nothing left for the address.
  const others = await Promise.all([Visitor.enter(limited.url), Visitor.enter(limited.url)]);
  const lives = await Promise.all(others.map((it) => it.live()));
  await Promise.all(
    lives.flatMap((live) => Array.from({ length: 50 }, () => live.ask({ do: 'ping' }))),
  );
  const neighbour = await (await Visitor.enter(limited.url)).live();
  expect(await waited(neighbour)).toBeGreaterThan(200);
  await limited.close();
});

test('whoever is silent is asked for a sign at one heartbeat, and gone at the next', async () => {
  const visitor = await Visitor.enter(server.url);
  const [silent, talking, idle] = [
    await visitor.live(),
    await visitor.live(),
    await visitor.live(),
  ];
  // It reads nothing, so it does not answer either.
  silent.socket.pause();
  const asked: string[] = [];
  talking.socket.on('ping', () => asked.push('talking'));
  idle.socket.on('ping', () => asked.push('idle'));
  for (let beats = 0; beats < 3; beats++) {
    await talking.ask({ do: 'ping' });
    const sign = once(idle.socket, 'ping');
    for (let i = 0; i < MOMENTS; i++) server.app.live.heart.beat();
    // At the first one whoever has just come is believed to be there.
    if (beats === 1) await sign;
  }
  expect(new Set(asked)).toEqual(new Set(['idle']));
  silent.socket.resume();
  expect(await silent.closed).toBe(1006);
  for (const it of [talking, idle])
    expect(await it.ask({ do: 'ping' })).toMatchObject({ say: 'done' });
  visitor.leave();
});

test('a session that was ended on another node is noticed at the next look', async () => {
  const [gone, stays] = [await Visitor.enter(server.url), await Visitor.enter(server.url)];
  const [live, other] = [await gone.live(), await stays.live()];
  const [{ me }] = live.messages as [Extract<ServerMessage, { say: 'hello' }>];
  const database = new Database(join(server.folder, 'meadhall.sqlite'));
  database.prepare('delete from sessions where person = ?').run(me.id);
  database.close();
  expect(await live.ask({ do: 'ping' })).toMatchObject({ say: 'done' });
  server.app.live.look();
  expect(await live.closed).toBe(1008);
  expect(await other.ask({ do: 'ping' })).toMatchObject({ say: 'done' });
  stays.leave();
});

test('a reader that does not keep up is dropped; the others go on', async () => {
  const { visitor, live, match } = await atATable();
  const text = 'x'.repeat(LIMITS.chat);
  for (let i = 0; i < 100; i++) await live.ask({ do: 'say', match, text });
  const table = await watching(live, match);
  const lazy = await Visitor.enter(server.url);
  const slow = await lazy.live();
  slow.socket.pause();
  const dropped = async () => (await visitor.fetch('/metrics')).text.includes('why="slow"} 1');
  expect(await dropped()).toBe(false);
  // The whole table, some 60 kB, again and again: more than the network keeps for somebody who does not read.
  for (let id = 0; id < 1_000; id++) slow.socket.send(JSON.stringify({ do: 'watch', id, match }));
  expect(await live.ask(firstAnswer(match, table))).toMatchObject({ say: 'done' });
  await expect.poll(dropped, { timeout: 60_000 }).toBe(true);
  expect(await live.ask({ do: 'ping' })).toMatchObject({ say: 'done' });
  visitor.leave();
  lazy.leave();
});

test('so many connections for one person, from one address, and in all', async () => {
  const knocks = async (sockets: { perGuest: number; perAddress: number; all: number }) => {
    const strict = await serving({ sockets });
    const outcomes: string[] = [];
    for (const name of ['Anna', 'Bob']) {
      const visitor = await Visitor.enter(strict.url, { name });
      for (let i = 0; i < 2; i++)
        outcomes.push(
          await visitor.live().then(
            () => 'in',
            () => 'out',
          ),
        );
    }
    await strict.close();
    return outcomes;
  };
  expect(await knocks({ perGuest: 1, perAddress: 9, all: 9 })).toEqual(['in', 'out', 'in', 'out']);
  expect(await knocks({ perGuest: 9, perAddress: 3, all: 9 })).toEqual(['in', 'in', 'in', 'out']);
  expect(await knocks({ perGuest: 9, perAddress: 9, all: 1 })).toEqual(['in', 'out', 'out', 'out']);
});

test('a server that stops says goodbye, and what was acknowledged is kept', async () => {
  const leaving = await serving();
  const { live, match } = await atATable(leaving.url);
  const table = await watching(live, match);
  expect(await live.ask(firstAnswer(match, table))).toMatchObject({ n: table.n + 1 });
  const closing = leaving.close();
  expect(await live.next('bye')).toMatchObject({ retryAfter: 2 });
  expect(await live.closed).toBe(1012);
  await closing;
});
