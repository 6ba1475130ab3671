import type { Bargeroc } from '@meadhall/bargeroc';
import type { Words } from '@meadhall/words';
import { drawTable, type TableWords } from '../table.ts';
import { ask, face, option } from './asks.ts';
import { names } from './names.ts';
import { news } from './news.ts';
import { options } from './options.ts';
import { playText } from './plays.ts';

const missionNames = Object.fromEntries(
  Object.entries(names.missions).map(([id, { name }]) => [id, `Mission: ${name}`]),
);
const titleNames = Object.fromEntries(
  Object.entries(names.titles).map(([id, name]) => [id, `Title: ${name}`]),
);

const TABLE: TableWords = {
  names,
  colon: ': ',
  round: (round, rounds, active, pickaxe) =>
    `Round ${round} of ${rounds}, ${active}’s day; golden pickaxe: ${pickaxe}`,
  forSale: 'For sale',
  soldToday: 'Sold today',
  forge: 'Forge',
  missions: 'Missions',
  piles: (ore, tavern, forge) => `Piles: ${ore} ore, ${tavern} tavern cards, ${forge} objects`,
  points: 'pts',
  coins: (n) => `${n} ${n === 1 ? 'coin' : 'coins'}`,
  bread: (n) => `${n} bread`,
  ores: (n) => `${n} ore`,
  cards: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  bought: 'bought',
  angry: 'merchant angry',
  quiet: 'lets everything pass',
  champion: 'won the latest brawl',
  yourOres: 'Your ore',
  yourCards: 'Your tavern cards',
  shown: 'The loser’s ore',
  cart: 'In the cart',
  haul: 'The haul',
  deal: {
    sell: (who, ore, price) => `On the counter: ${who} sells ${ore} for ${price}`,
    buy: (who, ore, price) => `On the counter: ${who} buys ${ore} for ${price}`,
  },
  stolen: (ore, to) => `Being stolen: ${ore}, on its way to ${to}`,
  brawl: 'Brawl',
  die: face,
  played: (who, card) => `On the table: ${card} (${who})`,
  play: playText,
};

export const en: Words<Bargeroc> = {
  title: 'The dwarves of Bargeroc',
  blurb:
    'Dig, deal, forge, and settle the rest in the tavern: who is the best dwarf of the kingdom?',
  options,
  ask,
  option,
  news,
  lines: {
    objects: 'Objects',
    ores: 'Ore in hand',
    coins: 'Coins',
    ...missionNames,
    ...titleNames,
  } as Words<Bargeroc>['lines'],
  table: (scene) => drawTable(scene, TABLE),
};
