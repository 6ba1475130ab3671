import { LANGUAGES, type Language } from '@meadhall/words';

/** The same texts in every language; a key that is missing in one does not compile. */
export type Texts<T> = Readonly<Record<Language, T>>;

export const isLanguage = (text: string | undefined): text is Language =>
  (LANGUAGES as readonly (string | undefined)[]).includes(text);

/** The language of the machine: the first locale variable that is set decides, else English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en';
  const spoken = locale.slice(0, 2).toLowerCase();
  return isLanguage(spoken) ? spoken : 'en';
}

/** What was typed after `--lang`, wherever it stands: help and errors must know before anything else. */
export function languageAsked(argv: readonly string[]): string | undefined {
  const end = argv.indexOf('--');
  const flags = end < 0 ? argv : argv.slice(0, end);
  const index = flags.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const flag = flags[index];
  return flag === '--lang' ? flags[index + 1] : flag?.slice('--lang='.length);
}
