import { describe, expect, test } from 'vitest';
import type { Spec } from './index.ts';
import { type Hoard, hoard } from './testing/hoard.ts';
import { complaints, fourteen, seen } from './testing/spoilt.ts';

describe('components', () => {
  const law = 'every component comes up in random play or is named as missing';
  const complaint = (components: Spec<Hoard>['components']): string | undefined =>
    complaints(hoard, components ? { components } : {}).get(law);

  test('a card that never comes up is found', () => {
    expect(complaint({ all: [...fourteen, 'dragon'], seen, games: 5 })).toBe(
      `${law}: dragon never came up; seeds 1 to 5, 3 seats`,
    );
  });

  test('a card that never comes up may be named as missing', () => {
    const missing = { dragon: 'no such card in this game' };
    expect(complaint({ all: [...fourteen, 'dragon'], seen, missing })).toBeUndefined();
  });

  test('a card that is named as missing but comes up is found', () => {
    expect(complaint({ all: fourteen, seen, missing: { 3: 'rare' }, games: 30 })).toMatch(
      /3 named as missing, but not so/,
    );
  });

  test('a card that is not on the list is found', () => {
    expect(complaint({ all: fourteen.slice(1), seen })).toMatch(
      /: 1 comes up but is not listed; seed \d+, 3 seats, after \d+ answers \(\d bid \d+\)/,
    );
  });
});
