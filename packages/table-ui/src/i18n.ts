import { LANGUAGES, type Language } from '@meadhall/words';
import { typeset } from '@meadhall/words/french';
import { oneOf, stored } from './stored.ts';

/** The first language of the browser that we speak; French if none. */
export function preferred(languages: readonly string[]): Language {
  for (const tag of languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'fr';
}

/** The language everything is said in. Whatever reads it is drawn again when it changes. */
export const language = stored<Language>(
  'language',
  preferred(globalThis.navigator?.languages ?? []),
  oneOf(LANGUAGES),
);

/** Everything one part of the client says, in both languages; a missing sentence does not compile. */
export type Catalogue<W> = Readonly<Record<Language, W>>;

/**
 * A catalogue whose French sets the shape. Values are sentences or functions that make one; spaces before French
 * high punctuation are made unbreakable here, so that sentences can be written with ordinary ones.
 */
export function catalogue<W extends object>(words: { fr: W; en: NoInfer<W> }): Catalogue<W> {
  return { fr: typeset(words.fr), en: words.en };
}

/** The words of a catalogue in the language of the moment. */
export const say = <W>(words: Catalogue<W>): W => words[language.value];

/** The form of a word for a number, by the rules of the language. */
export function plural(n: number, one: string, many: string): string {
  return new Intl.PluralRules(language.value).select(n) === 'one' ? one : many;
}
