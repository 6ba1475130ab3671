import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { NO_LIMITS, serving } from '../testing/serving.ts';
import { Visitor } from '../testing/visitor.ts';

let server: Awaited<ReturnType<typeof serving>>;

beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

type Options = { challenge: string };

/** A guest who has made a passkey. */
async function withPasskey(name: string) {
  const visitor = await Visitor.enter(server.url, { name });
  const authenticator = new Authenticator(server.url);
  const { challenge, options } = await visitor.ask('passkeyOptions');
  const response = authenticator.register(options as Options);
  const body = { challenge, name: 'My key', response };
  return { visitor, authenticator, body, me: await visitor.ask('addPasskey', { body }) };
}

async function signInWith(visitor: Visitor, authenticator: Authenticator) {
  const { challenge, options } = await visitor.ask('passkeySignInOptions');
  return { challenge, response: authenticator.signIn(options as Options) };
}

test('a passkey makes a guest an account, and signs in anywhere', async () => {
  const { me, authenticator } = await withPasskey('Dag');
  expect(me).toMatchObject({ kind: 'account', hasPassword: false });
  expect(me.passkeys).toMatchObject([{ name: 'My key' }]);
  const elsewhere = new Visitor(server.url);
  const body = await signInWith(elsewhere, authenticator);
  expect((await elsewhere.ask('passkeySignIn', { body })).id).toBe(me.id);
  expect((await elsewhere.ask('me')).id).toBe(me.id);
});

test('the options name this site, ask for a key that is found again, and list nobody’s keys', async () => {
  const visitor = await Visitor.enter(server.url);
  const { options } = await visitor.ask('passkeyOptions');
  expect(options).toMatchObject({
    rp: { id: '127.0.0.1' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required' },
  });
  const signIn = await new Visitor(server.url).ask('passkeySignInOptions');
  expect(signIn.options['allowCredentials'] ?? []).toEqual([]);
});

test('a challenge works once', async () => {
  const { authenticator, visitor, body } = await withPasskey('Eir');
  expect((await visitor.try('addPasskey', { body })).body.kind).toBe('passkeyFailed');
  const signIn = await signInWith(visitor, authenticator);
  await visitor.ask('passkeySignIn', { body: signIn });
  expect((await visitor.try('passkeySignIn', { body: signIn })).body.kind).toBe('passkeyFailed');
});

test('a challenge belongs to whoever asked for it, and to what it was asked for', async () => {
  const { authenticator } = await withPasskey('Frey');
  const [gerd, hel] = [await Visitor.enter(server.url), await Visitor.enter(server.url)];
  const stolen = await gerd.ask('passkeyOptions');
  const response = new Authenticator(server.url).register(stolen.options as Options);
  const body = { challenge: stolen.challenge, response };
  expect((await hel.try('addPasskey', { body })).body.kind).toBe('passkeyFailed');
  const other = await gerd.ask('passkeyOptions');
  const misused = {
    challenge: other.challenge,
    response: authenticator.signIn(other.options as Options),
  };
  expect((await hel.try('passkeySignIn', { body: misused })).body.kind).toBe('passkeyFailed');
});

test('a passkey made for another site, or signed by another key, is not believed', async () => {
  const { authenticator } = await withPasskey('Idun');
  const visitor = await Visitor.enter(server.url);
  for (const foreign of [
    new Authenticator('https://evil.example', '127.0.0.1'),
    new Authenticator(server.url, 'evil.example'),
  ]) {
    const { challenge, options } = await visitor.ask('passkeyOptions');
    const body = { challenge, response: foreign.register(options as Options) };
    expect((await visitor.try('addPasskey', { body })).body.kind).toBe('passkeyFailed');
  }
  const { challenge, options } = await visitor.ask('passkeySignInOptions');
  const forged = new Authenticator(server.url).signIn(options as Options);
  const id = authenticator.id.toString('base64url');
  const body = { challenge, response: { ...forged, id, rawId: id } };
  expect((await visitor.try('passkeySignIn', { body })).body.kind).toBe('passkeyFailed');
});

test('a reply of any shape is refused, never a failure of ours', async () => {
  const visitor = await Visitor.enter(server.url);
  const shapes: Record<string, unknown>[] = [
    {},
    { id: 1 },
    { id: 'x'.repeat(5000) },
    { id: 'a', rawId: 'a', type: 'public-key', response: null },
    {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: '!', attestationObject: 3 },
    },
    {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
  ];
  for (const response of shapes) {
    const adding = await visitor.ask('passkeyOptions');
    const add = { challenge: adding.challenge, response };
    expect((await visitor.try('addPasskey', { body: add })).body.kind).toBe('passkeyFailed');
    const entering = await visitor.ask('passkeySignInOptions');
    const enter = { challenge: entering.challenge, response };
    expect((await visitor.try('passkeySignIn', { body: enter })).body.kind).toBe('passkeyFailed');
  }
});

test('a passkey can be removed by its owner alone', async () => {
  const { visitor, authenticator } = await withPasskey('Jord');
  const passkey = authenticator.id.toString('base64url');
  const stranger = await Visitor.enter(server.url);
  expect((await stranger.try('removePasskey', { params: { passkey } })).status).toBe(404);
  const me = await visitor.ask('removePasskey', { params: { passkey } });
  expect(me).toMatchObject({ kind: 'guest', passkeys: [] });
  const body = await signInWith(visitor, authenticator);
  expect((await visitor.try('passkeySignIn', { body })).body.kind).toBe('passkeyFailed');
});

test('a login belongs to one account, whatever its capitals', async () => {
  const [kari, loki] = [await Visitor.enter(server.url), await Visitor.enter(server.url)];
  const password = 'a password of some length';
  await kari.ask('newAccount', { body: { login: 'Kari', password } });
  const taken = await loki.try('newAccount', { body: { login: ' KARI ', password } });
  expect(taken.body).toMatchObject({ kind: 'loginTaken', field: 'login' });
  const again = await kari.try('newAccount', { body: { login: 'kari2', password } });
  expect(again.body.kind).toBe('hasLogin');
  const first = await loki.try('setPassword', { body: { password } });
  expect(first.body.kind).toBe('loginNeeded');
});

test('nobody learns whether a login exists: same answer, same work', async () => {
  const mimir = await Visitor.enter(server.url);
  const password = 'a password of some length';
  await mimir.ask('newAccount', { body: { login: 'mimir', password } });
  const thief = new Visitor(server.url);
  const attempt = async (login: string) => {
    const from = performance.now();
    const { status, body, headers } = await thief.try('signIn', {
      body: { login, password: 'a wrong password indeed' },
    });
    const names = [...headers.keys()].sort();
    return { took: performance.now() - from, said: JSON.stringify({ status, body, names }) };
  };
  await attempt('mimir');
  await attempt('nobody');
  const times: Record<'mimir' | 'nobody', number[]> = { mimir: [], nobody: [] };
  for (let i = 0; i < 12; i++)
    for (const login of ['mimir', 'nobody'] as const) {
      const { took, said } = await attempt(login);
      times[login].push(took);
      expect(said).toBe((await attempt('mimir')).said);
    }
  const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const [known, unknown] = [median(times.mimir), median(times.nobody)];
  // Hashing takes at least ten times as long as anything else that happens: leaving it out would show.
  expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
});

test('guessing a password is slowed down, for one login and from one address', async () => {
  const strict = await serving({
    rates: { ...NO_LIMITS, signInsPerLogin: 3, signInsPerAddress: 5 },
  });
  const guess = async (login: string) =>
    (await new Visitor(strict.url).try('signIn', { body: { login, password: 'guess' } })).body;
  const kinds = [];
  for (const login of ['njord', 'njord', 'njord', 'NJORD', 'odin', 'ran'])
    kinds.push((await guess(login)).kind);
  expect(kinds).toEqual([
    'wrongCredentials',
    'wrongCredentials',
    'wrongCredentials',
    'tooMany',
    'wrongCredentials',
    'tooMany',
  ]);
  expect((await guess('thor')).retryAfter).toBeGreaterThan(0);
  await strict.close();
});

test('names nobody could read are refused', async () => {
  const visitor = new Visitor(server.url);
  for (const name of ['a\u202Eb', 'a\u200Bb', 'a\nb', '\u2028', ''])
    expect((await visitor.try('newGuest', { body: { name } })).status).toBe(400);
  expect((await visitor.ask('newGuest', { body: { name: 'Þórr Óðinsson 🪓' } })).name).toContain(
    'Þórr',
  );
});

test('nor are titles and words at the table', async () => {
  const visitor = await Visitor.enter(server.url);
  const match = {
    game: 'nidavellir',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    visibility: 'public',
    clock: { kind: 'none' },
  };
  const odd = 'Free coins\u202Ecod.exe';
  const made = await visitor.try('newMatch', { body: { ...match, title: odd } });
  expect(made.body).toMatchObject({ kind: 'badRequest', field: 'title' });
  const { id } = await visitor.ask('newMatch', { body: { ...match, title: 'À ce soir 👩‍🚀' } });
  const said = await visitor.try('say', { params: { match: id }, body: { text: odd } });
  expect(said.body).toMatchObject({ kind: 'badRequest', field: 'text' });
});

test('whoever is forgotten leaves nothing behind', async () => {
  const { visitor, authenticator } = await withPasskey('Sif');
  await visitor.ask('newAccount', { body: { login: 'sif', password: 'hair of pure gold' } });
  const made = await visitor.ask('newMatch', {
    body: {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'me' }],
      visibility: 'public',
      clock: { kind: 'none' },
    },
  });
  await visitor.ask('deleteMe');
  expect(visitor.cookie).toBe('meadhall=');
  const body = await signInWith(visitor, authenticator);
  expect((await visitor.try('passkeySignIn', { body })).status).toBe(400);
  const other = await Visitor.enter(server.url);
  const seen = JSON.stringify(await other.ask('match', { params: { match: made.id } }));
  expect(seen).not.toContain('Sif');
});
