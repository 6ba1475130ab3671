import { asks, isAloud, seeded, seedOf } from '@meadhall/kernel';
import { ServerMessage } from '@meadhall/protocol';
import { SHELF } from '@meadhall/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyAnswer, Games } from '../matches/games.ts';
import { type Nodes, type Place, Places } from '../testing/places.ts';
import { indiscretions, type Truth, tellingRefusals } from '../testing/sentences.ts';
import { type Live, Visitor } from '../testing/visitor.ts';

const places = new Places();
afterAll(() => places.close());

const games = new Games(SHELF);
const PLAYED = SHELF.filter((game) => game.open(({ toy }) => !toy)).map(({ id }) => id);
/** No game of this play goes on for longer. */
const LONGEST = 1_000;
/** An entry every game reaches before it is over. */
const MIDDLE = 20;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

interface Client {
  visitor: Visitor;
  live: Live;
  /** Whose eyes it has: its seat, or a spectator's. */
  viewer: number | null;
}

/** People at a private table, each with a connection, and a spectator with the invitation. */
async function gather(nodes: Nodes, game: string) {
  const { rules } = games.named(game);
  const count = Math.min(rules.seats.max, Math.max(rules.seats.min, 3));
  const people = await Promise.all(
    Array.from({ length: count + 1 }, (_, i) =>
      Visitor.enter(nodes.urls[(i % 2) as 0 | 1], { name: `Guest ${i}` }),
    ),
  );
  const [host, ...others] = people as [Visitor, ...Visitor[]];
  const seats = people.slice(0, count).map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const clock = { kind: 'none' };
  const made = await host.ask('newMatch', { body: { game, seats, visibility: 'private', clock } });
  const { id: match, invite = '' } = made;
  for (const [i, guest] of others.slice(0, -1).entries())
    await guest.ask('sit', { params: { match, seat: i + 1 }, body: { invite } });
  for (const guest of people.slice(0, -1))
    await guest.ask('ready', { params: { match }, body: { ready: true } });
  const clients: Client[] = [];
  for (const [i, visitor] of people.entries()) {
    const live = await visitor.live();
    const watched = await live.ask({ do: 'watch', match, invite });
    expect(watched).toMatchObject({ say: 'done' });
    clients.push({ visitor, live, viewer: i < count ? i : null });
  }
  return { match, invite, clients };
}

/** What a client was asked last. */
function askedOf({ live }: Client) {
  const last = live.messages.findLast((it) => it.say === 'table' || it.say === 'moved');
  const asks = last && 'eyes' in last ? (last.eyes[0]?.asks ?? []) : [];
  return asks.filter(({ step }) => step !== 'anytime');
}

/** Plays from entry to entry with whatever each client was offered, until nobody is asked any more. */
async function play(match: string, clients: Client[], from = 0, to = LONGEST): Promise<void> {
  let pick = 7;
  for (let n = from; n < to; n++) {
    const open = clients.flatMap((client) => askedOf(client).map((ask) => ({ client, ask })));
    pick = (pick * 1103515245 + 12345) % 2 ** 31;
    const turn = open[pick % open.length];
    if (!turn) return;
    const { client, ask } = turn;
    const { seat, step, options } = ask;
    const choice = options[(pick >> 8) % options.length];
    const done = await client.live.ask({ do: 'answer', match, seat, step, choice, n });
    expect(done).toMatchObject({ say: 'done', n: n + 1 });
    await Promise.all(clients.map(({ live }) => live.next('moved', (it) => it.n === n + 1)));
  }
}

/** Everything about a match that can be asked for, as each of them. */
async function lookOverHttp(match: string, invite: string, clients: Client[]): Promise<void> {
  for (const { live, visitor } of clients) {
    await live.ask({ do: 'ping' });
    for (const name of ['table', 'match', 'fairness', 'chat'] as const)
      await visitor.ask(name, { params: { match }, query: { invite } });
  }
}

/** The match as it was kept, not as it was told. */
async function truthOf(
  { disk }: Nodes,
  game: string,
  match: string,
  clients: Client[],
): Promise<Truth> {
  return {
    entry: games.named(game),
    positions: await disk.positions(match),
    answers: (await disk.entries(match)).map((it) => it as AnyAnswer),
    names: clients.map((_, i) => `Guest ${i}`),
  };
}

/** The whole log in both languages, as each of them reads it. */
async function readLogs(
  truth: Truth,
  match: string,
  invite: string,
  clients: Client[],
): Promise<void> {
  const rng = seeded(seedOf(`logs ${match}`));
  for (const { visitor, viewer } of clients)
    for (const language of ['fr', 'en'] as const) {
      const query = { invite, lang: language };
      const { lines } = await visitor.ask('log', { params: { match }, query });
      expect(lines.length).toBeGreaterThanOrEqual(truth.answers.length);
      expect(indiscretions(truth, { lines, language, viewer }, rng)).toEqual([]);
    }
}

/** Every game on what everybody runs; on the rest one, for views are made in one place only. */
const HUNTS: readonly [Place, readonly string[]][] = [
  ['SQLite', PLAYED],
  ['two nodes on PostgreSQL', PLAYED.slice(0, 1)],
  ['two nodes on PostgreSQL and Redis', PLAYED.slice(0, 1)],
];

describe.each(HUNTS)('%s', (place, played) => {
  let nodes: Nodes;
  beforeAll(async () => {
    nodes = await places.open(place);
  });
  afterAll(() => nodes.close());

  test.each(played)('%s: every byte sent to a client is what its eyes may see', async (game) => {
    const { rules } = games.named(game);
    const { match, invite, clients } = await gather(nodes, game);
    await play(match, clients, 0, MIDDLE);
    await lookOverHttp(match, invite, clients);
    await readLogs(await truthOf(nodes, game, match, clients), match, invite, clients);
    // While a match goes on nobody, wherever they look, is told what it was dealt from.
    const dealtFrom = await nodes.disk.dealtFrom(match);
    for (const secret of dealtFrom) {
      expect(secret).toMatch(/^[0-9a-f]{32,64}$/);
      for (const { visitor } of clients) expect(visitor.heard.join().includes(secret)).toBe(false);
    }
    await play(match, clients, MIDDLE);
    await lookOverHttp(match, invite, clients);
    expect((await clients[0]?.visitor.ask('match', { params: { match } }))?.phase).toBe('over');
    const truth = await truthOf(nodes, game, match, clients);
    const { positions } = truth;
    // Heroes who answer anything lose soon, but never before the second half.
    expect(positions.length).toBeGreaterThan(MIDDLE);
    await readLogs(truth, match, invite, clients);
    expect(tellingRefusals(truth, seeded(seedOf(game)))).toEqual([]);

    const hashes = await nodes.disk.rows<{ token_hash: string }>('select token_hash from sessions');
    for (const { visitor, live, viewer } of clients) {
      // 1. Nothing but what the protocol names, and each view exactly the one of that seat at that moment.
      let view: Record<string, unknown> = {};
      for (const message of live.messages) {
        expect(plain(ServerMessage.parse(message))).toEqual(message);
        if (message.say === 'table') {
          expect(message.eyes.map((it) => it.viewer)).toEqual([viewer]);
          view = message.eyes[0]?.view ?? {};
        } else if (message.say === 'moved') {
          expect(message.eyes.map((it) => it.viewer)).toEqual([viewer]);
          if ('choice' in message.entry) expect(isAloud(rules, message.entry.step)).toBe(true);
          view = { ...view, ...message.eyes[0]?.change };
        } else continue;
        const state = positions[message.n];
        if (!state) throw new Error(`no position ${message.n}`);
        expect(view).toEqual(plain(rules.view(state, viewer)));
        const own = asks(rules, state).filter(({ seat }) => seat === viewer);
        const told = message.eyes[0]?.asks ?? [];
        if (told.length > 0) expect(told.map((it) => it.step)).toEqual(own.map(({ step }) => step));
        for (const it of told) expect(it.seat).toBe(viewer);
      }
      // 2. Nothing that nobody may know, wherever it might have slipped in.
      const bytes = visitor.heard.join('\n');
      const others = clients.filter((it) => it.visitor !== visitor);
      const canaries = [
        ...others.map((it) => it.visitor.cookie.split('=')[1] ?? ''),
        ...others.map((it) => it.visitor.cookie.split('=')[1]?.split('.')[0] ?? ''),
        ...hashes.map((it) => it.token_hash),
      ];
      for (const canary of canaries) {
        expect(canary.length).toBeGreaterThan(30);
        expect(bytes.includes(canary)).toBe(false);
      }
      const said = JSON.stringify(live.messages);
      for (const secret of dealtFrom) expect(said.includes(secret)).toBe(false);
      expect(bytes).not.toMatch(/"rng":|"token_hash"|"password":|argon2/);
      // 3. No news that were for somebody else alone.
      for (const state of positions)
        for (const news of state.news)
          if (news.only !== undefined && news.only !== viewer)
            expect(bytes.includes(JSON.stringify(news))).toBe(false);
      visitor.leave();
    }
  });

  test('before the end nobody learns the seed; then everybody does', async () => {
    const { match, invite, clients } = await gather(nodes, 'nidavellir');
    const secrets = await nodes.disk.dealtFrom(match);
    const asked = { params: { match }, query: { invite } };
    for (const { visitor } of clients) {
      expect((await visitor.try('file', asked)).status).toBe(409);
      await visitor.ask('fairness', asked);
      for (const secret of secrets) expect(visitor.heard.join()).not.toContain(secret);
    }
    await play(match, clients);
    const told = await clients[0]?.visitor.ask('fairness', asked);
    expect([told?.secret, told?.seed]).toEqual(secrets);
  });
});
