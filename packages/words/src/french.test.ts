import { expect, test } from 'vitest';
import { count, de, le, list, nth, typeset } from './french.ts';

test('de and le give way to a vowel, and to a y that sounds like one', () => {
  expect(['Céline', 'Anne', 'Éric', 'Ylud', 'Yann', 'Hourya', 'explorateur'].map(de)).toEqual([
    'de Céline',
    'd’Anne',
    'd’Éric',
    'd’Ylud',
    'de Yann',
    'de Hourya',
    'd’explorateur',
  ]);
  expect(['mineur 2', 'explorateur 6', 'Offrande royale +3'].map(le)).toEqual([
    'le mineur 2',
    'l’explorateur 6',
    'l’Offrande royale +3',
  ]);
});

test('the plural begins at two, the first is 1er', () => {
  expect([0, 1, 2].map((n) => count(n, 'grade'))).toEqual(['0 grade', '1 grade', '2 grades']);
  expect(count(3, 'héros', 'héros')).toBe('3 héros');
  expect([1, 2, 11].map(nth)).toEqual(['1er', '2e', '11e']);
  expect([['Anne'], ['Anne', 'Yves'], ['Anne', 'Yves', 'Serge']].map(list)).toEqual([
    'Anne',
    'Anne et Yves',
    'Anne, Yves et Serge',
  ]);
});

test('no line breaks before high punctuation, in whatever is said', () => {
  const words = typeset({
    title: 'Quoi ?',
    say: (name: string) => `${name} : « oui »`,
    table: () => ['a ; b', 'c !'],
    deep: { help: 'à 7:30' },
  });
  expect(words.title).toBe('Quoi\u00a0?');
  expect(words.say('Anne')).toBe('Anne\u00a0: «\u00a0oui\u00a0»');
  expect(words.table()).toEqual(['a\u00a0; b', 'c\u00a0!']);
  expect(words.deep.help).toBe('à 7:30');
});
