/** The places in the order in which they act, and the discs there is room for. (MUS-5) */
export const ROOM = { farm: 3, well: 3, temple: 2, throne: 1, field: 8 } as const;
export type Place = keyof typeof ROOM;
export const PLACES = Object.keys(ROOM) as readonly Place[];

interface God {
  readonly places: readonly Place[];
  /** Finds room where there is none. */
  readonly crowds?: true;
}

/** The gods in the order in which they come. (MUS-4) */
const GODS = {
  odin: { places: ['throne', 'temple', 'well'] },
  freyja: { places: ['farm', 'temple'] },
  njord: { places: ['well', 'farm'] },
  loki: { places: PLACES, crowds: true },
  thor: { places: ['field'] },
  tyr: { places: ['field', 'throne'] },
} as const satisfies Record<string, God>;

export type GodName = keyof typeof GODS;
export const PANTHEON = Object.keys(GODS) as readonly GodName[];

export const god = (name: GodName): God => GODS[name];

const COPIES = { 1: 8, 2: 6, 3: 4 } as const;
export type Rune = keyof typeof COPIES;

const RUNES = [1, 2, 3] as const satisfies readonly Rune[];

/** Every rune there is. (MUS-1) */
export const ALL_RUNES: readonly Rune[] = RUNES.flatMap((rune) =>
  Array.from({ length: COPIES[rune] }, () => rune),
);
