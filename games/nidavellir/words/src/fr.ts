import type { Nidavellir } from '@meadhall/nidavellir';
import type { Words } from '@meadhall/words';
import { count, typeset } from '@meadhall/words/french';
import { ask } from './fr/asks.ts';
import { option } from './fr/labels.ts';
import { NAMES } from './fr/names.ts';
import { news } from './fr/news.ts';
import { drawTable, type TableWords } from './table.ts';

const TABLE: TableWords = {
  names: NAMES,
  heading: (age, round, deck) => `Âge ${age} · tour ${round} · pioche : ${count(deck, 'carte')}`,
  hall: 'Héros libres',
  treasury: 'Trésor royal',
  coins: 'Pièces',
  pouch: 'bourse',
  hand: 'main',
  command: 'Commandement',
  ready: 'mises posées',
  you: 'vous',
  standing: (gem, lines, heroes) =>
    `gemme ${gem} · ${count(lines, 'ligne')} · ${count(heroes, 'héros', 'héros')}`,
};

export const fr: Words<Nidavellir> = typeset<Words<Nidavellir>>({
  title: 'Nidavellir',
  blurb: 'Misez vos pièces dans trois tavernes et levez l’armée naine qui vaincra Fafnir.',
  options: {
    firstGame: {
      name: 'Première partie',
      help: 'Sans Thrud, Ylud ni Uline : dix-huit héros plus simples.',
    },
  },
  ask,
  option,
  news,
  lines: {
    warrior: 'Guerriers',
    majority: 'Majorité en guerriers : plus forte pièce',
    hunter: 'Chasseurs',
    miner: 'Mineurs',
    blacksmith: 'Forgerons',
    explorer: 'Explorateurs',
    idunn: 'Idunn : 2 par grade d’explorateur',
    dwerg: 'Frères Dwerg',
    skaa: 'Skaa',
    astrid: 'Astrid : plus forte pièce',
    grid: 'Grid',
    uline: 'Uline',
    thrud: 'Thrud',
    coins: 'Pièces',
    gem: 'Gemme 6',
  },
  table: (scene) => drawTable(scene, TABLE),
});
