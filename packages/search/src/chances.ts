import {
  asks,
  at,
  fork,
  type GameTypes,
  type Rng,
  type Rules,
  take,
  type Viewer,
} from '@meadhall/kernel';
import type { Craft } from './craft.ts';
import { hurried, worthOf } from './playout.ts';

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
    let open = asks(rules, world);
    for (let left = craft.patience; left > 0 && open.length > 0; left--)
      open = take(rules, world, hurried(craft, world, at(open, 0), rng));
    const values = worthOf(rules, craft, world, open);
    sums = values.map((value, seat) => (sums[seat] ?? 0) + value);
  }
  return sums.map((sum) => sum / worlds);
}
