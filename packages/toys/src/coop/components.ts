interface Place {
  /** Where a creature goes from here; it stops at nothing but the castle. */
  readonly arrow: Space;
  /** Where a hero may walk. */
  readonly paths: readonly Space[];
}

/** The spaces of the map, those nearest to the castle first. */
export const SPACES = [
  'castle',
  'bridge',
  'smithy',
  'forest',
  'ford',
  'hill',
  'cave',
  'tower',
] as const;
export type Space = (typeof SPACES)[number];

export const MAP: Record<Space, Place> = {
  castle: { arrow: 'castle', paths: ['bridge', 'smithy'] },
  bridge: { arrow: 'castle', paths: ['castle', 'forest', 'ford'] },
  smithy: { arrow: 'castle', paths: ['castle', 'ford'] },
  forest: { arrow: 'bridge', paths: ['bridge', 'hill'] },
  ford: { arrow: 'bridge', paths: ['bridge', 'smithy', 'cave'] },
  hill: { arrow: 'forest', paths: ['forest', 'cave', 'tower'] },
  cave: { arrow: 'ford', paths: ['ford', 'hill'] },
  tower: { arrow: 'hill', paths: ['hill'] },
};

export const CREATURES = {
  wolf: { strength: 5, reward: 1 },
  troll: { strength: 8, reward: 3 },
} as const;
export type Creature = keyof typeof CREATURES;

interface Fate {
  readonly appears: Creature;
  readonly at: Space;
}

/** What a day brings; a calm one brings nothing. (COO-7) */
export const FATES = {
  howling: { appears: 'wolf', at: 'cave' },
  tracks: { appears: 'wolf', at: 'forest' },
  shadows: { appears: 'wolf', at: 'tower' },
  thicket: { appears: 'wolf', at: 'hill' },
  rumble: { appears: 'troll', at: 'tower' },
  boulders: { appears: 'troll', at: 'cave' },
  sunshine: null,
  rainbow: null,
} as const satisfies Record<string, Fate | null>;
export type FateName = keyof typeof FATES;

export const ALL_FATES = Object.keys(FATES) as readonly FateName[];
