import type { Class } from './cards.ts';

/** A hero card as printed. What only one hero does is in `army.ts` and `sheet.ts`. */
export interface Hero {
  /** Column the hero joins; a neutral hero goes to the command zone. */
  readonly column?: Class;
  /** Ranks in a column. Thrud and Ylud bring theirs to any column. */
  readonly ranks: number;
  /** Points of all ranks together, or of a neutral hero at the end. */
  readonly points: number;
  /** Columns whose last Dwarf card is discarded as soon as the hero is placed. */
  readonly discards?: 1 | 2;
  /** What is added to a coin as soon as the hero is recruited. */
  readonly raises?: number;
  /** Ranks the own column must have before the hero can be recruited. */
  readonly needs?: number;
  /** One of the five Dwerg brothers, who are counted together. */
  readonly brother?: true;
  /** Left out of the first-game variant. (NID-2.9) */
  readonly advanced?: true;
}

export const HEROES = {
  kraal: { column: 'warrior', ranks: 2, points: 7 },
  tarah: { column: 'warrior', ranks: 1, points: 14 },
  aral: { column: 'hunter', ranks: 2, points: 0 },
  dagda: { column: 'hunter', ranks: 3, points: 0, discards: 2 },
  aegur: { column: 'blacksmith', ranks: 2, points: 0 },
  bonfur: { column: 'blacksmith', ranks: 3, points: 0, discards: 1 },
  zoral: { column: 'miner', ranks: 3, points: 1 },
  lokdur: { column: 'miner', ranks: 1, points: 3 },
  hourya: { column: 'explorer', ranks: 1, points: 20, needs: 5 },
  idunn: { column: 'explorer', ranks: 1, points: 7 },
  'dwerg-bergelmir': { ranks: 0, points: 0, brother: true },
  'dwerg-jungir': { ranks: 0, points: 0, brother: true },
  'dwerg-aesir': { ranks: 0, points: 0, brother: true },
  'dwerg-ymir': { ranks: 0, points: 0, brother: true },
  'dwerg-sigmir': { ranks: 0, points: 0, brother: true },
  skaa: { ranks: 0, points: 17 },
  astrid: { ranks: 0, points: 0 },
  grid: { ranks: 0, points: 7, raises: 7 },
  uline: { ranks: 0, points: 9, advanced: true },
  ylud: { ranks: 1, points: 0, advanced: true },
  thrud: { ranks: 1, points: 13, advanced: true },
} as const satisfies Record<string, Hero>;

export type HeroName = keyof typeof HEROES;

export const HERO_NAMES = Object.keys(HEROES) as HeroName[];

export const heroNamed = (name: HeroName): Hero => HEROES[name];

/** What one to five brothers are worth together. (NID-18.8) */
export const BROTHERS = [0, 13, 40, 81, 108, 135] as const;

/** What Ylud is worth in each column, besides her rank. (NID-18.11) */
export const YLUD_POINTS = {
  warrior: 7,
  hunter: 0,
  miner: 1,
  blacksmith: 0,
  explorer: 11,
} as const;
