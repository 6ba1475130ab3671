import type { Andor } from '@meadhall/andor';
import { words } from '@meadhall/andor-words';
import type { Language, Scene, Words } from '@meadhall/words';
import { PLACES, type Places } from './names.ts';

/** What a piece needs to know to be named. */
export interface Said {
  p: Places;
  option: Words<Andor>['option'];
  news: Words<Andor>['news'];
  scene: Scene<Andor>;
}

export const saidIn = (language: Language, scene: Scene<Andor>): Said => ({
  p: PLACES[language],
  option: words[language].option,
  news: words[language].news,
  scene,
});
