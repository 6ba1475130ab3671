import type { Nidavellir } from '@meadhall/nidavellir';
import type { Words } from '@meadhall/words';
import { count } from '@meadhall/words/english';
import { ask } from './en/asks.ts';
import { option } from './en/labels.ts';
import { NAMES } from './en/names.ts';
import { news } from './en/news.ts';
import { drawTable, type TableWords } from './table.ts';

const TABLE: TableWords = {
  names: NAMES,
  heading: (age, round, deck) => `Age ${age} · round ${round} · deck: ${count(deck, 'card')}`,
  hall: 'Free heroes',
  treasury: 'Treasury',
  coins: 'Coins',
  pouch: 'pouch',
  hand: 'hand',
  command: 'Command zone',
  ready: 'bids laid',
  you: 'you',
  standing: (gem, lines, heroes) =>
    `gem ${gem} · ${count(lines, 'line')} · ${count(heroes, 'hero', 'heroes')}`,
};

export const en: Words<Nidavellir> = {
  title: 'Nidavellir',
  blurb: 'Bid your coins in three taverns and raise the dwarven army that will defeat Fafnir.',
  options: {
    firstGame: {
      name: 'First game',
      help: 'Without Thrud, Ylud and Uline: eighteen simpler heroes.',
    },
  },
  ask,
  option,
  news,
  lines: {
    warrior: 'Warriors',
    majority: 'Warrior majority: highest coin',
    hunter: 'Hunters',
    miner: 'Miners',
    blacksmith: 'Blacksmiths',
    explorer: 'Explorers',
    idunn: 'Idunn: 2 for each Explorer rank',
    dwerg: 'Dwerg brothers',
    skaa: 'Skaa',
    astrid: 'Astrid: highest coin',
    grid: 'Grid',
    uline: 'Uline',
    thrud: 'Thrud',
    coins: 'Coins',
    gem: 'Gem 6',
  },
  table: (scene) => drawTable(scene, TABLE),
};
