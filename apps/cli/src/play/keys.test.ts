import { expect, test } from 'vitest';
import { readKey } from './keys.ts';

test('a number picks an option', () => {
  expect(readKey(' 12 ')).toEqual({ key: 'pick', number: 12 });
});

test('letters are keys, large or small', () => {
  expect(readKey('u')).toEqual({ key: 'undo' });
  expect(readKey('Q')).toEqual({ key: 'quit' });
  expect(readKey('?')).toEqual({ key: 'help' });
});

test('r shows a rule, the open one or the one named', () => {
  expect(readKey('r')).toEqual({ key: 'rule', clause: '' });
  expect(readKey('r NID-9.1')).toEqual({ key: 'rule', clause: 'NID-9.1' });
});

test('any other text looks for options; a slash lets it begin like a key', () => {
  expect(readKey('dagda')).toEqual({ key: 'filter', text: 'dagda' });
  expect(readKey('/u')).toEqual({ key: 'filter', text: 'u' });
  expect(readKey('constructor')).toEqual({ key: 'filter', text: 'constructor' });
});
