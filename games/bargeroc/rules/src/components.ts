// What is in the box. Names are the tables' keys; prices, prestige, counts, recipes and conditions are facts.
// Reconstructed rows stand in for printed components that are not public (BAR-1.2 to BAR-1.4, BAR-1.10):
// the true values can replace them here without touching a step.
import type { Clause } from '@meadhall/kernel';

interface OreFacts {
  /** Printed price in coins; null carries the unsellable symbol (BAR-4.7). */
  price: number | null;
  prestige: number;
  count: number;
}

/** BAR-1.2. Only the onyx and its price are printed in the booklet that survives. */
export const ORES = {
  coal: { price: 1, prestige: 0, count: 14 },
  copper: { price: 2, prestige: 0, count: 13 },
  iron: { price: 2, prestige: 1, count: 13 },
  silver: { price: 3, prestige: 1, count: 11 },
  onyx: { price: 4, prestige: 1, count: 9 },
  gold: { price: 5, prestige: 2, count: 7 },
  ruby: { price: 6, prestige: 2, count: 5 },
  moonstone: { price: null, prestige: 2, count: 4 },
  orichalcum: { price: null, prestige: 3, count: 4 },
} as const satisfies Record<string, OreFacts>;
export type Ore = keyof typeof ORES;
export const ORE_NAMES = Object.keys(ORES) as readonly Ore[];

export const CATEGORIES = ['weapon', 'armour', 'tool', 'jewel'] as const;
export type Category = (typeof CATEGORIES)[number];

export const POWERS = [
  'brawlAttack',
  'brawlDefence',
  'caveInSave',
  'freeRenew',
  'firstSaleBonus',
  'tavernHandLimit',
] as const;
export type Power = (typeof POWERS)[number];

export type Recipe = { readonly [K in Ore]?: number };

interface ObjectFacts {
  category: Category;
  recipe: Recipe;
  prestige: number;
  count: number;
  power?: Power;
  /** By how much the power changes its one number. */
  strength?: number;
}

/** BAR-1.3. Reconstructed: the booklet only says that objects have a recipe and prestige. */
export const OBJECTS = {
  blunt_dagger: { category: 'weapon', recipe: { coal: 1, iron: 1 }, prestige: 3, count: 2 },
  tunnel_hatchet: { category: 'weapon', recipe: { iron: 1, copper: 1 }, prestige: 4, count: 2 },
  war_hammer: { category: 'weapon', recipe: { iron: 2, coal: 1 }, prestige: 6, count: 2 },
  dwarven_crossbow: {
    category: 'weapon',
    recipe: { iron: 1, copper: 1, silver: 1 },
    prestige: 7,
    count: 2,
  },
  onyx_axe: { category: 'weapon', recipe: { onyx: 1, iron: 2 }, prestige: 8, count: 2 },
  moon_blade: {
    category: 'weapon',
    recipe: { moonstone: 1, silver: 1, coal: 1 },
    prestige: 8,
    count: 1,
  },
  studded_gauntlets: {
    category: 'weapon',
    recipe: { onyx: 1, iron: 1 },
    prestige: 4,
    count: 1,
    power: 'brawlAttack',
    strength: 1,
  },
  ancients_axe: {
    category: 'weapon',
    recipe: { orichalcum: 1, gold: 1, iron: 1, coal: 1 },
    prestige: 13,
    count: 1,
  },
  miner_helmet: {
    category: 'armour',
    recipe: { copper: 1, iron: 1 },
    prestige: 3,
    count: 1,
    power: 'caveInSave',
    strength: 1,
  },
  bar_shield: {
    category: 'armour',
    recipe: { iron: 1, silver: 1 },
    prestige: 3,
    count: 1,
    power: 'brawlDefence',
    strength: 1,
  },
  silver_greaves: { category: 'armour', recipe: { silver: 1, copper: 1 }, prestige: 4, count: 2 },
  chainmail: { category: 'armour', recipe: { iron: 2, copper: 1 }, prestige: 6, count: 2 },
  onyx_cuirass: {
    category: 'armour',
    recipe: { onyx: 1, silver: 1, iron: 1 },
    prestige: 8,
    count: 2,
  },
  royal_helm: {
    category: 'armour',
    recipe: { gold: 1, silver: 1, copper: 1 },
    prestige: 9,
    count: 1,
  },
  orichalcum_armour: {
    category: 'armour',
    recipe: { orichalcum: 1, onyx: 1, iron: 2 },
    prestige: 13,
    count: 1,
  },
  mine_lantern: { category: 'tool', recipe: { coal: 1, copper: 1 }, prestige: 3, count: 2 },
  sturdy_pickaxe: { category: 'tool', recipe: { iron: 1, coal: 2 }, prestige: 5, count: 2 },
  forge_bellows: {
    category: 'tool',
    recipe: { copper: 1, coal: 1 },
    prestige: 2,
    count: 1,
    power: 'freeRenew',
    strength: 1,
  },
  rigged_scales: {
    category: 'tool',
    recipe: { copper: 1, silver: 1 },
    prestige: 3,
    count: 1,
    power: 'firstSaleBonus',
    strength: 1,
  },
  hooped_keg: {
    category: 'tool',
    recipe: { iron: 1, copper: 1 },
    prestige: 3,
    count: 1,
    power: 'tavernHandLimit',
    strength: 2,
  },
  engraved_anvil: { category: 'tool', recipe: { iron: 2, silver: 1 }, prestige: 7, count: 2 },
  onyx_drill: { category: 'tool', recipe: { onyx: 1, copper: 1, coal: 1 }, prestige: 7, count: 2 },
  clockwork: { category: 'tool', recipe: { copper: 2, gold: 1 }, prestige: 9, count: 1 },
  golden_minecart: {
    category: 'tool',
    recipe: { gold: 1, iron: 2, coal: 1 },
    prestige: 10,
    count: 1,
  },
  copper_ring: { category: 'jewel', recipe: { copper: 2 }, prestige: 4, count: 2 },
  onyx_brooch: { category: 'jewel', recipe: { onyx: 1, copper: 1 }, prestige: 5, count: 2 },
  silver_necklace: { category: 'jewel', recipe: { silver: 2 }, prestige: 6, count: 2 },
  ruby_pendant: { category: 'jewel', recipe: { ruby: 1, silver: 1 }, prestige: 8, count: 2 },
  jewelled_tankard: { category: 'jewel', recipe: { gold: 1, onyx: 1 }, prestige: 8, count: 2 },
  moon_sceptre: {
    category: 'jewel',
    recipe: { moonstone: 1, gold: 1, copper: 1 },
    prestige: 10,
    count: 1,
  },
  diadem: { category: 'jewel', recipe: { ruby: 1, gold: 1, silver: 1 }, prestige: 12, count: 1 },
  crown_of_bargeroc: {
    category: 'jewel',
    recipe: { orichalcum: 1, moonstone: 1, ruby: 1, gold: 1 },
    prestige: 18,
    count: 1,
  },
} as const satisfies Record<string, ObjectFacts>;
export type ObjectName = keyof typeof OBJECTS;
export const OBJECT_NAMES = Object.keys(OBJECTS) as readonly ObjectName[];

interface CardFacts {
  count: number;
  /** The rule that says when and how it may be played. */
  clause: Clause;
}

/** BAR-1.4. The elbow nudge and the counts are reconstructed. */
export const CARDS = {
  inflation: { count: 6, clause: 'BAR-9.1' },
  devaluation: { count: 6, clause: 'BAR-9.2' },
  in_your_dreams: { count: 8, clause: 'BAR-9.3' },
  my_turn: { count: 4, clause: 'BAR-9.4' },
  doggy_bag: { count: 6, clause: 'BAR-9.5' },
  racket: { count: 5, clause: 'BAR-9.6' },
  drought: { count: 3, clause: 'BAR-9.7' },
  lucky_day: { count: 5, clause: 'BAR-9.8' },
  beer: { count: 8, clause: 'BAR-9.9' },
  beers: { count: 4, clause: 'BAR-9.9' },
  ambush: { count: 5, clause: 'BAR-9.11' },
  elbow: { count: 4, clause: 'BAR-9.12' },
} as const satisfies Record<string, CardFacts>;
export type Card = keyof typeof CARDS;
export const CARD_NAMES = Object.keys(CARDS) as readonly Card[];

/** What a title counts; the most of it, alone, wins it (BAR-11.2). */
export const TITLES = {
  master_smith: 'objects',
  ore_baron: 'ores',
  gold_beard: 'coins',
} as const satisfies Record<string, 'objects' | 'ores' | 'coins'>;
export type Title = keyof typeof TITLES;
export const TITLE_NAMES = Object.keys(TITLES) as readonly Title[];

/** A condition on the final position. `least` is a number, `ofRounds` makes it depend on the length of the game. */
export type Condition =
  | { counts: 'coins' | 'bread' | 'bestHaul' | 'differentOres' | 'bestObject'; least: number }
  | { counts: 'ores'; most: number }
  | { counts: Category; least: number }
  | { counts: Category; ofRounds: 'third' }
  | { counts: 'brawlsWon' | 'sold'; moreThanRounds: number };

/** BAR-1.10, BAR-2.9. Reconstructed: the booklet says that missions exist and what they are worth. */
export const MISSIONS = {
  collector: { counts: 'differentOres', least: 4 },
  bruiser: { counts: 'brawlsWon', moreThanRounds: 1 },
  baker: { counts: 'bread', least: 6 },
  weaponsmith: { counts: 'weapon', ofRounds: 'third' },
  armourer: { counts: 'armour', least: 2 },
  toolmaker: { counts: 'tool', ofRounds: 'third' },
  jeweller: { counts: 'jewel', ofRounds: 'third' },
  treasurer: { counts: 'coins', least: 10 },
  empty_cart: { counts: 'ores', most: 1 },
  masterpiece: { counts: 'bestObject', least: 10 },
  deep_digger: { counts: 'bestHaul', least: 5 },
  peddler: { counts: 'sold', moreThanRounds: 0 },
} as const satisfies Record<string, Condition>;
export type Mission = keyof typeof MISSIONS;
export const MISSION_NAMES = Object.keys(MISSIONS) as readonly Mission[];

/** The brawl die (BAR-1.5): this face is the knock-out, and counts as much. */
export const KNOCK_OUT = 6;

/** Advised rounds by number of players (BAR-2.11, BAR-2.12), and the other reading of the print (BAR-12.2). */
export const ROUNDS = { 2: 6, 3: 6, 4: 8, 5: 8, 6: 4 } as const;
export const ROUNDS_ALTERNATIVE = { 2: 6, 3: 6, 4: 5, 5: 5, 6: 4 } as const;

/** What a mug card adds to its die (BAR-9.9), and how many cards a lucky day draws (BAR-9.8). */
export const MUGS = { beer: 2, beers: 4 } as const;
export const LUCKY_DRAW = 2;
