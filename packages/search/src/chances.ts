import { asks, fork, type GameTypes, type Rng, type Rules, type Viewer } from '@meadhall/kernel';
import type { Craft } from './craft.ts';
import { clockOf, playOn } from './playout.ts';

/**
 * How likely each seat is to win, as somebody may say who knows a view and no more: the mean over imagined
 * worlds, each played on in a hurry and then judged.
 */
export function chances<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  { view, viewer }: { view: T['view']; viewer: Viewer },
  rng: Rng,
  worlds: number,
): number[] {
  let sums: number[] = [];
  for (let i = 0; i < worlds; i++) {
    const world = rules.imagine(view, viewer, fork(rng));
    const values = playOn(rules, craft, world, asks(rules, world), clockOf(craft, world), rng);
    sums = values.map((value, seat) => (sums[seat] ?? 0) + value);
  }
  return sums.map((sum) => sum / worlds);
}
