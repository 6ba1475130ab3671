import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brief, canonical, clone, digest, hash, same } from './json.ts';

const json = fc.jsonValue({ maxDepth: 4 });
/** An object whose only key is one that every object inherits something under. */
const proto = (value: unknown): unknown => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`);

describe('clone', () => {
  test('a copy is equal and shares nothing with the original', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = clone(value);
        expect(copy).toStrictEqual(value);
        const parts = new Set(objectsIn(value));
        expect(objectsIn(copy).filter((part) => parts.has(part))).toEqual([]);
      }),
    );
  });

  test('a key called __proto__ is a key like any other', () => {
    const copy = clone(proto({ rank: 1 })) as object;
    expect(Object.keys(copy)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(same(copy, proto({ rank: 1 }))).toBe(true);
  });
});

describe('same', () => {
  test('two values are the same exactly if their canonical texts are', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(same(a, clone(a))).toBe(true);
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
        expect(same(a, b)).toBe(same(b, a));
      }),
    );
  });

  test('what an object inherits is not part of it', () => {
    expect(same(proto({}), { rank: 1 })).toBe(false);
    expect(same({ rank: 1 }, proto({}))).toBe(false);
    expect(same({ constructor: 1 }, { rank: 1 })).toBe(false);
    expect(same({ rank: 1 }, Object.assign(Object.create({ rank: 1 }), { other: 1 }))).toBe(false);
  });

  test.each([
    [[], {}],
    [[1], { 0: 1 }],
    [[1], [1, 1]],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [null, {}],
    [0, false],
    [1, '1'],
    ['', null],
    [Number.NaN, Number.NaN],
  ])('%j and %j are not the same', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });

  test('zero is zero, as it is in JSON', () => {
    expect(same(0, -0)).toBe(true);
    expect(canonical(-0)).toBe(canonical(0));
  });
});

describe('canonical', () => {
  test('the order of keys does not matter', () => {
    fc.assert(
      fc.property(json, (value) => {
        const turned = turnKeys(value);
        expect(canonical(turned)).toBe(canonical(value));
        expect(hash(turned)).toBe(hash(value));
        expect(same(turned, value)).toBe(true);
      }),
    );
  });

  test('the text is JSON and says everything', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(same(JSON.parse(canonical(value)), value)).toBe(true);
      }),
    );
  });

  test('keys stand in alphabetical order at every level', () => {
    expect(canonical({ b: [{ d: 1, c: null }], a: 'x"' })).toBe(
      '{"a":"x\\"","b":[{"c":null,"d":1}]}',
    );
  });
});

describe('hash', () => {
  // Stored matches and fixtures hold these: a change here makes all of them look wrong.
  test.each([
    [null, '590cba7c0b9ebcd3f1d183a54ea84b1e'],
    [
      { seats: [{ hand: ['é', 1, -2.5] }], rng: [1, 2, 3, 4], done: false },
      '0b113213bc62ac3a1f31e523a2939628',
    ],
  ])('the hash of %j never changes', (value, frozen) => {
    expect(hash(value)).toBe(frozen);
  });

  test('the digest of a text never changes', () => {
    expect(digest('')).toBe('74141c20e86cffba997366606e0d91c2');
    expect(digest('Meadhall')).toBe('f4fd7fff7b892f67f1f1e3bb261b6afd');
  });

  test('a hundred thousand texts that hardly differ have different digests', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++) seen.add(digest(String(i)));
    expect(seen.size).toBe(100_000);
  });

  test('every quarter of a digest depends on every letter', () => {
    const quarters = (text: string): string[] => digest(text).match(/.{8}/g) ?? [];
    const text = 'thane of the far hall';
    for (let i = 0; i < text.length; i++) {
      const other = `${text.slice(0, i)}#${text.slice(i + 1)}`;
      for (const [lane, quarter] of quarters(text).entries())
        expect(quarters(other)[lane]).not.toBe(quarter);
    }
  });
});

describe('brief', () => {
  test('a short value is shown as it is', () => {
    expect(brief({ seat: 1, step: 'bid', choice: [{ coin: 'b4' }, null] })).toBe(
      '{"seat":1,"step":"bid","choice":[{"coin":"b4"},null]}',
    );
    expect(brief(undefined)).toBe('undefined');
  });

  test.each([
    ['long text', 'x'.repeat(100_000)],
    ['long list', Array(100_000).fill(0)],
    ['long key', { ['k'.repeat(100_000)]: 1 }],
    ['wide and deep', Array(200).fill(Array(200).fill(Array(200).fill(1)))],
    ['deep beyond what the stack holds', nested(50_000)],
  ])('a %s is cut short', (_, value) => {
    expect(brief(value).length).toBeLessThanOrEqual(200);
    expect(brief(value)).toContain('…');
  });
});

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function turnKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, field]) => [key, turnKeys(field)]),
  );
}

function nested(levels: number): unknown {
  return JSON.parse('['.repeat(levels) + ']'.repeat(levels));
}
