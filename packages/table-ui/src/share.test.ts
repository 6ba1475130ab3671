import { expect, test } from 'vitest';
import { share } from './share.ts';

test('what has not changed is the same object as before', () => {
  const before = { seats: [{ coins: [2, 3] }, { coins: [4] }], age: 1, deck: { left: 5 } };
  const after = { seats: [{ coins: [2, 3] }, { coins: [4, 5] }], age: 1, deck: { left: 5 } };
  const shared = share(before, after);
  expect(shared).toEqual(after);
  expect(shared.seats[0]).toBe(before.seats[0]);
  expect(shared.deck).toBe(before.deck);
  expect(shared.seats[1]).not.toBe(before.seats[1]);
  expect(shared.seats).not.toBe(before.seats);
});

test('nothing changed: the same object', () => {
  const before = { a: [1, { b: null }] };
  expect(share(before, structuredClone(before))).toBe(before);
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[1], { 0: 1 }],
  [{ a: null }, { a: {} }],
  [{ a: { b: 1 } }, { a: null }],
])('%j is not taken for %j', (before, after) => {
  expect(share<unknown>(before, after)).toEqual(after);
});
