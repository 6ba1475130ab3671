import { expect, test } from 'vitest';
import { readList, readName, readNames, readPlayers, readRecord, readWhole } from './reading.ts';

test('what is well typed is read', () => {
  expect(readRecord({ a: 1 }, 'it', ['a'])).toEqual({ a: 1 });
  expect(readList([1], 'it')).toEqual([1]);
  expect(readName('b', 'it', ['a', 'b'])).toBe('b');
  expect(readNames(['b', 'a'], 'it', ['a', 'b'])).toEqual(['b', 'a']);
  expect(readWhole(3, 'it', 0, 3)).toBe(3);
  expect(readPlayers(['A', 'B'], 'it', 'X-1.1')).toEqual(['A', 'B']);
});

test('what is not is refused, with field and rule', () => {
  expect(() => readRecord([], 'it')).toThrow('it is []; allowed: a record');
  expect(() => readRecord({ hat: 1 }, 'it', ['a'])).toThrow('it.hat is 1; allowed: only a');
  expect(() => readList({}, 'it')).toThrow('it is {}; allowed: a list');
  expect(() => readName('c', 'it', ['a', 'b'], 'X-1.1')).toThrow('allowed: a, b (X-1.1)');
  expect(() => readNames(['a', 'a'], 'it', ['a'])).toThrow('it[1] is "a"');
  expect(() => readWhole(2.5, 'it', 0, 3)).toThrow('a whole number from 0 to 3');
  expect(() => readPlayers(['A', 'A'], 'it', 'X-1.1')).toThrow('it[1] is "A"; allowed: different');
  expect(() => readPlayers([], 'it', 'X-1.1')).toThrow('(X-1.1)');
});
