export const HERO_KINDS = ['dwarf', 'warrior', 'archer', 'wizard'] as const;
export type HeroKind = (typeof HERO_KINDS)[number];

/** Rank, dice for 0–6, 7–13 and 14–20 willpower, and names. (AND-2.3, AND-2.4, AND-2.5) */
export const HEROES = {
  dwarf: { rank: 7, dice: [1, 2, 3], names: ['Kram', 'Bait'] },
  warrior: { rank: 14, dice: [2, 3, 4], names: ['Thorn', 'Mairen'] },
  archer: { rank: 25, dice: [3, 4, 5], names: ['Pasco', 'Chada'] },
  wizard: { rank: 34, dice: [1, 1, 1], names: ['Liphardus', 'Eara'] },
} as const satisfies Record<
  HeroKind,
  { rank: number; dice: readonly number[]; names: readonly [string, string] }
>;

export const MOST_STRENGTH = 14;
export const MOST_WILLPOWER = 20;
export const START_WILLPOWER = 7;

/** Golden shields of the castle by number of heroes; the number for one is reconstructed. (AND-17.3) */
export const CASTLE_SHIELDS: readonly number[] = [0, 4, 3, 2, 1];

/** The witch's price by number of heroes; for one it is reconstructed. (AND-9.6) */
export const BREW_PRICE: readonly number[] = [0, 2, 3, 4, 5];
export const PRICE = 2;

/** Small, large and head slots of a hero's sheet. (AND-2.1) */
export const SLOTS = { small: 3, large: 1, head: 1 } as const;
export type Slot = keyof typeof SLOTS;

export const ARTICLE_NAMES = [
  'shield',
  'bow',
  'falcon',
  'wineskin',
  'telescope',
  'brew',
  'helm',
] as const;
export type Article = (typeof ARTICLE_NAMES)[number];

/** How many there are, and where they are worn. (AND-9.4, AND-2.1) */
export const ARTICLES = {
  shield: { count: 4, slot: 'large', sides: 2 },
  bow: { count: 3, slot: 'large', sides: 1 },
  falcon: { count: 2, slot: 'large', sides: 2 },
  wineskin: { count: 5, slot: 'small', sides: 2 },
  telescope: { count: 2, slot: 'small', sides: 1 },
  brew: { count: 5, slot: 'small', sides: 2 },
  helm: { count: 3, slot: 'head', sides: 1 },
} as const satisfies Record<Article, { count: number; slot: Slot; sides: 1 | 2 }>;

export const RUNE_COLOURS = ['blue', 'yellow', 'green'] as const;

/** Every token that may lie face down, once for each piece in the box. */
export const GEMS: readonly string[] = [
  ...Array<string>(5).fill('gem2'),
  ...Array<string>(5).fill('gem4'),
  'gem6',
];
export const RUNESTONES: readonly string[] = RUNE_COLOURS.flatMap((colour) => [
  `runestone:${colour}`,
  `runestone:${colour}`,
]);
export const HERBS: readonly string[] = ['herb3', 'herb4', 'herb4'];
export const RUBBLE: readonly string[] = [2, 5, 5, 6, 7, 7, 8, 8].map((value) => `rubble${value}`);

/** What is on the faces of a black die, and what lies opposite. (AND-10.16) */
export const BLACK_FACES = [6, 6, 8, 10, 10, 12] as const;
export const BLACK_OPPOSITE: Readonly<Record<number, number>> = { 6: 10, 10: 6, 8: 12, 12: 8 };
