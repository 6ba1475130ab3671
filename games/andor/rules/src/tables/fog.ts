export const FOG_KINDS = [
  'event',
  'strength1',
  'willpower2',
  'willpower3',
  'gold1',
  'gor',
  'wineskin',
  'witch',
] as const;
export type FogKind = (typeof FOG_KINDS)[number];

const of = (kind: FogKind, count: number): FogKind[] => Array<FogKind>(count).fill(kind);

const CALM: readonly FogKind[] = [
  ...of('event', 5),
  'strength1',
  'willpower2',
  'willpower3',
  ...of('gold1', 3),
];

/** The fog tokens of a legend; those of the mine are reconstructed. (AND-7.1, AND-7.7) */
export const FOG_TOKENS = {
  'all 15': [...CALM, ...of('gor', 2), 'wineskin', 'witch'],
  'legend 1': CALM,
  mine: ['event', 'event', 'willpower2', 'willpower3', 'gold1'],
  none: [],
} as const satisfies Record<string, readonly FogKind[]>;
export type FogName = keyof typeof FOG_TOKENS;
