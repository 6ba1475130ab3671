// What Legends of Andor says, in French and in English.
import type { Andor } from '@meadhall/andor';
import type { Language, Words } from '@meadhall/words';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Nouns } from './nouns.ts';
import { nounsEn } from './nouns-en.ts';
import { nounsFr } from './nouns-fr.ts';

export const words: Readonly<Record<Language, Words<Andor>>> = { fr, en };

/** What pieces are called, for score sheets. */
export const nouns: Readonly<Record<Language, Nouns>> = { fr: nounsFr, en: nounsEn };
