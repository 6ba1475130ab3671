import type { Seat } from '@meadhall/kernel';
import { catalogue, say } from '@meadhall/table-ui';

/** What the shelf knows of a game without opening its box. */
export interface Box {
  readonly id: string;
  readonly seats: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** Everybody wins or loses together. */
  readonly together?: true;
  /** How many sit at a table that is set up in a hurry. */
  readonly usual: number;
  readonly art: string;
  /** Steps whose question can be answered by looking at what everybody may see: around one screen no curtain falls for them. */
  readonly openSteps: readonly string[];
}

export const BOXES: readonly Box[] = [
  {
    id: 'nidavellir',
    seats: [2, 5],
    minutes: [35, 50],
    usual: 3,
    art: new URL('./art/nidavellir.svg', import.meta.url).href,
    openSteps: [
      'pick',
      'transform',
      'recruit',
      'discard',
      'placeThrud',
      'placeYlud',
      'moveYlud',
      'ulineExchange',
    ],
  },
  {
    id: 'nains',
    seats: [2, 5],
    minutes: [40, 60],
    usual: 3,
    art: new URL('./art/nains.svg', import.meta.url).href,
    openSteps: [],
  },
  {
    id: 'bargeroc',
    seats: [2, 6],
    minutes: [30, 60],
    usual: 4,
    art: new URL('./art/bargeroc.svg', import.meta.url).href,
    openSteps: [],
  },
  {
    id: 'asgard',
    seats: [2, 4],
    minutes: [90, 120],
    usual: 3,
    art: new URL('./art/asgard.svg', import.meta.url).href,
    openSteps: [],
  },
  {
    id: 'andor',
    seats: [1, 4],
    minutes: [60, 90],
    together: true,
    usual: 2,
    art: new URL('./art/andor.svg', import.meta.url).href,
    openSteps: [],
  },
];

export const boxOf = (game: string): Box | undefined => BOXES.find(({ id }) => id === game);

export const GAME_WORDS = catalogue({
  fr: {
    nidavellir: {
      title: 'Nidavellir',
      line: 'Trois tavernes, cinq pièces, une armée à lever avant vos rivaux.',
      fun: 'Mises secrètes et collection',
      about:
        'Posez vos pièces face cachée, raflez les nains que convoitent les autres, faites grandir votre bourse et attirez les héros dont on chantera le nom.',
    },
    nains: {
      title: 'Nains',
      line: 'Cinq Ordres, des mercenaires et du malt pour votre forteresse.',
      fun: 'Mises secrètes et combinaisons',
      about:
        'La cousine rusée de Nidavellir : les tavernes sont les mêmes, mais les runes, le malt et les Cognars changent tous vos calculs.',
    },
    bargeroc: {
      title: 'Bargeroc',
      line: 'Creusez, forgez, vendez, et cognez quand la bière le demande.',
      fun: 'Prise de risque et coups fourrés',
      about:
        'Une carte de plus dans la mine, et si tout s’écroulait ? On marchande, on se vole, on se bat à coups de dés, et l’on rit beaucoup.',
    },
    asgard: {
      title: 'Asgard',
      line: 'Gagnez la faveur des dieux avant que le Ragnarök n’éclate.',
      fun: 'Placement et batailles',
      about:
        'Choisissez vos dieux en secret, bâtissez leurs temples, tenez les Mondes : cinq tours pour peser dans la dernière bataille.',
    },
    andor: {
      title: 'Andor',
      line: 'Héros d’un même royaume, gagnez ou perdez ensemble.',
      fun: 'Coopération et aventure',
      about:
        'Le château est menacé, les heures sont comptées. Partagez-vous les combats, les puits et les secrets du brouillard pour sauver le royaume.',
    },
  },
  en: {
    nidavellir: {
      title: 'Nidavellir',
      line: 'Three taverns, five coins, an army to raise before your rivals.',
      fun: 'Secret bids and set collection',
      about:
        'Lay your coins face down, snatch the dwarves everybody wants, let your purse grow, and draw in heroes whose names will be sung.',
    },
    nains: {
      title: 'Nains',
      line: 'Five Orders, mercenaries and malt for your fortress.',
      fun: 'Secret bids and combinations',
      about:
        'Nidavellir’s cunning cousin: the taverns are the same, but runes, malt and Cognars upset every sum you make.',
    },
    bargeroc: {
      title: 'Bargeroc',
      line: 'Dig, forge, sell, and throw a punch when the ale calls for it.',
      fun: 'Pushing luck and dirty tricks',
      about:
        'One more card in the mine, or will it all come down? You haggle, steal, brawl with dice, and laugh a lot.',
    },
    asgard: {
      title: 'Asgard',
      line: 'Win the favour of the gods before Ragnarök breaks.',
      fun: 'Placement and battles',
      about:
        'Choose your gods in secret, build their temples, hold the Worlds: five rounds to tip the last battle.',
    },
    andor: {
      title: 'Andor',
      line: 'Heroes of one realm: win or lose together.',
      fun: 'Co-operation and adventure',
      about:
        'The castle is under threat and the hours are counted. Share out the fights, the wells and the secrets in the fog to save the realm.',
    },
  },
});

/** What a game is called; its id, if it is not on our shelf. */
export const gameTitle = (game: string): string =>
  say(GAME_WORDS)[game as keyof (typeof GAME_WORDS)['fr']]?.title ?? game;

/** Names for bots, so that nobody plays against «Bot 2». */
const BOT_NAMES = ['Brokk', 'Eitri', 'Dvalin', 'Nori', 'Sindri', 'Lofar'] as const;
export const botName = (seat: Seat): string => BOT_NAMES[seat % BOT_NAMES.length] as string;
