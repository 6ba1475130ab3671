// The public face: everything Nidavellir says, in every language, and what its things are called.

import type { Nidavellir } from '@meadhall/nidavellir';
import type { Language, Words } from '@meadhall/words';
import { NAMES as enNames } from './en/names.ts';
import { en } from './en.ts';
import { NAMES as frNames } from './fr/names.ts';
import { fr } from './fr.ts';
import type { Names } from './names.ts';

export { CALLED, cardName, heroTitle, type Names } from './names.ts';
export const words: Readonly<Record<Language, Words<Nidavellir>>> = { fr, en };
export const names: Readonly<Record<Language, Names>> = { fr: frNames, en: enNames };
