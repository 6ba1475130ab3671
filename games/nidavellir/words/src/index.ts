// The public face: everything Nidavellir says, in every language.
import type { Nidavellir } from '@meadhall/nidavellir';
import type { Language, Words } from '@meadhall/words';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const words: Readonly<Record<Language, Words<Nidavellir>>> = { fr, en };
