import type { Colour, Group, Recruit, Side } from './pieces.ts';
import type { PowerName } from './powers.ts';

/** Upper and lower place of a god, for Requests as for Support. */
export const SLOTS = ['upper', 'lower'] as const;
export type Slot = (typeof SLOTS)[number];

interface GodFacts {
  readonly side: Side;
  /** Colour of its Rune Stones. A god without one has the upper Request slot only. (ASG-1.4) */
  readonly rune: Colour | null;
  readonly activeFrom: number;
  readonly power: PowerName;
  /** Recruit types printed on the Support slots, upper and lower; none: it never takes any. */
  readonly support: readonly [readonly Recruit[], readonly Recruit[]];
  readonly tiles: readonly number[];
  readonly startsWith: Group;
}

const FOUR = [1, 2, 3, 4] as const;

/**
 * The gods in god order (ASG-0.4). Sides, runes, activation, tiles and first Recruits are the
 * rulebook's, as are Surtr's and Fenrir's Support types; the other Support types are reconstructed.
 */
export const GODS = {
  freyja: {
    side: 'light',
    rune: 'pink',
    activeFrom: 1,
    power: 'fallen',
    support: [['white'], ['white', 'orange']],
    tiles: FOUR,
    startsWith: { white: 1 },
  },
  baldr: {
    side: 'light',
    rune: 'yellow',
    activeFrom: 1,
    power: 'grace',
    support: [['white'], ['white', 'giant']],
    tiles: FOUR,
    startsWith: { white: 1 },
  },
  odin: {
    side: 'light',
    rune: null,
    activeFrom: 1,
    power: 'counsel',
    support: [
      ['white', 'orange'],
      ['white', 'orange', 'giant'],
    ],
    tiles: FOUR,
    startsWith: {},
  },
  tyr: {
    side: 'light',
    rune: 'red',
    activeFrom: 1,
    power: 'tyrsTile',
    support: [['orange'], ['white', 'orange']],
    tiles: FOUR,
    startsWith: { orange: 1 },
  },
  thor: {
    side: 'light',
    rune: 'blue',
    activeFrom: 1,
    power: 'thorsTile',
    support: [['orange'], ['orange', 'giant']],
    tiles: FOUR,
    startsWith: { orange: 1 },
  },
  loki: {
    side: 'darkness',
    rune: 'green',
    activeFrom: 1,
    power: 'turncoats',
    support: [['giant'], ['orange', 'giant']],
    tiles: FOUR,
    startsWith: { giant: 1 },
  },
  hel: {
    side: 'darkness',
    rune: 'black',
    activeFrom: 1,
    power: 'slaughter',
    support: [['giant'], ['white', 'giant']],
    tiles: FOUR,
    startsWith: { giant: 1 },
  },
  mimir: {
    side: 'darkness',
    rune: null,
    activeFrom: 2,
    power: 'wisdom',
    support: [['giant'], ['white', 'orange']],
    tiles: FOUR,
    startsWith: {},
  },
  surtr: {
    side: 'darkness',
    rune: null,
    activeFrom: 3,
    power: 'blaze',
    support: [['giant'], ['white', 'orange']],
    tiles: FOUR,
    startsWith: {},
  },
  fenrir: {
    side: 'darkness',
    rune: null,
    activeFrom: 4,
    power: 'chains',
    support: [[], []],
    tiles: [3, 3],
    startsWith: {},
  },
} as const satisfies Record<string, GodFacts>;

export type GodName = keyof typeof GODS;

export const GOD_NAMES = Object.keys(GODS) as GodName[];

/** A god's row, without the narrow types of the literal table. */
export const godNamed: (name: GodName) => GodFacts = (name) => GODS[name];

/** Stones of a Request. (ASG-8.1) */
export const STONES_PER_REQUEST = 2;

/** The gods that may be chosen in a round. (ASG-4.3) */
export const activeGods: (round: number) => readonly GodName[] = (round) =>
  ACTIVE[Math.max(0, Math.min(round, ACTIVE.length - 1))] as readonly GodName[];

const ACTIVE: readonly (readonly GodName[])[] = [0, 1, 2, 3, 4, 5].map((round) =>
  GOD_NAMES.filter((name) => GODS[name].activeFrom <= round),
);

/** A disc that waits for its action, or the Asgard area, as it is named in an option. */
export type RequestPlace = `${GodName}.request.${Slot}`;
export type TemplePlace = `${GodName}.temple`;
export type SupportPlace = `${GodName}.support.${Slot}`;

/** Everything one needs to find a god's slot by its name. */
export interface GodSlot<P> {
  readonly place: P;
  readonly god: GodName;
  /** 0: upper, 1: lower. */
  readonly index: 0 | 1;
}

/** The Request slots there are. (ASG-1.4) */
export const REQUESTS: readonly GodSlot<RequestPlace>[] = GOD_NAMES.flatMap((god) =>
  SLOTS.slice(0, GODS[god].rune === null ? 1 : 2).map((slot, index) => ({
    place: `${god}.request.${slot}` as const,
    god,
    index: index as 0 | 1,
  })),
);

export const SUPPORTS: readonly GodSlot<SupportPlace>[] = GOD_NAMES.flatMap((god) =>
  SLOTS.map((slot, index) => ({
    place: `${god}.support.${slot}` as const,
    god,
    index: index as 0 | 1,
  })),
);
