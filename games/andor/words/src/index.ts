// What Legends of Andor says, in French and in English.
import type { Andor } from '@meadhall/andor';
import type { Language, Words } from '@meadhall/words';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const words: Readonly<Record<Language, Words<Andor>>> = { fr, en };
