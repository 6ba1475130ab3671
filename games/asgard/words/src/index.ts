// What Asgard says, in French and in English.
import type { Asgard } from '@meadhall/asgard';
import type { Language, Words } from '@meadhall/words';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nounsEn } from './nouns-en.ts';
import { nounsFr } from './nouns-fr.ts';
import type { Nouns } from './terms.ts';

export const words: Readonly<Record<Language, Words<Asgard>>> = { fr, en };

/** What pieces are called, for score sheets. */
export const nouns: Readonly<Record<Language, Nouns>> = { fr: nounsFr, en: nounsEn };
