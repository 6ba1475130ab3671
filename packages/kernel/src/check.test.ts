import { expect, test } from 'vitest';
import { at, BrokenRules, remove } from './check.ts';

test('an item that must be there is there, or the rules are broken', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(at([null, 0], 0)).toBeNull();
  expect(() => at(['a'], 1)).toThrow(new BrokenRules('no item 1 among 1'));
  expect(() => at(['a'], -1)).toThrow(BrokenRules);
});

test('one item is taken out, not its twin', () => {
  const items = ['a', 'b', 'a'];
  remove(items, 'a');
  expect(items).toEqual(['b', 'a']);
  expect(() => remove(items, 'c')).toThrow(new BrokenRules('c is not among [b, a]'));
});
