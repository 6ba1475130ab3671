import { expect, test } from 'vitest';
import { reach } from './arrows.ts';

test('straight on is nearer than aside, and nothing behind is reached', () => {
  const here = { x: 0, y: 0 };
  const right = [1, 0] as const;
  expect(reach(here, { x: 50, y: 0 }, right)).toBeLessThan(reach(here, { x: 30, y: 20 }, right));
  expect(reach(here, { x: -5, y: 0 }, right)).toBe(Number.POSITIVE_INFINITY);
  expect(reach(here, { x: 0, y: 40 }, [0, 1])).toBe(40);
});
