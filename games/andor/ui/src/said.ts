import type { Andor } from '@meadhall/andor';
import { nouns, words } from '@meadhall/andor-words';
import type { Language, Scene, Words } from '@meadhall/words';
import { PLACES, type Places } from './names.ts';

/** What a piece needs to know to be named. */
export interface Said {
  p: Places;
  /** What the game's own words call its pieces. */
  n: (typeof nouns)['fr'];
  option: Words<Andor>['option'];
  news: Words<Andor>['news'];
  scene: Scene<Andor>;
}

export const saidIn = (language: Language, scene: Scene<Andor>): Said => ({
  p: PLACES[language],
  n: nouns[language],
  option: words[language].option,
  news: words[language].news,
  scene,
});
