import type { EventLoopUtilization } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { Tidying } from './tidying.ts';

test('memory is given back when the house is silent after work, once, and never while people play', () => {
  let [active, idle, collected] = [0, 0, 0];
  const busy = (now?: EventLoopUtilization, before?: EventLoopUtilization) => {
    const from = { active: before?.active ?? 0, idle: before?.idle ?? 0 };
    const worked = (now?.active ?? active) - from.active;
    const rested = (now?.idle ?? idle) - from.idle;
    return { active: worked, idle: rested, utilization: worked / (worked + rested || 1) };
  };
  const tidying = new Tidying({ busy, collect: () => collected++ });
  const after = (worked: number) => {
    active += worked;
    idle += 2000 - worked;
    tidying.look();
    return collected;
  };
  expect([after(1000), after(1000), after(100)]).toEqual([0, 0, 0]);
  expect([after(10), after(10), after(10)]).toEqual([1, 1, 1]);
  // A little work leaves little behind.
  expect([after(300), after(5)]).toEqual([1, 1]);
  expect([after(300), after(5)]).toEqual([1, 2]);
  tidying.stop();
});

test('V8 can be asked for it', async () => {
  const before = process.memoryUsage().heapUsed;
  const tidying = new Tidying();
  let rubbish: number[][] | null = Array.from({ length: 20_000 }, () => Array(100).fill(1.5));
  expect(process.memoryUsage().heapUsed - before).toBeGreaterThan(8_000_000);
  rubbish = null;
  expect(rubbish).toBeNull();
  const until = performance.now() + 600;
  while (performance.now() < until);
  // The work is done; beside other tests it may take a while until nothing happens.
  await vi.waitFor(
    () => {
      tidying.look();
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(8_000_000);
    },
    { timeout: 20_000, interval: 300 },
  );
  tidying.stop();
}, 30_000);
