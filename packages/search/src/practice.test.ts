import { at, below, seedOf } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import type { Craft, Habits } from './craft.ts';
import { practice } from './practice.ts';
import { type Orchard, orchard } from './testing/orchard.ts';
import { plainCraft } from './testing/plainCraft.ts';

/** Picks from the tree it likes best, more or less. */
const liking = (likes: Record<string, number>): Craft<Orchard> => ({
  ...plainCraft(orchard),
  hurry: (_game, { options }, rng) => {
    const values = options.map((tree) => at([likes[tree] ?? 0], 0) + below(rng, 1024) / 512);
    return values.indexOf(Math.max(...values));
  },
});

function practised(habits: Habits & { trees: Record<string, number> }, steps: number): number {
  const course = practice(orchard, liking(habits.trees), habits, {
    seats: [2, 3],
    steps,
    seed: (name) => seedOf(`practice ${name}`),
  });
  let told = 0;
  for (let step = course.next(); !step.done; step = course.next()) told = step.value;
  return told;
}

test('players come to like the trees that bring more, whatever they liked before', () => {
  const habits = { trees: { low: 1, left: 0, right: 0 } };
  expect(practised(habits, 300)).toBe(300);
  const { low, left, right } = habits.trees;
  expect(Math.min(left, right)).toBeGreaterThan(low + 1);
});

test('what makes no difference hardly moves, and the same practice leads to the same habits', () => {
  const once = { trees: { low: 1, left: 0, right: 0 }, pears: 2 };
  const again = { trees: { low: 1, left: 0, right: 0 }, pears: 2 };
  practised(once, 60);
  practised(again, 60);
  expect(once).toEqual(again);
  expect(Math.abs(once.pears - 2)).toBeLessThan(Math.abs(once.trees.low - 1));
});
