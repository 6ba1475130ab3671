// The public face of the game's words.
import type { Bargeroc } from '@meadhall/bargeroc';
import type { Language, Words } from '@meadhall/words';
import { names as englishNames } from './en/names.ts';
import { en } from './en/words.ts';
import { names as frenchNames } from './fr/names.ts';
import { fr } from './fr/words.ts';
import type { Names } from './names.ts';

export type { Names } from './names.ts';

export const words: Record<Language, Words<Bargeroc>> = { fr, en };

/** What things are called and what the cards say, for boards and rule pages. */
export const names: Record<Language, Names> = { fr: frenchNames, en: englishNames };
