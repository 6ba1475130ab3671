import type { Nains } from '@meadhall/nains';
import type { Words } from '@meadhall/words';
import { count, typeset } from '@meadhall/words/french';
import { ask } from './fr/asks.ts';
import { option } from './fr/labels.ts';
import { NAMES } from './fr/names.ts';
import { news } from './fr/news.ts';
import { drawTable, type TableWords } from './table.ts';

const TABLE: TableWords = {
  names: NAMES,
  heading: (era, round, deck) => `Ère ${era} · tour ${round} · pioche : ${count(deck, 'carte')}`,
  supply: 'Cognars',
  awards: 'À gagner',
  treasury: 'Trésor royal',
  coins: 'Talions',
  purse: 'bourse',
  command: 'Commandement',
  ready: 'mises posées',
  you: 'vous',
  standing: (gem, lines, malt, runes) =>
    `gemme ${gem} · ${count(lines, 'ligne')} · ${malt} Malt · ${count(runes, 'rune')}`,
};

export const fr: Words<Nains> = typeset<Words<Nains>>({
  title: 'Nains',
  blurb:
    'Misez vos talions dans trois tavernes et rassemblez les cinq Ordres dans votre forteresse-état.',
  options: {
    pariahs: {
      name: 'Parias',
      help: 'Quelles cartes de la colonne des Errants font d’un nain de même valeur un paria.',
      values: { anyCard: 'toutes les cartes', dwarves: 'les nains seulement' },
    },
    lastMercenary: {
      name: 'Dernier Mercenaire',
      help: 'Le dernier Mercenaire disponible peut suivre un autre Mercenaire.',
    },
    svaraImproves: {
      name: 'Talion de Svara',
      help: 'Un nain du Talion amené par Svara améliore le talion misé.',
    },
    improvementMayLower: {
      name: 'Amélioration à la baisse',
      help: 'Quand le Trésor n’a rien de plus haut, un talion amélioré devient plus petit.',
    },
  },
  ask,
  option,
  news,
  lines: {
    shield: 'Bouclier',
    abokar: 'Abokar : 1 par grade du Bouclier',
    temple: 'Temple × Occulte',
    errants: 'Errants',
    forge: 'Forge et runes au carré',
    talion: 'Talion',
    mercenaries: 'Mercenaires',
    gurdan: 'Gurdan',
    borogam: 'Borogam',
    oboron: 'Oboron',
    jorun: 'Jorun : 3 par rune',
    tiss: 'Tiss : 2 par grade du Bouclier',
    brum: 'Brum',
    malt: 'Malt',
    coins: 'Talions en main',
  },
  table: (scene) => drawTable(scene, TABLE),
});
