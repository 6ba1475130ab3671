import { expect, test } from 'vitest';
import { besideAnchor } from './place.ts';

const room = { width: 390, height: 844 };
const note = { width: 200, height: 100 };

test('a note lies below what it belongs to, in its middle', () => {
  const anchor = { left: 150, top: 100, width: 60, height: 40 };
  expect(besideAnchor(anchor, note, room)).toEqual({ left: 80, top: 150, bottom: null });
});

test('without room below it lies above, held by its lower edge: it may grow', () => {
  const anchor = { left: 150, top: 760, width: 60, height: 40 };
  expect(besideAnchor(anchor, note, room)).toEqual({ left: 80, top: null, bottom: 94 });
});

test('a line more must still fit below', () => {
  const anchor = { left: 150, top: 656, width: 60, height: 40 };
  expect(besideAnchor(anchor, note, room).bottom).toBeNull();
  expect(besideAnchor({ ...anchor, top: 657 }, note, room).bottom).toBe(197);
});

test('it never leaves the window', () => {
  const corner = { left: 370, top: 0, width: 20, height: 844 };
  expect(besideAnchor(corner, note, room)).toEqual({ left: 180, top: 734, bottom: null });
  expect(besideAnchor({ ...corner, left: 0 }, note, room).left).toBe(10);
});
