import type { Bargeroc } from '@meadhall/bargeroc';
import type { Words } from '@meadhall/words';
import { drawTable, type TableWords } from '../table.ts';
import { ask, face, option } from './asks.ts';
import { names } from './names.ts';
import { news } from './news.ts';
import { options } from './options.ts';
import { de, playText } from './plays.ts';

const missionNames = Object.fromEntries(
  Object.entries(names.missions).map(([id, { name }]) => [id, `Mission : ${name}`]),
);
const titleNames = Object.fromEntries(
  Object.entries(names.titles).map(([id, name]) => [id, `Titre : ${name}`]),
);

const TABLE: TableWords = {
  names,
  colon: ' : ',
  round: (round, rounds, active, pickaxe) =>
    `Tour ${round} sur ${rounds}, la journée ${de(active)} ; pioche en or : ${pickaxe}`,
  forSale: 'À vendre',
  soldToday: 'Vendu aujourd’hui',
  forge: 'Forge',
  missions: 'Missions',
  piles: (ore, tavern, forge) =>
    `Pioches : ${ore} minerais, ${tavern} cartes Taverne, ${forge} objets`,
  points: 'pts',
  coins: (n) => `${n} ${n > 1 ? 'pièces' : 'pièce'}`,
  bread: (n) => `${n} ${n > 1 ? 'pains' : 'pain'}`,
  ores: (n) => `${n} ${n > 1 ? 'minerais' : 'minerai'}`,
  cards: (n) => `${n} ${n > 1 ? 'cartes' : 'carte'}`,
  bought: 'acheté',
  angry: 'marchand fâché',
  quiet: 'laisse tout passer',
  champion: 'vainqueur de la dernière bagarre',
  yourOres: 'Vos minerais',
  yourCards: 'Vos cartes Taverne',
  shown: 'Les minerais du perdant',
  cart: 'Dans le wagonnet',
  haul: 'La récolte',
  deal: {
    sell: (who, ore, price) => `Sur le comptoir : ${who} vend pour ${price} : ${ore}`,
    buy: (who, ore, price) => `Sur le comptoir : ${who} achète pour ${price} : ${ore}`,
  },
  stolen: (ore, to) => `Butin : ${ore}, en route vers ${to}`,
  brawl: 'Bagarre',
  die: face,
  played: (who, card) => `Sur la table : ${card} (${who})`,
  play: playText,
};

export const fr: Words<Bargeroc> = {
  title: 'Les nains de Bargeroc',
  blurb:
    'Creuser, marchander, forger, et régler le reste à la taverne : qui est le meilleur nain du royaume ?',
  options,
  ask,
  option,
  news,
  lines: {
    objects: 'Objets',
    ores: 'Minerais en main',
    coins: 'Pièces',
    ...missionNames,
    ...titleNames,
  } as Words<Bargeroc>['lines'],
  table: (scene) => drawTable(scene, TABLE),
};
