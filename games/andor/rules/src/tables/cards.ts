// Creature tiles, fates, secret-lake and dragon cards. What the printed cards do not tell is reconstructed.
import type { Kind } from './creatures.ts';
import type { Space } from './place.ts';

export interface Tile {
  readonly place?: readonly (readonly [Kind, Space | 'rolled'])[];
  readonly gold?: Readonly<Record<number, number>>;
  /** A herb by dice, or on the space of the creature. */
  readonly herb?: 'rolled' | 'same';
  readonly moveAll?: Kind;
  readonly willpowerEach?: number;
}

export const TILES: Readonly<Record<number, Tile>> = {
  1: {
    place: [
      ['gor', 15],
      ['gor', 26],
    ],
  },
  2: {
    place: [
      ['gor', 21],
      ['troll', 23],
    ],
  },
  3: { place: [['skral', 48]], gold: { 50: 2 } },
  4: { herb: 'rolled' },
  5: { moveAll: 'gor' },
  6: {
    place: [
      ['skral', 42],
      ['gor', 53],
    ],
  },
  7: {
    place: [
      ['gor', 27],
      ['gor', 43],
    ],
  },
  8: { place: [['skral', 31]] },
  9: { place: [['troll', 65]] },
  10: { place: [['wardrak', 41]] },
  11: { place: [['gor', 49]], gold: { 34: 1 } },
  12: { willpowerEach: 2 },
  13: {
    place: [
      ['skral', 39],
      ['gor', 45],
    ],
  },
  14: { place: [['gor', 'rolled']], herb: 'same' },
  15: { place: [['wardrak', 26]], gold: { 10: 3 } },
};

export type Task =
  | { code: 'deliver'; tokens: Readonly<Record<string, number>>; space: Space }
  | { code: 'defeatTagged' }
  | { code: 'defeatAlone'; count: number };

export interface FateCard {
  readonly task: Task;
  /** A guard of the fate: it never moves, and its owner must take part in its defeat. */
  readonly guard?: {
    readonly kind: Kind;
    readonly space: Space | '50+d6';
    readonly strength?: readonly number[];
    readonly dice?: 'black';
    /** The figure is the one already on the board. */
    readonly moved?: true;
  };
  readonly token?: readonly [string, Space];
}

export const FATES: Readonly<Record<number, FateCard>> = {
  1: { task: { code: 'deliver', tokens: { runestone: 2 }, space: 71 } },
  2: { task: { code: 'deliver', tokens: { herb: 1, brew: 1 }, space: 0 } },
  3: { task: { code: 'deliver', tokens: { farmer: 1 }, space: 84 } },
  4: {
    task: { code: 'defeatTagged' },
    guard: { kind: 'gor', space: 60, strength: [0, 4, 6, 10, 14] },
  },
  5: { task: { code: 'defeatTagged' }, guard: { kind: 'troll', space: 57, moved: true } },
  6: { task: { code: 'defeatAlone', count: 2 } },
  7: { task: { code: 'defeatTagged' }, guard: { kind: 'skral', space: '50+d6', dice: 'black' } },
  8: {
    task: { code: 'deliver', tokens: { parchment: 1 }, space: 57 },
    token: ['parchment', 9],
  },
  9: { task: { code: 'deliver', tokens: { gold: 6 }, space: 0 } },
  10: { task: { code: 'deliver', tokens: { poison: 1 }, space: 71 }, token: ['poison', 61] },
};

export type LakeEffect =
  | { op: 'willpower'; amount: number }
  | { op: 'loseGem'; otherwise: number }
  | { op: 'hour' }
  | { op: 'turnBack' }
  | { op: 'none' }
  | { op: 'gold'; amount: number };

/** The ten secret-lake cards; the first four show a shield. */
export const LAKE: Readonly<Record<number, { shield?: true; effect: LakeEffect }>> = {
  1: { shield: true, effect: { op: 'willpower', amount: -2 } },
  2: { shield: true, effect: { op: 'willpower', amount: -3 } },
  3: { shield: true, effect: { op: 'willpower', amount: -4 } },
  4: { shield: true, effect: { op: 'loseGem', otherwise: -2 } },
  5: { effect: { op: 'loseGem', otherwise: 0 } },
  6: { effect: { op: 'hour' } },
  7: { effect: { op: 'turnBack' } },
  8: { effect: { op: 'none' } },
  9: { effect: { op: 'willpower', amount: 2 } },
  10: { effect: { op: 'gold', amount: 2 } },
};

export type DragonEffect =
  | { op: 'willpowerEachFighter'; amount: number }
  | { op: 'removePrince' }
  | { op: 'strengthRound'; amount: number }
  | { op: 'extraDie' }
  | { op: 'strengthChosenFighter'; amount: number }
  | { op: 'none' };

export const DRAGON: Readonly<Record<number, { harmful: boolean; effect: DragonEffect }>> = {
  1: { harmful: true, effect: { op: 'willpowerEachFighter', amount: -2 } },
  2: { harmful: true, effect: { op: 'willpowerEachFighter', amount: -3 } },
  3: { harmful: true, effect: { op: 'removePrince' } },
  4: { harmful: true, effect: { op: 'strengthRound', amount: 4 } },
  5: { harmful: true, effect: { op: 'extraDie' } },
  6: { harmful: true, effect: { op: 'strengthChosenFighter', amount: -1 } },
  7: { harmful: false, effect: { op: 'strengthRound', amount: -4 } },
  8: { harmful: false, effect: { op: 'none' } },
};

/** The numbers of a table of cards: a deck before it is shuffled. */
export const numbersOf = (cards: Readonly<Record<number, unknown>>): number[] =>
  Object.keys(cards).map(Number);
