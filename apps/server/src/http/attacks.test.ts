import { API, LIMITS, ROUTES, type Route, type RouteName } from '@meadhall/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Disk } from '../testing/record.ts';
import { serving } from '../testing/serving.ts';
import { type Live, Visitor } from '../testing/visitor.ts';

let server: Awaited<ReturnType<typeof serving>>;
let disk: Disk;
let anna: Visitor;
let bob: Visitor;
let eve: Visitor;
let eveLive: Live;
/** A private match of Anna and Bob, in the middle of a game. */
let match: string;
let invite: string;
/** The answer that was accepted last. */
let given: { seat: number; step: string; choice: unknown; n: number };

beforeAll(async () => {
  server = await serving();
  disk = new Disk(server.folder);
  [anna, bob, eve] = [
    await Visitor.enter(server.url, { name: 'Anna' }),
    await Visitor.enter(server.url, { name: 'Bob' }),
    await Visitor.enter(server.url, { name: 'Eve' }),
  ];
  const made = await anna.ask('newMatch', {
    body: {
      game: 'nidavellir',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
      clock: { kind: 'none' },
    },
  });
  match = made.id;
  invite = made.invite ?? '';
  await bob.ask('sit', { params: { match, seat: 1 }, body: { invite } });
  await bob.ask('ready', { params: { match }, body: { ready: true } });
  for (const who of [anna, bob, anna, anna]) given = await answerOf(who);
  eveLive = await eve.live();
});
afterAll(async () => {
  disk.close();
  await server.close();
});

async function tableOf(who: Visitor) {
  return (await who.ask('table', { params: { match } })) as unknown as {
    n: number;
    eyes: { asks: { seat: number; step: string; options: unknown[] }[] }[];
  };
}

/** Answers what is asked, if anything is. */
async function answerOf(who: Visitor): Promise<typeof given> {
  const { n, eyes } = await tableOf(who);
  const ask = eyes[0]?.asks[0];
  if (!ask) return given;
  const body = { seat: ask.seat, step: ask.step, choice: ask.options[0], n };
  await who.ask('answer', { params: { match }, body });
  return body;
}

/** What only Anna, Bob and the server may know. */
const canaries = () => [
  invite,
  anna.cookie.split('=')[1]?.split('.')[0] ?? '',
  bob.cookie.split('=')[1]?.split('.')[0] ?? '',
  ...disk
    .rows<{ secret: string; seed: string }>('select secret, seed from matches where id = ?', match)
    .flatMap(({ secret, seed }) => [secret, seed]),
];

/** Text as part of an address; half a surrogate pair cannot be. */
const addressed = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));

/** Works hard on somebody else's match, then looks: nothing changed, nothing was told. */
async function attack(work: () => Promise<void>, attackers: Visitor[]): Promise<void> {
  const before = disk.match(match);
  await work();
  expect(disk.match(match)).toBe(before);
  const secrets = canaries();
  for (const { heard } of attackers) {
    const bytes = heard.join('\n');
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
    heard.length = 0;
  }
}

function expectRefusalOrReply(status: number, body: unknown): void {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(body).toMatchObject({
    type: expect.stringContaining('/api/v1/problems#') as string,
    kind: expect.any(String) as string,
    status,
    title: expect.any(String) as string,
    detail: expect.any(String) as string,
  });
}

// Whoever signs out or is forgotten attacks no longer; hashing passwords all day proves nothing more.
const QUIET: RouteName[] = ['deleteMe', 'signOut', 'signIn', 'newAccount', 'setPassword'];
const NAMES = (Object.keys(ROUTES) as RouteName[]).filter((name) => !QUIET.includes(name));
const ODD_TEXTS = [
  '..',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '\0',
  '%ff',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '"; drop table matches; --',
  '<script>alert(1)</script>',
  '-1',
  '1e999',
  'NaN',
  'null',
  'ɐ'.repeat(200),
  'a'.repeat(3_000),
];

const anyText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary' }));
const answerLike = fc.record(
  {
    seat: fc.oneof(fc.constantFrom(0, 1, 2, -1, 1e9, 0.5), fc.jsonValue()),
    step: fc.oneof(fc.constantFrom('bid', 'pickCard', 'anytime', '__proto__', 'toString'), anyText),
    choice: fc.jsonValue(),
    n: fc.oneof(fc.nat(20), fc.constantFrom(-1, 2 ** 53, 1e300), fc.jsonValue()),
    level: fc.constantFrom('master', 'god'),
    text: anyText,
    what: fc.constantFrom('abandon', 'takeBack', 'pause', 'everything'),
    agree: fc.boolean(),
    ready: fc.boolean(),
    invite: anyText,
  },
  { requiredKeys: [] },
);
const anyBody = fc.oneof(
  answerLike.map((it) => JSON.stringify(it)),
  fc.jsonValue({ maxDepth: 5 }).map((it) => JSON.stringify(it)),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '{"__proto__":{"seat":0}}',
    '{"text":"\\u0000"}',
    '{"text":"\\ud800"}',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    '{"a":'.repeat(3_000),
    JSON.stringify({ seats: Array.from({ length: 3_000 }, () => ({ kind: 'me' })) }),
    'x'.repeat(LIMITS.body + 1),
    'x'.repeat(LIMITS.upload + 1),
  ),
  fc.uint8Array({ maxLength: 200 }),
);
const anyType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '',
);

test('thousands of random requests of a stranger: no failure, no change, no leak', async () => {
  const nobody = new Visitor(server.url);
  const request = fc.record({
    name: fc.constantFrom(...NAMES),
    method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'), { freq: 8 }),
    id: fc.oneof({ arbitrary: fc.constant('match'), weight: 3 }, { arbitrary: anyText, weight: 1 }),
    seat: fc.oneof(fc.constantFrom('0', '1', '2', '7', '8'), anyText),
    query: fc.dictionary(
      fc.constantFrom('invite', 'lang', 'before', 'limit', 'viewer', 'x'),
      anyText,
    ),
    body: anyBody,
    type: anyType,
    known: fc.boolean(),
  });
  await attack(
    () =>
      fc.assert(
        fc.asyncProperty(request, async ({ name, method, id, seat, query, body, type, known }) => {
          const route = ROUTES[name] as Route;
          const target = id === 'match' ? match : id;
          const path = route.path
            .replace(':match', addressed(target))
            .replace(':seat', addressed(seat))
            .replace(':passkey', addressed(target));
          const used = method ?? route.method;
          // Eve may ask to be forgotten, but then she attacks no longer.
          fc.pre(!(used === 'DELETE' && route.path === '/me'));
          const asked = new URLSearchParams(query).toString();
          const { status, body: said } = await (known ? eve : nobody).fetch(
            `${API}${path}?${asked}`,
            {
              method: used,
              ...(used !== 'GET' && { body: body as string, headers: { 'content-type': type } }),
            },
          );
          expectRefusalOrReply(status, said);
          // A private match is a closed door, whatever is asked of it.
          if (id === 'match' && route.path.includes(':match')) expect(status).toBeGreaterThan(399);
        }),
        { numRuns: 1_500 },
      ),
    [eve, nobody],
  );
});

test('thousands of random live messages of a stranger: no failure, no change, no leak', async () => {
  const message = fc.oneof(
    fc.record({
      do: fc.constantFrom('watch', 'answer', 'undo', 'propose', 'vote', 'resign', 'say'),
      id: fc.nat(1000),
      match: fc.oneof(fc.constant('match'), anyText),
      seat: fc.constantFrom(0, 1, -1, 'x'),
      step: anyText,
      choice: fc.jsonValue(),
      n: fc.nat(20),
      what: fc.constantFrom('abandon', 'x'),
      agree: fc.boolean(),
      text: anyText,
      invite: anyText,
    }),
    fc.jsonValue(),
    fc.string(),
  );
  await attack(async () => {
    const before = eveLive.messages.length;
    let sent = 0;
    for (const it of fc.sample(message, 3_000)) {
      const isRecord = typeof it === 'object' && it !== null && !Array.isArray(it);
      const fields = isRecord ? (it as Record<string, unknown>) : undefined;
      const aimed = fields?.['match'] === 'match' ? { ...fields, match } : it;
      // Only the fields each message knows: a strict schema would refuse the rest before the hall is asked.
      eveLive.socket.send(typeof aimed === 'string' ? aimed : JSON.stringify(strict(aimed)));
      sent++;
    }
    while (eveLive.messages.length < before + sent) await eveLive.ask({ do: 'ping' });
    const said = eveLive.messages.slice(before);
    expect(said.filter((it) => it.say === 'refused').length).toBeGreaterThanOrEqual(sent);
    for (const it of said)
      if (it.say === 'refused') expect(it.problem.status).toBeLessThan(500);
      else expect(it.say).toBe('done');
  }, [eve]);
});

const FIELDS: Record<string, string[]> = {
  watch: ['invite'],
  answer: ['seat', 'step', 'choice', 'n'],
  undo: ['seat'],
  propose: ['what'],
  vote: ['agree'],
  resign: [],
  say: ['text'],
};
function strict(message: unknown): unknown {
  const fields = message as Record<string, unknown>;
  const known = FIELDS[String(fields?.['do'])];
  if (!known) return message;
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => ['do', 'id', 'match', ...known].includes(key)),
  );
}

test('a player cannot answer for another seat, twice, too early, or with what is not offered', async () => {
  const { n, eyes } = await tableOf(bob);
  const own = eyes[0]?.asks ?? [];
  const offered = own.flatMap(({ options }) => options.map((it) => JSON.stringify(it)));
  await attack(async () => {
    const kinds = new Set<string>();
    const refused = async (who: Visitor, body: object) => {
      const { status, body: said } = await who.try('answer', { params: { match }, body });
      expectRefusalOrReply(status, said);
      expect(status).toBeGreaterThan(399);
      kinds.add(said.kind);
    };
    // Sent once more, exactly as it was accepted.
    for (let i = 0; i < 20; i++) await refused(anna, given);
    const cases = fc.record({
      seat: fc.constantFrom(0, 1),
      step: fc.constantFrom(...own.map(({ step }) => step), given.step, 'bid', 'nonsense'),
      choice: fc.jsonValue(),
      n: fc.oneof(fc.constant(n), fc.nat(n), fc.integer({ min: n + 1, max: n + 100 })),
    });
    for (const body of fc.sample(cases, 400)) {
      if (offered.includes(JSON.stringify(body.choice))) continue;
      // Bob in Anna's name, and both with what nobody offered.
      await refused(bob, { ...body, seat: 0 });
      await refused(bob, { ...body, seat: 1 });
    }
    for (const kind of ['notYours', 'tooLate', 'behind']) expect([...kinds]).toContain(kind);
  }, []);
});

test('path tricks lead nowhere', async () => {
  for (const path of [
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/.env',
    '/.git/config',
    '/api/v1/matches/%',
    '/api/v1/matches/%ff%fe',
    '/api/v1/%2e%2e/metrics',
    '//evil.example/',
    `/${'a/'.repeat(2_000)}`,
    '/api/v1/me?lang=fr&lang=en&lang[]=x&__proto__[x]=1',
  ]) {
    const { status, body } = await eve.fetch(path);
    expect(status, path).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toMatch(/root:|"workspaces"|\[core\]/);
  }
});
