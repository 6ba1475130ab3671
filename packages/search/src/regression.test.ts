import { below, seeded, seedOf } from '@meadhall/kernel';
import { expect, test } from 'vitest';
import { regression, type Sample } from './regression.ts';

const rng = seeded(seedOf('regression'));
const roll = (): number => below(rng, 1000) / 100;
const samples = (noise: number): Sample[] =>
  Array.from({ length: 400 }, () => {
    const x = [roll(), roll(), 1];
    const luck = noise * (roll() - 4.995);
    return { x, y: 2 * x[0]! - 3 * x[1]! + 5 + luck };
  });

test('finds the weights things were counted with', () => {
  const found = regression(samples(0)).map(({ weight }) => weight);
  [2, -3, 5].forEach((weight, i) => {
    expect(found[i]).toBeCloseTo(weight, 3);
  });
});

test('says how far luck may have misled it', () => {
  const found = regression(samples(1));
  [2, -3, 5].forEach((weight, i) => {
    expect(Math.abs(found[i]!.weight - weight)).toBeLessThan(4 * found[i]!.error);
    expect(found[i]!.error).toBeGreaterThan(0.01);
    expect(found[i]!.error).toBeLessThan(0.5);
  });
});

test('gives no weight to what never varies', () => {
  const [first, idle] = regression(samples(0).map(({ x, y }) => ({ x: [x[0]!, 0, 1], y })));
  expect(idle?.weight).toBe(0);
  expect(first?.weight).toBeCloseTo(2, 0);
});
