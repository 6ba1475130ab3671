import { asks, seedOf, start } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { andor } from '../andor.ts';
import type { Creature, Hero } from '../pieces.ts';
import { oddsOf } from './odds.ts';
import { punch, rollsOn } from './spreads.ts';

const scene = start(andor, { seats: 1, seed: seedOf('odds'), options: { legend: 'L2' } });
asks(andor, scene);

const hero = (
  kind: Hero['kind'],
  strength: number,
  willpower: number,
  items: string[] = [],
): Hero => ({
  kind,
  space: 0,
  strength,
  willpower,
  gold: 0,
  gems: [],
  items,
  hours: 0,
  dayEnded: false,
  alive: true,
});
const gor: Creature = { id: 900, kind: 'gor', space: 0 };
const FACES = [1, 2, 3, 4, 5, 6];

test('AND-13.3 one round of a wizard against a gor, counted throw by throw', () => {
  let won = 0;
  for (const own of FACES)
    for (const one of FACES)
      for (const two of FACES) {
        const foe = 2 + (one === two ? 2 * one : Math.max(one, two));
        // He turns his own die. (AND-2.9)
        if (4 + Math.max(own, 7 - own) - foe >= 4) won++;
      }
  const { chance } = oddsOf(scene, [hero('wizard', 4, 7)], gor, 1);
  expect(chance).toBeCloseTo(won / 216, 10);
});

test('AND-13.3 one round of a dwarf with two dice, with and without a helm', () => {
  let plain = 0;
  let helm = 0;
  for (const a of FACES)
    for (const b of FACES)
      for (const one of FACES)
        for (const two of FACES) {
          const foe = 2 + (one === two ? 2 * one : Math.max(one, two));
          if (5 + Math.max(a, b) - foe >= 4) plain++;
          if (5 + (a === b ? 2 * a : Math.max(a, b)) - foe >= 4) helm++;
        }
  expect(oddsOf(scene, [hero('dwarf', 5, 7)], gor, 1).chance).toBeCloseTo(plain / 1296, 10);
  expect(oddsOf(scene, [hero('dwarf', 5, 7, ['helm'])], gor, 1).chance).toBeCloseTo(
    helm / 1296,
    10,
  );
});

test('more rounds, companions and willpower never make it worse', () => {
  const weak = hero('warrior', 2, 4);
  const alone = oddsOf(scene, [weak], gor, 2);
  expect(oddsOf(scene, [weak], gor, 4).chance).toBeGreaterThan(alone.chance);
  expect(oddsOf(scene, [weak, hero('archer', 2, 7)], gor, 2).chance).toBeGreaterThan(alone.chance);
  expect(oddsOf(scene, [hero('warrior', 2, 12)], gor, 2).chance).toBeGreaterThan(alone.chance);
});

test('nobody, or nobody with an hour, beats nothing; a giant always wins', () => {
  expect(oddsOf(scene, [], gor, 3).chance).toBe(0);
  expect(oddsOf(scene, [hero('dwarf', 5, 7)], gor, 0).chance).toBe(0);
  expect(
    oddsOf(scene, [hero('warrior', 14, 20), hero('dwarf', 14, 20)], gor, 1).chance,
  ).toBeCloseTo(1);
});

test('AND-2.9 the wizard brings five on average besides his strength', () => {
  expect(punch(hero('wizard', 3, 7))).toBeCloseTo(8, 10);
});

test('AND-2.8 the archer rolls on while the next dice promise more', () => {
  expect(rollsOn(3, 1)).toBe(true);
  expect(rollsOn(4, 1)).toBe(false);
  expect(rollsOn(5, 3)).toBe(false);
  expect(rollsOn(4, 3)).toBe(true);
});
