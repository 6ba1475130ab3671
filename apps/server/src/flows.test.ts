import { ROUTES, type Route, type RouteName } from '@meadhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newBrowser } from './testing/browserPush.ts';
import { type Nodes, PLACES, Places } from './testing/places.ts';
import { Visitor } from './testing/visitor.ts';

const places = new Places();
afterAll(() => places.close());

const duel = {
  game: 'nidavellir',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'public',
  clock: { kind: 'none' },
};

describe.each(PLACES)('%s', (place) => {
  let nodes: Nodes;
  let anna: Visitor;
  let bob: Visitor;
  /** Every route that has been asked with success: none may be missing at the end. */
  const asked = new Set<RouteName>();

  beforeAll(async () => {
    nodes = await places.open(place, { privateWebhooks: true });
    const [here, there] = nodes.urls;
    anna = await Visitor.enter(here, { name: 'Anna', language: 'en' });
    bob = await Visitor.enter(there, { name: 'Bob', language: 'fr' });
    asked.add('newGuest');
  });
  afterAll(() => nodes.close());

  type Wish = Parameters<Visitor['ask']>[1];

  async function ask<K extends RouteName>(who: Visitor, name: K, wish: Wish = {}) {
    asked.add(name);
    const { status } = ROUTES[name] as Route;
    const answer = await who.try(name, wish);
    const schema = (ROUTES[name] as Route).reply;
    expect(answer.status, JSON.stringify(answer.body)).toBe(schema ? (status ?? 200) : 204);
    // What comes back is what the protocol promises.
    if (schema) expect(schema.safeParse(answer.body).error).toBeUndefined();
    return answer.body as Awaited<ReturnType<typeof who.ask<K>>>;
  }

  test('whoever comes in again stays who they are', async () => {
    const me = await ask(anna, 'me');
    expect(me).toMatchObject({ name: 'Anna', kind: 'guest', language: 'en', hasPassword: false });
    expect(await ask(anna, 'newGuest', { body: { name: 'Somebody else' } })).toEqual(me);
  });

  test('a guest can change name and language', async () => {
    const me = await ask(anna, 'changeMe', { body: { name: 'Anna B.' } });
    expect(me).toMatchObject({ name: 'Anna B.', language: 'en' });
  });

  test('the games there are', async () => {
    const { games } = await ask(new Visitor(nodes.urls[1]), 'games');
    expect(games.map(({ id }) => id)).toEqual([
      'nidavellir',
      'nains',
      'bargeroc',
      'asgard',
      'andor',
    ]);
  });

  test('a match from the first seat to the rematch', async () => {
    const seats = [...duel.seats, { kind: 'open' }];
    const made = await ask(anna, 'newMatch', { body: { ...duel, seats } });
    const params = { match: made.id };
    expect(made).toMatchObject({ phase: 'gathering', mine: [0] });
    const open = await ask(bob, 'openMatches', { query: { game: 'nidavellir' } });
    expect(open.matches.map(({ id }) => id)).toContain(made.id);

    const bot = { params: { ...params, seat: 2 }, body: { level: 'apprentice' } };
    await ask(anna, 'seatBot', bot);
    await ask(anna, 'standUp', { params: bot.params });
    await ask(anna, 'seatBot', bot);
    await ask(bob, 'sit', { params: { ...params, seat: 1 }, body: {} });
    await ask(anna, 'ready', { params, body: { ready: true } });
    const begun = await ask(bob, 'ready', { params, body: { ready: true } });
    expect(begun).toMatchObject({ phase: 'playing', mine: [1] });
    expect((await ask(bob, 'publicMatches')).matches.map(({ id }) => id)).toContain(made.id);
    expect((await ask(bob, 'myMatches')).matches.map(({ id }) => id)).toContain(made.id);

    const table = (await ask(anna, 'table', { params })) as unknown as {
      n: number;
      eyes: { asks: { seat: number; step: string; options: unknown[] }[] }[];
    };
    const [question] = table.eyes[0]?.asks ?? [];
    const choice = question?.options[0];
    const body = { seat: 0, step: question?.step, choice, n: table.n };
    const answered = await ask(anna, 'answer', { params, body });
    const { n } = await ask(anna, 'undo', { params, body: { seat: 0 } });
    expect(n).toBeGreaterThan(answered.n);

    await ask(bob, 'say', { params, body: { text: 'Skål!' } });
    const { lines } = await ask(anna, 'chat', { params });
    expect(lines).toMatchObject([{ name: 'Bob', text: 'Skål!', seat: 1 }]);
    expect(
      (await ask(anna, 'log', { params, query: { lang: 'fr' } })).lines.length,
    ).toBeGreaterThan(0);
    const hidden = await ask(bob, 'fairness', { params });
    expect(hidden.secret).toBeUndefined();
    expect((await ask(bob, 'match', { params })).n).toBeGreaterThanOrEqual(n);

    await ask(anna, 'propose', { params, body: { what: 'abandon' } });
    await ask(bob, 'vote', { params, body: { agree: true } });
    expect((await ask(bob, 'match', { params })).phase).toBe('abandoned');
    expect((await ask(bob, 'fairness', { params })).secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await ask(bob, 'myArchive')).matches.map(({ id }) => id)).toContain(made.id);
    const again = await ask(anna, 'rematch', { params });
    expect(again.id).not.toBe(made.id);
  });

  test('a host can begin with bots, call off, and leave', async () => {
    const made = await ask(anna, 'newMatch', { body: duel });
    await ask(anna, 'deleteMatch', { params: { match: made.id } });
    expect((await anna.try('match', { params: { match: made.id } })).status).toBe(404);

    const other = await ask(anna, 'newMatch', { body: duel });
    const params = { match: other.id };
    const begun = await ask(anna, 'begin', { params, body: { fill: 'apprentice' } });
    expect(begun.phase).toBe('playing');
    const left = await ask(anna, 'resign', { params, body: {} });
    expect(left.seats[0]).toMatchObject({ kind: 'bot', tookOver: true });
  });

  test('a finished match is a file, and a file can be shared', async () => {
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const made = await ask(anna, 'newMatch', { body: { ...duel, seats } });
    const params = { match: made.id };
    for (let turn = 0; turn < 500; turn++) {
      const table = (await anna.ask('table', { params })) as unknown as {
        n: number;
        info: { phase: string };
        eyes: { asks: { seat: number; step: string; options: unknown[] }[] }[];
      };
      if (table.info.phase === 'over') break;
      const [question] = table.eyes.flatMap(({ asks }) => asks);
      const { seat, step, options } = question ?? { seat: 0, step: '', options: [] };
      await anna.ask('answer', { params, body: { seat, step, choice: options[0], n: table.n } });
    }
    const file = await ask(anna, 'file', { params });
    expect(file).toMatchObject({ format: 'meadhall-match', game: 'nidavellir' });
    const shared = await ask(bob, 'upload', { body: file });
    expect(shared).toMatchObject({ uploaded: true, phase: 'over' });
  });

  test('accounts, passwords and sessions', async () => {
    const carla = await Visitor.enter(nodes.urls[0], { name: 'Carla' });
    const credentials = { login: 'Carla.K', password: 'four dwarves at a table' };
    const me = await ask(carla, 'newAccount', { body: credentials });
    expect(me).toMatchObject({ kind: 'account', login: 'carla.k', hasPassword: true });
    const elsewhere = new Visitor(nodes.urls[1]);
    const there = await ask(elsewhere, 'signIn', { body: credentials });
    expect(there.id).toBe(me.id);

    const password = 'five dwarves at a table';
    await ask(carla, 'setPassword', { body: { password, current: credentials.password } });
    // Every other session has to sign in again.
    expect((await elsewhere.try('me')).status).toBe(401);
    expect((await elsewhere.try('signIn', { body: credentials })).body.kind).toBe(
      'wrongCredentials',
    );
    await ask(elsewhere, 'signIn', { body: { ...credentials, password } });
    await ask(elsewhere, 'signOut');
    expect((await elsewhere.try('me')).status).toBe(401);
    await ask(carla, 'deleteMe');
    expect((await carla.try('me')).status).toBe(401);
    expect((await elsewhere.try('signIn', { body: { ...credentials, password } })).status).toBe(
      401,
    );
  });

  test('alerts can be asked for and stopped', async () => {
    const { publicKey } = await ask(anna, 'pushKey');
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    const { keys } = newBrowser();
    const endpoint = 'https://127.0.0.1:9/push/1';
    await ask(anna, 'addPush', { body: { endpoint, keys, expirationTime: null } });
    expect((await ask(anna, 'me')).pushDevices).toBe(1);
    await ask(anna, 'removePush', { body: { endpoint } });
    expect((await ask(anna, 'me')).pushDevices).toBe(0);
    const { url, secret } = await ask(anna, 'setWebhook', {
      body: { url: 'http://127.0.0.1:9/hook' },
    });
    expect(secret.length).toBeGreaterThan(40);
    expect((await ask(anna, 'me')).webhook).toBe(url);
    await ask(anna, 'removeWebhook');
    expect((await ask(anna, 'me')).webhook).toBeUndefined();
  });

  test('every route but those of passkeys, which have tests of their own, was asked', () => {
    const rest = (Object.keys(ROUTES) as RouteName[]).filter((name) => !asked.has(name));
    expect(rest.sort()).toEqual([
      'addPasskey',
      'passkeyOptions',
      'passkeySignIn',
      'passkeySignInOptions',
      'removePasskey',
    ]);
  });
});
