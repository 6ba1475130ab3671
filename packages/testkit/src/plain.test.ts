import { describe, expect, test } from 'vitest';
import { difference, oddity } from './plain.ts';

describe('an oddity', () => {
  test('is nowhere in plain JSON', () => {
    expect(oddity({ a: [1, 'x', null, true, { b: [] }], c: -0 })).toBeUndefined();
  });

  test.each([
    [{ a: undefined }, 'state.a is undefined, which JSON cannot hold'],
    [{ a: [() => 1] }, 'state.a.0 is function, which JSON cannot hold'],
    [{ a: 1n }, 'state.a is bigint, which JSON cannot hold'],
    [{ a: Number.POSITIVE_INFINITY }, 'state.a is Infinity, which JSON cannot hold'],
    [{ a: new Map() }, 'state.a is an instance of Map, not a plain record'],
    [{ a: Object.create(null) as object }, 'state.a is an instance of nothing, not a plain record'],
  ])('is named with its place', (value, odd) => {
    expect(oddity(value)).toBe(odd);
  });
});

describe('a difference', () => {
  test('is nothing between equals', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
  });

  test.each([
    [{ a: [1, 2] }, { a: [1, 3] }, 'a.1: 2, not 3'],
    [{ a: [1] }, { a: [1, 3] }, 'a.1: undefined, not 3'],
    [{ a: 1, b: 2 }, { a: 1 }, 'b: 2, not undefined'],
    [[], {}, 'value: [], not {}'],
    [1, 2, 'value: 1, not 2'],
    [{ a: { b: 1 } }, { a: null }, 'a: {"b":1}, not null'],
    [{ a: undefined }, {}, 'value: {"a":undefined}, not {}'],
  ])('of %j and %j is named with its place', (is, should, found) => {
    expect(difference(is, should)).toBe(found);
  });
});
