import { expect, test } from 'vitest';
import { difference, flight, isThere, type Place } from './difference.ts';

const at = (left: number, top: number, more: Partial<Place> = {}): Place => ({
  left,
  top,
  width: 100,
  height: 140,
  down: false,
  ...more,
});

test('a thing is seen going from the middle of where it was to the middle of where it is', () => {
  const { moved } = difference(
    new Map([['a', at(0, 0)]]),
    new Map([['a', at(200, 100, { width: 50, height: 70 })]]),
  );
  expect(moved).toEqual([{ id: 'a', dx: -175, dy: -65, scale: 2, turned: false }]);
});

test('what lies still does not move, less than a pixel is still', () => {
  expect(difference(new Map([['a', at(0, 0)]]), new Map([['a', at(0.6, 0.4)]])).moved).toEqual([]);
});

test('a thing that is turned over moves, even in its place', () => {
  const { moved } = difference(
    new Map([['a', at(0, 0, { down: true })]]),
    new Map([['a', at(0, 0)]]),
  );
  expect(moved.map(({ turned }) => turned)).toEqual([true]);
});

test('what waits to be taken is seen leaving, not coming', () => {
  const stock = at(0, 0, { stock: true });
  const before = new Map([
    ['taken', stock],
    ['stays', stock],
  ]);
  const after = new Map([
    ['taken', at(300, 0)],
    ['stays', at(50, 50, { stock: true })],
    ['shown', stock],
  ]);
  const { moved, came, left } = difference(before, after);
  expect({ moved: moved.map(({ id }) => id), came, left }).toEqual({
    moved: ['taken'],
    came: [],
    left: [],
  });
});

test('new things come, missing ones leave', () => {
  const { came, left, moved } = difference(
    new Map([['old', at(0, 0)]]),
    new Map([['new', at(0, 0)]]),
  );
  expect({ came, left, moved }).toEqual({ came: ['new'], left: ['old'], moved: [] });
});

test('a flight begins at the old place and ends at rest, off the straight line in between', () => {
  const frames = flight({ id: 'a', dx: 300, dy: 0, scale: 1, turned: false });
  expect(frames[0]?.['transform']).toBe('translate(300px, 0px) scale(1)');
  expect(frames.at(-1)?.['transform']).toBe('translate(0px, 0px) scale(1)');
  const height = /translate\(\S+ (-?[\d.]+)px/.exec(String(frames[1]?.['transform']))?.[1];
  expect(Number(height)).toBeLessThan(-20);
});

test('a coin turned over shows its edge halfway', () => {
  const frames = flight({ id: 'a', dx: 0, dy: 0, scale: 1, turned: true });
  expect(frames.map(({ transform }) => /rotateY\((\d+)/.exec(String(transform))?.[1])).toEqual([
    '180',
    '90',
    '0',
    '0',
  ]);
});

test('two places are one if a thing could lie there without being moved or turned', () => {
  expect(isThere(at(10, 20), at(10.4, 19.6))).toBe(true);
  for (const other of [
    at(12, 20),
    at(10, 22),
    at(10, 20, { width: 50 }),
    at(10, 20, { down: true }),
  ])
    expect(isThere(at(10, 20), other)).toBe(false);
});
