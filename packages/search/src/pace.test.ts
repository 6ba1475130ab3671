import { seedOf } from '@meadhall/kernel';
import { bids } from '@meadhall/toys';
import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';
import { plainCraft } from './testing/plainCraft.ts';

test('play-outs are counted by the clock that is given', () => {
  // A clock that ticks a second each time it is read: every measure takes one.
  let ticks = 0;
  const clock = () => ticks++;
  const pace = paceOf(bids, plainCraft(bids), { seats: 2, seed: seedOf(1), iterations: 5, clock });
  expect(pace).toEqual({ bare: 5, searching: 5 });
  expect(ticks).toBeGreaterThan(3 * 4);
});
