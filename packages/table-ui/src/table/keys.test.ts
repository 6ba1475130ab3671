import { expect, test } from 'vitest';
import { entryOf, isForTheTable, step } from './keys.ts';

test('arrows walk around the list, Home and End go to its ends', () => {
  expect(step('ArrowDown', 2, 3)).toBe(0);
  expect(step('ArrowUp', 0, 3)).toBe(2);
  expect(step('ArrowRight', 0, 3)).toBe(1);
  expect(step('ArrowLeft', 1, 3)).toBe(0);
  expect([step('Home', 2, 3), step('End', 0, 3)]).toEqual([0, 2]);
  expect([step('a', 0, 3), step('ArrowDown', 0, 0)]).toEqual([undefined, undefined]);
});

test('figures choose the first nine entries that are there', () => {
  expect(entryOf('1', 5)).toBe(0);
  expect(entryOf('9', 20)).toBe(8);
  expect([entryOf('6', 5), entryOf('0', 5), entryOf('F1', 5), entryOf('12', 20)]).toEqual(
    Array(4).fill(undefined),
  );
});

test('what is typed into a field or meant for the browser is not for the table', () => {
  const pressed = (more: object) => ({
    key: '1',
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    target: null,
    ...more,
  });
  const inside = { closest: (selector: string) => (selector.includes('input') ? {} : null) };
  expect(isForTheTable(pressed({}))).toBe(true);
  expect(isForTheTable(pressed({ ctrlKey: true }))).toBe(false);
  expect(isForTheTable(pressed({ target: inside as unknown as EventTarget }))).toBe(false);
});
