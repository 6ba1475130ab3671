// Both sides of the board, with lookups made once.
import { BrokenRules } from '@meadhall/kernel';
import { ANDOR_SPACES } from './andorSpaces.ts';
import { MINE_SPACES } from './mineSpaces.ts';
import type { Place, Space } from './place.ts';

export const BOARD_NAMES = ['andor', 'mine'] as const;
export type BoardName = (typeof BOARD_NAMES)[number];

export interface Board {
  readonly places: readonly Place[];
  readonly wells: readonly Space[];
  readonly merchants: readonly Space[];
  readonly fog: readonly Space[];
  /** Steps over these edges draw a secret-lake card. */
  readonly lake: readonly (readonly [Space, Space])[];
  /** Red die -> the spaces a wave of flame runs through. */
  readonly corridors: Readonly<Record<number, readonly Space[]>>;
  /** The castle stands on 0; without one, 0 is the way out. */
  readonly castle: boolean;
}

export const BOARDS: Readonly<Record<BoardName, Board>> = {
  andor: {
    ...symbols(ANDOR_SPACES),
    lake: [],
    corridors: {},
    castle: true,
  },
  mine: {
    ...symbols(MINE_SPACES),
    lake: [
      [35, 41],
      [36, 42],
    ],
    corridors: {
      1: [1, 5, 11, 19, 32],
      2: [2, 7, 14, 29, 35],
      3: [3, 9, 16, 31, 37],
      4: [8, 15, 30, 36],
      5: [41, 48, 47, 53, 46],
      6: [42, 49, 50, 55, 56],
    },
    castle: false,
  },
};

const BY_NUMBER: Readonly<Record<BoardName, readonly (Place | undefined)[]>> = {
  andor: byNumber(ANDOR_SPACES),
  mine: byNumber(MINE_SPACES),
};

/** A space that must exist. */
export function placeOn(board: BoardName, space: Space): Place {
  const place = BY_NUMBER[board][space];
  if (!place) throw new BrokenRules(`there is no space ${space} on the board ${board}`);
  return place;
}

export const isSpace = (board: BoardName, space: unknown): space is Space =>
  typeof space === 'number' && BY_NUMBER[board][space] !== undefined;

function symbols(places: readonly Place[]) {
  const having = (symbol: 'well' | 'merchant' | 'fog'): Space[] =>
    places.filter((place) => place[symbol]).map(({ space }) => space);
  return { places, wells: having('well'), merchants: having('merchant'), fog: having('fog') };
}

function byNumber(places: readonly Place[]): (Place | undefined)[] {
  const table: (Place | undefined)[] = [];
  for (const place of places) table[place.space] = place;
  return table;
}
