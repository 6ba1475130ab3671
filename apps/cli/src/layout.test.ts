import { expect, test } from 'vitest';
import { aligned, cut, painter, width, wrap } from './layout.ts';

test('the width of a text is the cells it takes, whatever its colours, accents or alphabet', () => {
  expect(width('Céline')).toBe(6);
  expect(width('Ce\u0301line')).toBe(6);
  expect(width(painter(true)('red', 'abc'))).toBe(3);
  expect(width('矮人')).toBe(4);
  expect(width('🐉')).toBe(2);
});

test('a cut text fits and says that something is missing', () => {
  expect(cut('Valériane', 9)).toBe('Valériane');
  expect(cut('Valériane', 5)).toBe('Valé…');
});

test('a paragraph breaks at plain spaces only', () => {
  expect(wrap('one two three', 7, '  ')).toEqual(['one two', '  three']);
  expect(wrap('Prêt\u00a0? Oui\u00a0!', 6)).toEqual(['Prêt\u00a0?', 'Oui\u00a0!']);
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
  expect(wrap('  7  a  label', 11, '     ')).toEqual(['  7  a ', '     label']);
});

test('columns line up, numbers to the right', () => {
  expect(
    aligned(
      [
        ['warriors', '12'],
        ['gem', '3'],
      ],
      ['left', 'right'],
    ),
  ).toEqual(['warriors  12', 'gem        3']);
});

test('colours are left out where they are not wanted', () => {
  expect(painter(false)('red', 'abc')).toBe('abc');
  expect(painter(true)('red', 'abc')).toBe('\u001b[31mabc\u001b[39m');
});
