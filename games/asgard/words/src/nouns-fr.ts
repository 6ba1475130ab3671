import type { Colour, Recruit, Side } from '@meadhall/asgard';
import type { Nouns } from './terms.ts';

const many = (count: number, one: string, more: string): string =>
  `${count} ${count < 2 ? one : more}`;

const STONES: Record<Colour, readonly [string, string]> = {
  pink: ['pierre rose', 'pierres roses'],
  yellow: ['pierre jaune', 'pierres jaunes'],
  red: ['pierre rouge', 'pierres rouges'],
  blue: ['pierre bleue', 'pierres bleues'],
  green: ['pierre verte', 'pierres vertes'],
  black: ['pierre noire', 'pierres noires'],
  white: ['pierre blanche', 'pierres blanches'],
};

const RECRUITS: Record<Recruit, readonly [string, string]> = {
  white: ['Guerrier Blanc', 'Guerriers Blancs'],
  orange: ['Guerrier Orange', 'Guerriers Oranges'],
  giant: ['Géant', 'Géants'],
};

const SEALS: Record<Side, readonly [string, string]> = {
  light: ['Sceau de la Lumière', 'Sceaux de la Lumière'],
  darkness: ['Sceau des Ténèbres', 'Sceaux des Ténèbres'],
};

export const nounsFr: Nouns = {
  god: {
    freyja: 'Freyja',
    baldr: 'Baldr',
    odin: 'Odin',
    tyr: 'Tyr',
    thor: 'Thor',
    loki: 'Loki',
    hel: 'Hel',
    mimir: 'Mimir',
    surtr: 'Surtr',
    fenrir: 'Fenrir',
  },
  side: { light: 'Lumière', darkness: 'Ténèbres' },
  slot: { upper: 'haut', lower: 'bas' },
  stones: (colour, count) => many(count, ...STONES[colour]),
  recruits: (type, count) => many(count, ...RECRUITS[type]),
  seals: (side, count) => many(count, ...SEALS[side]),
  world: (number) => `Monde ${number}`,
  lower: (side) =>
    side === 'light' ? 'Monde Inférieur de la Lumière' : 'Monde Inférieur des Ténèbres',
  worldSide: (world, side) => `${world}, ${side}`,
  population: (value, side) => `Population ${value} (${side})`,
  turned: (side) => `Population retournée (${side})`,
  bonus: {
    'pop-L1': '5 points',
    'pop-L2': '2 Guerriers Blancs',
    'pop-L3': 'un Sceau de chaque camp',
    'pop-L4': '2 pierres de couleurs différentes',
    'pop-L5': '1 Géant',
    'pop-L6': '+3 dans une Bataille',
    'pop-L7': 'un Disque gratuit',
    'pop-L8': 'une Arme',
    'pop-D1': '5 points',
    'pop-D2': '2 Guerriers Oranges',
    'pop-D3': 'un Sceau de chaque camp',
    'pop-D4': '2 pierres de couleurs différentes',
    'pop-D5': '1 Géant',
    'pop-D6': '+3 dans une Bataille',
    'pop-D7': 'un Disque gratuit',
    'pop-D8': 'un Sortilège',
  },
  weapon: (value) => `Arme ${value}`,
  spell: {
    'spell-shatter': 'Sortilège de brisure (l’Arme Ancestrale adverse ne vaut rien)',
    'spell-unmake': 'Sortilège de néant (le Dieu adverse ne vaut rien)',
    'spell-swell': 'Sortilège de vigueur (vos Recrues comptent double)',
    'spell-upper': 'Sortilège du Disque supérieur (+10 points)',
    'spell-lower': 'Sortilège du Disque inférieur (+10 points)',
    'spell-disarm': 'Sortilège de désarmement (les Armes adverses ne valent rien)',
    'spell-panic': 'Sortilège de panique (les Recrues adverses ne valent rien)',
  },
  armKind: { weapon: 'une Arme', spell: 'un Sortilège' },
  temple: (value) => `Temple ${value}`,
  asgardTile: {
    'asg-recruit-2a': 'deux Recrues de types différents',
    'asg-recruit-2b': 'deux Recrues de types différents (seconde tuile)',
    'asg-recruit-3': 'deux Recrues d’un type et une d’un autre',
    'asg-exchange': 'échanger une pierre',
    'asg-nothing': 'rien',
  },
  powerTile: { tyr: 'la tuile de Tyr', thor: 'la tuile de Thor' },
  faceDown: 'face cachée',
  request: (god, slot) => (slot ? `${god}, Requête du ${slot}` : `${god}, Requête`),
  templeSlot: (god) => `${god}, Temple`,
  support: (god, slot) => `${god}, Soutien du ${slot}`,
  asgardArea: 'Asgard',
  oneDisc: 'un seul Disque',
  allDiscs: 'tous les Disques à la fois',
  victory: (world) => `${world}, Zone de Victoire`,
  centre: 'centre du plateau',
  withStone: (stone) => `avec ${stone}`,
  otherStone: '1 pierre d’une autre couleur',
  free: 'gratuit',
  and: 'et',
  colon: ' : ',
  nothing: 'rien',
};
