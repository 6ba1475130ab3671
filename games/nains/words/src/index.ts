// The public face: everything Nains says, in every language.
import type { Nains } from '@meadhall/nains';
import type { Language, Words } from '@meadhall/words';
import { NAMES as englishNames } from './en/names.ts';
import { en } from './en.ts';
import { NAMES as frenchNames } from './fr/names.ts';
import { fr } from './fr.ts';
import type { Names } from './names.ts';

export const words: Readonly<Record<Language, Words<Nains>>> = { fr, en };
export { CALLED, cardName } from './names.ts';

/** What things are called, for score sheets. */
export const names: Readonly<Record<Language, Names>> = { fr: frenchNames, en: englishNames };
