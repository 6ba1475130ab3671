import { afterEach, expect, test } from 'vitest';
import { catalogue, language, plural, preferred, say } from './i18n.ts';

afterEach(() => {
  language.value = 'fr';
});

test('the first language of the browser that is spoken here is taken, French if there is none', () => {
  expect(preferred(['de-DE', 'en-GB', 'fr'])).toBe('en');
  expect(preferred(['fr-CA'])).toBe('fr');
  expect(preferred(['pt'])).toBe('fr');
  expect(preferred([])).toBe('fr');
});

test('a catalogue speaks the language of the moment, and French spaces do not break', () => {
  const words = catalogue({
    fr: { ask: 'Prêt ?', greet: (name: string) => `Bonjour ${name} !` },
    en: { ask: 'Ready?', greet: (name: string) => `Hello ${name}!` },
  });
  language.value = 'fr';
  expect([say(words).ask, say(words).greet('Anne')]).toEqual([
    'Prêt\u00a0?',
    'Bonjour Anne\u00a0!',
  ]);
  language.value = 'en';
  expect([say(words).ask, say(words).greet('Anne')]).toEqual(['Ready?', 'Hello Anne!']);
});

test('none is one in French and many in English', () => {
  const forms = (n: number) => plural(n, 'one', 'many');
  language.value = 'fr';
  expect([0, 1, 2].map(forms)).toEqual(['one', 'one', 'many']);
  language.value = 'en';
  expect([0, 1, 2].map(forms)).toEqual(['many', 'one', 'many']);
});
