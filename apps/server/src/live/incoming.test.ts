import { ClientMessage } from '@meadhall/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickAnswer } from './incoming.ts';

const answer = {
  do: 'answer',
  id: 7,
  match: 'abcdefghij',
  seat: 1,
  step: 'bid',
  choice: { coin: 5, slots: [1, 2] },
  n: 12,
};

test('an answer as clients write it is read without the schema', () => {
  expect(quickAnswer(JSON.stringify(answer))).toEqual(answer);
  for (const choice of [0, null, true, 'pass', [], { from: { at: [1] } }])
    expect(quickAnswer(JSON.stringify({ ...answer, choice }))).toEqual({ ...answer, choice });
});

/** What a field of an answer could hold, right or wrong. */
const field = fc.oneof(
  fc.integer({ min: -2, max: 9 }),
  fc.constantFrom(2 ** 31, 2 ** 31 + 1, 2 ** 53, 1.5, -0, 1e300),
  fc.constantFrom('answer', 'watch', 'bid', 'abcdefghij', 'a b c d e f', 'a'.repeat(41), ''),
  fc.string({ maxLength: 70 }),
  fc.constantFrom(null, true, [], {}, [[[[[[[1]]]]]]]),
);

test('what is read without the schema is what the schema reads', () => {
  const keys = Object.keys(answer) as (keyof typeof answer)[];
  const changed = fc.array(fc.tuple(fc.constantFrom(...keys, 'more'), field), { maxLength: 2 });
  let quick = 0;
  fc.assert(
    fc.property(changed, fc.subarray(keys, { maxLength: 1 }), (changes, missing) => {
      const given: Record<string, unknown> = { ...answer, ...Object.fromEntries(changes) };
      for (const key of missing) delete given[key];
      const text = JSON.stringify(given);
      const read = quickAnswer(text);
      if (!read) return;
      quick++;
      const { success, data } = ClientMessage.safeParse(JSON.parse(text));
      expect(success).toBe(true);
      expect(read).toEqual(data);
    }),
    { numRuns: 5_000 },
  );
  expect(quick).toBeGreaterThan(500);
});

test('whatever JSON can disguise is left to those who look closely', () => {
  const disguised = [
    JSON.stringify({ ...answer, choice: '\0' }),
    JSON.stringify({ ...answer, step: '\ud800' }),
    JSON.stringify({ ...answer, choice: 1 }).replace('"choice":1', '"choice":{"__proto__":1}'),
    JSON.stringify({ ...answer, choice: 1 }).replace(
      '"choice":1',
      '"choice":{"\\u005f_proto__":1}',
    ),
    JSON.stringify({ ...answer, choice: [[[[[[[[1]]]]]]]] }),
    `${JSON.stringify(answer)}}`,
  ];
  for (const text of disguised) expect(quickAnswer(text)).toBe(null);
});
