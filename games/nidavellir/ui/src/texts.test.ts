import { LANGUAGES } from '@meadhall/words';
import { expect, test } from 'vitest';
import { TEXTS } from './texts.ts';

/** Every sentence of a catalogue, functions called with something plausible. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return sentences(words(2, '7', 3));
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(sentences);
  return [];
}

test('both languages say the same things, and no sentence is empty', () => {
  expect(Object.keys(TEXTS.fr)).toEqual(Object.keys(TEXTS.en));
  for (const language of LANGUAGES)
    for (const [key, said] of Object.entries(TEXTS[language])) {
      if (['lineMissing', 'victory'].includes(key)) continue;
      for (const sentence of sentences(said)) {
        expect(sentence.trim(), key).not.toBe('');
        expect(sentence, key).not.toMatch(/undefined|NaN/);
      }
    }
});

test('lists of people are joined as people speak', () => {
  expect(TEXTS.fr.victory(['Anne', 'Yves'])).toBe('Victoire partagée\u00a0: Anne et Yves');
  expect(TEXTS.en.victory(['Anne'])).toBe('Anne wins');
  expect(TEXTS.en.victory(['Anne', 'Yves'])).toBe('Anne and Yves share the victory');
});
