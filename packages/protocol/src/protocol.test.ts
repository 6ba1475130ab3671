import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EXAMPLES } from './examples.ts';
import { ClientMessage, ServerMessage } from './live.ts';
import { Clock, NewMatch } from './matches.ts';
import { NewGuest } from './people.ts';
import { PROBLEMS } from './problem.ts';
import { problemsOf, type Route } from './route.ts';
import { ROUTES } from './routes.ts';

const routes: [string, Route][] = Object.entries(ROUTES);
const fits = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('routes', () => {
  test('no two are the same', () => {
    const places = routes.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(routes)('%s says what it does, and describes what its path names', (_, route) => {
    expect(route.summary.length).toBeGreaterThan(5);
    const named = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const schema = route.params && (z.toJSONSchema(route.params, { io: 'input' }) as Described);
    expect(Object.keys(schema?.properties ?? {})).toEqual(named);
  });

  test.each(routes.filter(([, { method }]) => method === 'GET'))('%s changes nothing', (_, it) => {
    expect(it.body).toBeUndefined();
  });

  test.each(routes)('%s can be described as JSON Schema', (_, route) => {
    for (const schema of [route.params, route.query, route.body, route.reply])
      if (schema) expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
  });
});

describe('examples', () => {
  test.each(routes)('%s is shown with one that fits', (name, route) => {
    const example = EXAMPLES[name as keyof typeof EXAMPLES];
    for (const part of ['params', 'query', 'body', 'reply'] as const) {
      const schema = route[part];
      if (!schema) expect(example[part]).toBeUndefined();
      else if (part !== 'query' || example.query)
        expect(z.safeParse(schema, example[part]).error?.issues).toBeUndefined();
    }
  });

  test('a private match in an example is what a table says', () => {
    expect(z.safeParse(ServerMessage, EXAMPLES.table.reply).error?.issues).toBeUndefined();
  });
});

test('whatever needs a cookie, changes something or names something may be refused for it', () => {
  expect(problemsOf(ROUTES.me)).toEqual(['badRequest', 'notSignedIn', 'tooMany', 'busy']);
  expect(problemsOf(ROUTES.sit)).toEqual([
    'badRequest',
    'foreignOrigin',
    'wrongMediaType',
    'tooLarge',
    'notSignedIn',
    'notFound',
    'inviteNeeded',
    'seatTaken',
    'alreadyStarted',
    'tooMany',
    'busy',
  ]);
});

describe('bodies are strict', () => {
  const match = {
    game: 'nidavellir',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'master' }],
    visibility: 'private',
    clock: { kind: 'none' },
  };

  test('a match that can be', () => expect(fits(NewMatch, match)).toBe(true));

  test.each([
    ['an unknown field', { ...match, admin: true }],
    ['no seat', { ...match, seats: [] }],
    ['more seats than any game has', { ...match, seats: Array(9).fill({ kind: 'me' }) }],
    ['an unknown level', { ...match, seats: [{ kind: 'bot', level: 'god' }] }],
    ['an option that is an object', { ...match, options: { a: {} } }],
    ['a long title', { ...match, title: 'x'.repeat(61) }],
    ['a nonce too short', { ...match, nonce: 'ab' }],
    ['a path for a game', { ...match, game: '../x' }],
  ])('not %s', (_, body) => expect(fits(NewMatch, body)).toBe(false));

  test('a live clock has seconds that make sense', () => {
    expect(fits(Clock, { kind: 'live', reserve: 600, increment: 5 })).toBe(true);
    expect(fits(Clock, { kind: 'live', reserve: 1, increment: 5 })).toBe(false);
    expect(fits(Clock, { kind: 'live', reserve: 600, increment: -1 })).toBe(false);
    expect(fits(Clock, { kind: 'days', days: 0 })).toBe(false);
  });
});

describe('the live connection', () => {
  const about = { id: 1, match: 'abcdefghijkl' };

  test('names and words hold nothing that nobody sees or that turns lines around', () => {
    const say = (text: string) => fits(ClientMessage, { do: 'say', ...about, text });
    expect(say('Þórr 👩‍🚀 ! Ça va ?')).toBe(true);
    expect(fits(NewGuest, { name: 'Þórr Óðinsson' })).toBe(true);
    for (const odd of ['a\u202Eb', 'a\u2066b', 'a\u0007b', 'a\u2028b']) {
      expect(say(odd)).toBe(false);
      expect(fits(NewGuest, { name: odd })).toBe(false);
    }
    expect(fits(NewGuest, { name: 'a\u200Bb' })).toBe(false);
  });

  test('takes what the protocol knows and nothing else', () => {
    expect(fits(ClientMessage, { do: 'watch', ...about })).toBe(true);
    expect(
      fits(ClientMessage, { do: 'answer', ...about, seat: 0, step: 'bid', choice: 3, n: 0 }),
    ).toBe(true);
    expect(fits(ClientMessage, { do: 'answer', ...about, seat: 9, step: 'bid', n: 0 })).toBe(false);
    expect(fits(ClientMessage, { do: 'shuffle', ...about })).toBe(false);
    expect(fits(ClientMessage, { do: 'watch', ...about, extra: 1 })).toBe(false);
    expect(fits(ClientMessage, { do: 'say', ...about, text: 'x'.repeat(501) })).toBe(false);
  });

  test('says things that can be described', () => {
    expect(() => z.toJSONSchema(ServerMessage)).not.toThrow();
    expect(() => z.toJSONSchema(ClientMessage)).not.toThrow();
  });
});

test('every problem has a status that fits an error', () => {
  for (const status of Object.values(PROBLEMS)) expect(status).toBeGreaterThanOrEqual(400);
});

interface Described {
  properties?: object;
}
