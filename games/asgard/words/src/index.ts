// What Asgard says, in French and in English.
import type { Asgard } from '@meadhall/asgard';
import type { Language, Words } from '@meadhall/words';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const words: Readonly<Record<Language, Words<Asgard>>> = { fr, en };
