import type { Nains } from '@meadhall/nains';
import type { Words } from '@meadhall/words';
import { count } from '@meadhall/words/english';
import { ask } from './en/asks.ts';
import { option } from './en/labels.ts';
import { NAMES } from './en/names.ts';
import { news } from './en/news.ts';
import { drawTable, type TableWords } from './table.ts';

const TABLE: TableWords = {
  names: NAMES,
  heading: (era, round, deck) => `Era ${era} · round ${round} · deck: ${count(deck, 'card')}`,
  supply: 'Cognars',
  awards: 'To be won',
  treasury: 'Treasury',
  coins: 'Coins',
  purse: 'purse',
  command: 'Command zone',
  ready: 'bids laid',
  you: 'you',
  standing: (gem, lines, malt, runes) =>
    `gem ${gem} · ${count(lines, 'line')} · ${malt} Malt · ${count(runes, 'rune')}`,
};

export const en: Words<Nains> = {
  title: 'Nains',
  blurb: 'Bid your coins in three taverns and gather the five orders in your fortress-state.',
  options: {
    pariahs: {
      name: 'Pariahs',
      help: 'Which cards of the Wanderers column make a dwarf of the same value a pariah.',
      values: { anyCard: 'all cards', dwarves: 'dwarves only' },
    },
    lastMercenary: {
      name: 'Last Mercenary',
      help: 'The last Mercenary of the supply may follow another Mercenary.',
    },
    svaraImproves: {
      name: 'Talion by Svara',
      help: 'A Talion dwarf brought by Svara improves the coin that was bid.',
    },
    improvementMayLower: {
      name: 'Improving downwards',
      help: 'When the Treasury has nothing higher, an improved coin becomes a lower one.',
    },
  },
  ask,
  option,
  news,
  lines: {
    shield: 'Shield',
    abokar: 'Abokar: 1 for each Shield rank',
    temple: 'Temple × Occult',
    errants: 'Wanderers',
    forge: 'Forge and runes squared',
    talion: 'Talion',
    mercenaries: 'Mercenaries',
    gurdan: 'Gurdan',
    borogam: 'Borogam',
    oboron: 'Oboron',
    jorun: 'Jorun: 3 for each rune',
    tiss: 'Tiss: 2 for each Shield rank',
    brum: 'Brum',
    malt: 'Malt',
    coins: 'Coins',
  },
  table: (scene) => drawTable(scene, TABLE),
};
