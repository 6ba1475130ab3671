import { describe, expect, test } from 'vitest';
import { ALL_OBJECTS, ALL_ORES, tavernCardsFor } from './boxes.ts';
import {
  CARD_NAMES,
  CARDS,
  CATEGORIES,
  MISSION_NAMES,
  OBJECT_NAMES,
  OBJECTS,
  ORE_NAMES,
  ORES,
  POWERS,
  TITLE_NAMES,
} from './components.ts';
import { INGREDIENTS } from './forge.ts';

describe('the box', () => {
  test('BAR-1.2 80 ore cards of nine names; onyx costs 4; two names are unsellable', () => {
    expect(ALL_ORES).toHaveLength(80);
    expect(ORE_NAMES).toHaveLength(9);
    expect(ORES.onyx.price).toBe(4);
    expect(ORE_NAMES.filter((ore) => ORES[ore].price === null)).toEqual([
      'moonstone',
      'orichalcum',
    ]);
    expect(
      ORE_NAMES.map((ore) => [ore, ORES[ore].price, ORES[ore].prestige, ORES[ore].count]),
    ).toEqual([
      ['coal', 1, 0, 14],
      ['copper', 2, 0, 13],
      ['iron', 2, 1, 13],
      ['silver', 3, 1, 11],
      ['onyx', 4, 1, 9],
      ['gold', 5, 2, 7],
      ['ruby', 6, 2, 5],
      ['moonstone', null, 2, 4],
      ['orichalcum', null, 3, 4],
    ]);
  });

  test('BAR-1.3 49 objects of 32 designs in four categories, six of them with a power', () => {
    expect(ALL_OBJECTS).toHaveLength(49);
    expect(OBJECT_NAMES).toHaveLength(32);
    const powers = OBJECT_NAMES.flatMap((object) => {
      const facts = OBJECTS[object];
      return 'power' in facts ? [facts.power] : [];
    });
    expect([...powers].sort()).toEqual([...POWERS].sort());
    for (const category of CATEGORIES)
      expect(OBJECT_NAMES.some((object) => OBJECTS[object].category === category)).toBe(true);
  });

  test('BAR-1.3 every recipe is two to four ore cards, dearer objects for dearer ore', () => {
    for (const object of OBJECT_NAMES) {
      expect(INGREDIENTS[object].length, object).toBeGreaterThanOrEqual(2);
      expect(INGREDIENTS[object].length, object).toBeLessThanOrEqual(4);
    }
    expect(INGREDIENTS.crown_of_bargeroc).toEqual(['orichalcum', 'moonstone', 'ruby', 'gold']);
    expect(OBJECTS.crown_of_bargeroc.prestige).toBe(18);
    const prestige = ALL_OBJECTS.reduce((sum, object) => sum + OBJECTS[object].prestige, 0);
    expect(prestige).toBe(318);
  });

  test('BAR-1.4 64 tavern cards of twelve kinds, BAR-2.2 61 for two', () => {
    expect(CARD_NAMES).toHaveLength(12);
    expect(tavernCardsFor(3)).toHaveLength(64);
    expect(tavernCardsFor(2)).toHaveLength(61);
    expect(tavernCardsFor(2)).not.toContain('drought');
    expect(CARD_NAMES.map((card) => CARDS[card].count)).toEqual([
      6, 6, 8, 4, 6, 5, 3, 5, 8, 4, 5, 4,
    ]);
  });

  test('BAR-1.10 three titles and twelve missions', () => {
    expect(TITLE_NAMES).toEqual(['master_smith', 'ore_baron', 'gold_beard']);
    expect(MISSION_NAMES).toHaveLength(12);
  });
});
