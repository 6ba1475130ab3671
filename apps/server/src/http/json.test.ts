import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { readJson } from './json.ts';

test('whatever JSON people send is read as it is', () => {
  const plain = fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' });
  fc.assert(
    fc.property(plain, (value) => {
      const text = JSON.stringify(value);
      if (text.includes('__proto__') || text.includes('\\u0000')) return;
      expect(readJson(text)).toEqual(JSON.parse(text));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['nothing', ''],
  ['no JSON', '{seat: 1}'],
  ['half of it', '{"seat":'],
  ['depth beyond reason', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['depth one beyond the limit', `${'['.repeat(33)}${']'.repeat(33)}`],
  ['a key that reaches into JavaScript', '{"a":{"__proto__":{"admin":true}}}'],
  ['the same key in disguise', '{"\\u005f_proto__":1}'],
  ['a zero byte', '{"text":"a\\u0000b"}'],
  ['a zero byte in a key', '{"a\\u0000b":1}'],
  ['half a surrogate pair', '{"text":"\\ud800"}'],
])('%s is refused', (_, text) => {
  expect(() => readJson(text)).toThrow(Refused);
});

test('depth up to the limit is read', () => {
  expect(readJson(`${'['.repeat(32)}${']'.repeat(32)}`)).toBeInstanceOf(Array);
});
