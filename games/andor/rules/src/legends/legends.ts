import { LEGEND_1 } from './legend1.ts';
import { LEGEND_2 } from './legend2.ts';
import { LEGEND_3 } from './legend3.ts';
import { LEGEND_4 } from './legend4.ts';
import { LEGEND_5 } from './legend5.ts';
import type { Legend } from './schema.ts';

export const LEGEND_NAMES = ['L1', 'L2', 'L3', 'L4', 'L5'] as const;
export type LegendName = (typeof LEGEND_NAMES)[number];

export const LEGENDS: Readonly<Record<LegendName, Legend>> = {
  L1: LEGEND_1,
  L2: LEGEND_2,
  L3: LEGEND_3,
  L4: LEGEND_4,
  L5: LEGEND_5,
};
