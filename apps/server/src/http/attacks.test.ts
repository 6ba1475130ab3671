import { API, problemsOf, ROUTES, type Route, type RouteName } from '@meadhall/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyBody, anyMessage, anyText, anyType, strict } from '../testing/oddities.ts';
import { type Nodes, type Place, Places } from '../testing/places.ts';
import { type Live, Visitor } from '../testing/visitor.ts';

const places = new Places();
afterAll(() => places.close());

/** How much is tried where: everything on what everybody runs, the same in short on the rest. */
const EFFORTS: readonly [Place, { requests: number; messages: number; answers: number }][] = [
  ['SQLite', { requests: 1_500, messages: 3_000, answers: 400 }],
  ['two nodes on PostgreSQL', { requests: 200, messages: 600, answers: 60 }],
];

// Whoever signs out or is forgotten attacks no longer; hashing passwords all day proves nothing more.
const QUIET: RouteName[] = ['deleteMe', 'signOut', 'signIn', 'newAccount', 'setPassword'];
const NAMES = (Object.keys(ROUTES) as RouteName[]).filter((name) => !QUIET.includes(name));
const PLAIN_SEATS = ['0', '1', '2', '7', '8'];

/** Text as part of an address; half a surrogate pair cannot be. */
const addressed = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));

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

describe.each(EFFORTS)('%s', (place, effort) => {
  let nodes: Nodes;
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
    nodes = await places.open(place);
    const [here, there] = nodes.urls;
    [anna, bob, eve] = [
      await Visitor.enter(here, { name: 'Anna' }),
      await Visitor.enter(there, { name: 'Bob' }),
      await Visitor.enter(there, { name: 'Eve' }),
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
  afterAll(() => nodes.close());

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
  const canaries = async () => [
    invite,
    anna.cookie.split('=')[1]?.split('.')[0] ?? '',
    bob.cookie.split('=')[1]?.split('.')[0] ?? '',
    ...(await nodes.disk.dealtFrom(match)),
  ];

  /** Works hard on somebody else's match, then looks: nothing changed, nothing was told. */
  async function attack(work: () => Promise<void>, attackers: Visitor[]): Promise<void> {
    const before = await nodes.disk.match(match);
    await work();
    expect(await nodes.disk.match(match)).toBe(before);
    const secrets = await canaries();
    for (const { heard } of attackers) {
      const bytes = heard.join('\n');
      for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
      heard.length = 0;
    }
  }

  test('thousands of random requests of a stranger: no failure, no change, no leak', async () => {
    const nobody = new Visitor(nodes.urls[0]);
    const request = fc.record({
      name: fc.constantFrom(...NAMES),
      method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'), { freq: 8 }),
      id: fc.oneof(
        { arbitrary: fc.constant('match'), weight: 3 },
        { arbitrary: anyText, weight: 1 },
      ),
      seat: fc.oneof(fc.constantFrom(...PLAIN_SEATS), anyText),
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
          fc.asyncProperty(
            request,
            async ({ name, method, id, seat, query, body, type, known }) => {
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
                  ...(used !== 'GET' && {
                    body: body as string,
                    headers: { 'content-type': type },
                  }),
                },
              );
              expectRefusalOrReply(status, said);
              // A private match is a closed door, whatever is asked of it.
              if (id === 'match' && route.path.includes(':match'))
                expect(status).toBeGreaterThan(399);
              // Whatever it is refused for is in the reference.
              const asMeant = used === route.method && id === 'match' && PLAIN_SEATS.includes(seat);
              if (asMeant && status > 399) expect(problemsOf(route)).toContain(said.kind);
            },
          ),
          { numRuns: effort.requests },
        ),
      [eve, nobody],
    );
  });

  test('thousands of random live messages of a stranger: no failure, no change, no leak', async () => {
    await attack(async () => {
      const before = eveLive.messages.length;
      const said = () => eveLive.messages.slice(before);
      let sent = 0;
      for (const it of fc.sample(anyMessage, effort.messages)) {
        const isRecord = typeof it === 'object' && it !== null && !Array.isArray(it);
        const fields = isRecord ? (it as Record<string, unknown>) : undefined;
        const aimed = fields?.['match'] === 'match' ? { ...fields, match } : it;
        eveLive.socket.send(typeof aimed === 'string' ? aimed : JSON.stringify(strict(aimed)));
        sent++;
      }
      const refused = () => said().filter((it) => it.say === 'refused').length;
      while (refused() < sent) await eveLive.ask({ do: 'ping' });
      for (const it of said())
        if (it.say === 'refused') expect(it.problem.status).toBeLessThan(500);
        else expect(it.say).toBe('done');
    }, [eve]);
  });

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
      for (const body of fc.sample(cases, effort.answers)) {
        if (offered.includes(JSON.stringify(body.choice))) continue;
        // Bob in Anna's name, and both with what nobody offered.
        await refused(bob, { ...body, seat: 0 });
        await refused(bob, { ...body, seat: 1 });
      }
      for (const kind of ['notYours', 'tooLate', 'behind']) expect([...kinds]).toContain(kind);
    }, []);
  });
});
