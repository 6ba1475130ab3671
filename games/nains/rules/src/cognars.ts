import type { Order } from './cards.ts';

/** How a Cognar is recruited and where he goes. (NAI-10.4 to NAI-10.6) */
type Kind = 'coloured' | 'white' | 'mercenary' | 'ally';

/** What any named card may show. */
export interface Symbols {
  readonly malt?: number;
  readonly occult?: number;
  /** Runes no other card shows. */
  readonly runes?: readonly string[];
  /** Pariah tokens lifted before the final count. */
  readonly lifts?: number;
}

/** A Cognar card as printed. */
export interface Cognar extends Symbols {
  readonly kind: Kind;
  /** Column of a coloured Cognar. */
  readonly order?: Order;
  readonly ranks: number;
  readonly points: number;
  /** Cards of the Era 2 deck to look at once placed. */
  readonly looks?: number;
  /** What is added to a coin once placed. */
  readonly improves?: number;
  /** Brings the 3-Exchange in place of the 0. */
  readonly replacesZero?: true;
  /** Who comes along. */
  readonly ally?: 'gaat';
}

/** The 23 Cognars. (NAI-2.2) All figures are printed in the rulebook. */
export const COGNARS = {
  volgrir: { kind: 'coloured', order: 'shield', ranks: 2, points: 0 },
  abokar: { kind: 'coloured', order: 'shield', ranks: 1, points: 0 },
  svara: { kind: 'coloured', order: 'shield', ranks: 1, points: 0, looks: 5 },
  ararun: { kind: 'coloured', order: 'temple', ranks: 2, points: 2, occult: 1 },
  sriza: { kind: 'coloured', order: 'temple', ranks: 1, points: 0, occult: 2 },
  fey: { kind: 'coloured', order: 'temple', ranks: 1, points: 5 },
  derdhr: { kind: 'coloured', order: 'talion', ranks: 1, points: 13, improves: 5 },
  kardum: { kind: 'coloured', order: 'talion', ranks: 2, points: 5, replacesZero: true },
  oosram: { kind: 'coloured', order: 'errants', ranks: 1, points: 15, lifts: 2 },
  droh: { kind: 'coloured', order: 'errants', ranks: 2, points: 10, lifts: 1 },
  ulrog: { kind: 'coloured', order: 'forge', ranks: 1, points: 0, runes: ['ulrog-1', 'ulrog-2'] },
  tala: { kind: 'coloured', order: 'forge', ranks: 2, points: 6, runes: ['tala'] },
  torun: { kind: 'coloured', order: 'forge', ranks: 1, points: 12, runes: ['torun'] },
  gurdan: { kind: 'white', ranks: 0, points: 22, malt: 1 },
  borogam: { kind: 'white', ranks: 0, points: 14, malt: 3 },
  jorun: { kind: 'white', ranks: 0, points: 0, runes: ['jorun'] },
  oboron: { kind: 'white', ranks: 0, points: 15, ally: 'gaat' },
  gaat: { kind: 'ally', ranks: 1, points: 0 },
  tadgar: { kind: 'mercenary', ranks: 1, points: 24 },
  lygdr: { kind: 'mercenary', ranks: 1, points: 23 },
  wal: { kind: 'mercenary', ranks: 1, points: 22 },
  akab: { kind: 'mercenary', ranks: 1, points: 21 },
  dawn: { kind: 'mercenary', ranks: 1, points: 20 },
} as const satisfies Record<string, Cognar>;

export type CognarName = keyof typeof COGNARS;

export const COGNAR_NAMES = Object.keys(COGNARS) as CognarName[];

export const cognarNamed = (name: CognarName): Cognar => COGNARS[name];

/** Everybody who can be recruited; the ally comes only with Oboron. (NAI-3.4) */
export const RECRUITABLE: readonly CognarName[] = COGNAR_NAMES.filter(
  (name) => COGNARS[name].kind !== 'ally',
);

export const isMercenary = (name: CognarName): boolean => COGNARS[name].kind === 'mercenary';

/** What Ga'at is worth in each column, besides his rank. (NAI-11.16) */
export const GAAT_POINTS: Readonly<Record<Order, number>> = {
  shield: 0,
  temple: 2,
  errants: 9,
  forge: 4,
  talion: 6,
};

/** An Elite Cognar: for the most ranks of one order at the end of Era 1. */
export interface Elite extends Symbols {
  readonly order: Order;
  readonly points: number;
}

/** The 5 Elite Cognars. (NAI-2.3, NAI-14.6) */
export const ELITES = {
  tiss: { order: 'shield', points: 0 },
  aral: { order: 'temple', points: 0, occult: 1 },
  brum: { order: 'errants', points: 13, lifts: 1 },
  redwin: { order: 'forge', points: 0, runes: ['redwin'] },
  ordo: { order: 'talion', points: 0 },
} as const satisfies Record<string, Elite>;

export type EliteName = keyof typeof ELITES;

export const ELITE_NAMES = Object.keys(ELITES) as EliteName[];

export const eliteNamed = (name: EliteName): Elite => ELITES[name];

/** What is awarded at the end of Era 1. */
export type Award = EliteName | 'certification';

export const AWARDS: readonly Award[] = [...ELITE_NAMES, 'certification'];

export const isElite = (name: string): name is EliteName => Object.hasOwn(ELITES, name);

/** Points for each rank of the Shield column. (NAI-11.2, NAI-14.6) */
export const PER_SHIELD_RANK = { abokar: 1, tiss: 2 } as const;

/** Points of Jorun for each different rune. (NAI-11.14) */
export const PER_RUNE = 3;
