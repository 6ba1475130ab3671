import type { GodName } from './gods.ts';
import type { Colour, Recruit, Side, Warrior } from './pieces.ts';
import type { PopulationName } from './populations.ts';

export const ROUNDS = 5;
/** Of eleven discs one counts points, three are in reserve, seven on the track. (ASG-2.2) */
export const DISCS_AT_START = 3;
/** (ASG-4.7) */
export const LEAST_DISCS = 2;
/** (ASG-9.7) */
export const LOWER_WORLD_POINTS = 5;

/** Seals printed on the influence track, left to right; slots 1, 5, 6, 7 are reconstructed. (ASG-11.5) */
export const TRACK: readonly Side[] = [
  'light',
  'light',
  'darkness',
  'light',
  'darkness',
  'light',
  'darkness',
];

/** The price of a Recruit in Seals; Orange is the rulebook's, the others are reconstructed. (ASG-11.4) */
export const PRICES: Record<Recruit, Readonly<Record<Side, number>>> = {
  white: { light: 1, darkness: 0 },
  orange: { light: 0, darkness: 1 },
  giant: { light: 1, darkness: 1 },
};

/** What an Asgard tile does; the handlers are in `../asgardAction.ts`. (ASG-11.3) */
export type AsgardEffect =
  | { readonly effect: 'recruits'; readonly choices: readonly (readonly Recruit[])[] }
  | { readonly effect: 'exchange' }
  | { readonly effect: 'nothing' };

const ONE_AND_ONE: AsgardEffect = {
  effect: 'recruits',
  choices: [
    ['white', 'orange'],
    ['white', 'giant'],
    ['orange', 'giant'],
  ],
};

/** The four faces are the rulebook's; which one is there twice is reconstructed. */
export const ASGARD_TILES = {
  'asg-recruit-2a': ONE_AND_ONE,
  'asg-recruit-2b': ONE_AND_ONE,
  'asg-recruit-3': {
    effect: 'recruits',
    choices: [
      ['white', 'white', 'orange'],
      ['white', 'white', 'giant'],
      ['orange', 'orange', 'white'],
      ['orange', 'orange', 'giant'],
      ['giant', 'giant', 'white'],
      ['giant', 'giant', 'orange'],
    ],
  },
  'asg-exchange': { effect: 'exchange' },
  'asg-nothing': { effect: 'nothing' },
} as const satisfies Record<string, AsgardEffect>;

export type AsgardTileName = keyof typeof ASGARD_TILES;
export const ASGARD_TILE_NAMES = Object.keys(ASGARD_TILES) as AsgardTileName[];
export const asgardEffect: (tile: AsgardTileName) => AsgardEffect = (tile) => ASGARD_TILES[tile];

/** Battle tiles by value, and the one that 1, 2, 3, 4, 5 or more discs deserve. (ASG-13.1) */
export const BATTLE_VALUES = [3, 5, 9, 14, 20] as const;
export type BattleValue = (typeof BATTLE_VALUES)[number];

/** Pieces of a full table before anything is removed. (ASG-1.1) */
export const STONE_COUNT: Record<Colour, number> = {
  pink: 5,
  yellow: 5,
  red: 5,
  blue: 5,
  green: 5,
  black: 5,
  white: 3,
};
export const SEALS_A_SIDE = 9;

/** Gods with a Seal of their own when the game begins. (ASG-2.3) */
export const FIRST_SEALS: readonly GodName[] = [
  'freyja',
  'baldr',
  'odin',
  'tyr',
  'thor',
  'loki',
  'hel',
];

/** (ASG-2.13) */
export const FIRST_FALLEN: Record<Warrior, number> = { white: 2, orange: 3 };

/** The offer of the first Recruits. (ASG-2.12) */
export const FIRST_RECRUITS: readonly Recruit[] = ['orange', 'white', 'giant'];

interface TableSize {
  /** Indices of Worlds without tiles all game. */
  readonly emptyWorlds: readonly number[];
  readonly withoutPopulations: readonly PopulationName[];
  readonly withoutAsgard: readonly AsgardTileName[];
  readonly asgardRow: number;
  /** Of every colour and of every side. */
  readonly stonesRemoved: number;
  readonly sealsRemoved: number;
  readonly battleTiles: Readonly<Record<BattleValue, number>>;
}

/** What changes with the number of players; which tiles leave the game is reconstructed. (ASG-2) */
const TABLE_SIZES: Record<number, TableSize> = {
  4: {
    emptyWorlds: [],
    withoutPopulations: [],
    withoutAsgard: [],
    asgardRow: 3,
    stonesRemoved: 0,
    sealsRemoved: 0,
    battleTiles: { 3: 4, 5: 5, 9: 5, 14: 3, 20: 2 },
  },
  3: {
    emptyWorlds: [0],
    withoutPopulations: ['pop-L6', 'pop-D6'],
    withoutAsgard: ['asg-recruit-2b'],
    asgardRow: 2,
    stonesRemoved: 1,
    sealsRemoved: 1,
    battleTiles: { 3: 3, 5: 4, 9: 4, 14: 2, 20: 1 },
  },
  2: {
    emptyWorlds: [0, 3],
    withoutPopulations: ['pop-L6', 'pop-D6', 'pop-L4', 'pop-D4'],
    withoutAsgard: ['asg-recruit-2b', 'asg-nothing'],
    asgardRow: 1,
    stonesRemoved: 2,
    sealsRemoved: 2,
    battleTiles: { 3: 2, 5: 2, 9: 3, 14: 2, 20: 1 },
  },
};

export const tableFor = (seats: number): TableSize => TABLE_SIZES[seats] as TableSize;
