import { expect, test } from 'vitest';
import type { Place } from './difference.ts';
import { type Snapshot, withOrigins } from './snapshot.ts';

const element = {} as HTMLElement;
const there = (left: number): { place: Place; element: HTMLElement } => ({
  place: { left, top: 0, width: 50, height: 50, down: false, stock: false },
  element,
});
const PILES: Record<string, { left: number; top: number; width: number; height: number }> = {
  '#pile': { left: 10, top: 20, width: 30, height: 30 },
  '#hidden': { left: 0, top: 0, width: 0, height: 0 },
};
const page = {
  querySelector: (selector: string) =>
    selector in PILES ? { getBoundingClientRect: () => PILES[selector] } : null,
} as unknown as ParentNode;

const placesOf = (snapshot: Snapshot) =>
  [...snapshot].map(([piece, { place }]) => [piece, place.left, place.width]);

test('what is new was in what it was taken out of, if that is seen; what was there before was where it was', () => {
  const before: Snapshot = new Map([['old', there(1)]]);
  const after: Snapshot = new Map(
    ['old', 'new', 'lost', 'unseen', 'fallen'].map((piece, i) => [piece, there(100 * i)]),
  );
  const first = (piece: string) => ({ old: '#pile', new: '#pile', lost: '#nowhere' })[piece];
  const second = (piece: string) => (piece === 'unseen' ? '#hidden' : undefined);
  expect(placesOf(withOrigins(before, after, page, [first, second]))).toEqual([
    ['old', 1, 50],
    ['new', 10, 30],
  ]);
  // What was seen is not changed by it.
  expect(placesOf(before)).toEqual([['old', 1, 50]]);
});
