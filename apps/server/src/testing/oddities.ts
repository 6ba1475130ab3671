import { LIMITS } from '@meadhall/protocol';
import fc from 'fast-check';

/** What strangers send to see what happens. */
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

export const anyText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary' }));
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
export const anyBody = fc.oneof(
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
export const anyType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '',
);

/** What looks like a message on the live connection, or does not; `match` stands for the one that is attacked. */
export const anyMessage = fc.oneof(
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

const FIELDS: Record<string, string[]> = {
  watch: ['invite'],
  answer: ['seat', 'step', 'choice', 'n'],
  undo: ['seat'],
  propose: ['what'],
  vote: ['agree'],
  resign: [],
  say: ['text'],
};

/** Only the fields each message knows: a strict schema would refuse the rest before the hall is asked. */
export function strict(message: unknown): unknown {
  const fields = message as Record<string, unknown>;
  const known = FIELDS[String(fields?.['do'])];
  if (!known) return message;
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => ['do', 'id', 'match', ...known].includes(key)),
  );
}
