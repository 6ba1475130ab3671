import { expect, test } from 'vitest';
import { besideAnchor } from './place.ts';

const room = { width: 400, height: 800 };
const note = { width: 200, height: 100 };

test('a note opens below the middle of what it belongs to', () => {
  expect(besideAnchor({ left: 150, top: 100, width: 100, height: 50 }, note, room)).toEqual({
    left: 100,
    top: 160,
  });
});

test('it opens above where there is no room below', () => {
  expect(besideAnchor({ left: 150, top: 700, width: 100, height: 50 }, note, room).top).toBe(590);
});

test('it stays inside the window', () => {
  expect(besideAnchor({ left: 0, top: 0, width: 20, height: 20 }, note, room).left).toBe(10);
  expect(besideAnchor({ left: 390, top: 0, width: 10, height: 20 }, note, room).left).toBe(190);
});
