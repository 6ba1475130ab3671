// The public face: everything Nains says, in every language.
import type { Nains } from '@meadhall/nains';
import type { Language, Words } from '@meadhall/words';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const words: Readonly<Record<Language, Words<Nains>>> = { fr, en };
export { CALLED } from './names.ts';
