import type { Recruit, Side } from './pieces.ts';

/** What a Population tile gives once; the handler of the same name is in `../bonuses.ts`. */
export type Bonus =
  | { readonly gives: 'points'; readonly points: number }
  | { readonly gives: 'recruits'; readonly recruit: Recruit; readonly count: number }
  | { readonly gives: 'seals'; readonly light: number; readonly darkness: number }
  | { readonly gives: 'stones'; readonly count: number }
  | { readonly gives: 'battleStrength'; readonly strength: number }
  | { readonly gives: 'disc' }
  | { readonly gives: 'arm'; readonly kind: 'weapon' | 'spell' };

interface Population {
  readonly side: Side;
  readonly value: number;
  readonly bonus: Bonus;
}

/**
 * That there are eight a side, a Light 2 and a Darkness 6 is the rulebook's; the other values and all
 * bonuses are reconstructed. (ASG-10.3)
 */
export const POPULATIONS = {
  'pop-L1': { side: 'light', value: 7, bonus: { gives: 'points', points: 5 } },
  'pop-L2': { side: 'light', value: 6, bonus: { gives: 'recruits', recruit: 'white', count: 2 } },
  'pop-L3': { side: 'light', value: 5, bonus: { gives: 'seals', light: 1, darkness: 1 } },
  'pop-L4': { side: 'light', value: 5, bonus: { gives: 'stones', count: 2 } },
  'pop-L5': { side: 'light', value: 4, bonus: { gives: 'recruits', recruit: 'giant', count: 1 } },
  'pop-L6': { side: 'light', value: 3, bonus: { gives: 'battleStrength', strength: 3 } },
  'pop-L7': { side: 'light', value: 3, bonus: { gives: 'disc' } },
  'pop-L8': { side: 'light', value: 2, bonus: { gives: 'arm', kind: 'weapon' } },
  'pop-D1': { side: 'darkness', value: 7, bonus: { gives: 'points', points: 5 } },
  'pop-D2': {
    side: 'darkness',
    value: 6,
    bonus: { gives: 'recruits', recruit: 'orange', count: 2 },
  },
  'pop-D3': { side: 'darkness', value: 5, bonus: { gives: 'seals', light: 1, darkness: 1 } },
  'pop-D4': { side: 'darkness', value: 5, bonus: { gives: 'stones', count: 2 } },
  'pop-D5': {
    side: 'darkness',
    value: 4,
    bonus: { gives: 'recruits', recruit: 'giant', count: 1 },
  },
  'pop-D6': { side: 'darkness', value: 3, bonus: { gives: 'battleStrength', strength: 3 } },
  'pop-D7': { side: 'darkness', value: 3, bonus: { gives: 'disc' } },
  'pop-D8': { side: 'darkness', value: 2, bonus: { gives: 'arm', kind: 'spell' } },
} as const satisfies Record<string, Population>;

export type PopulationName = keyof typeof POPULATIONS;
export const POPULATION_NAMES = Object.keys(POPULATIONS) as PopulationName[];

export const populationNamed: (name: PopulationName) => Population = (name) => POPULATIONS[name];
