import {
  asks,
  at,
  clone,
  type GameTypes,
  type Rng,
  type Rules,
  type Seed,
  seeded,
  start,
  take,
} from '@meadhall/kernel';
import { ahead } from './ahead.ts';
import type { Craft } from './craft.ts';
import { clockOf, hurried, playOn } from './playout.ts';
import { imagineOpen } from './worlds.ts';

/** Play-outs in a second. */
export interface Pace {
  /** From a copied position to its judgement, and nothing else. */
  readonly bare: number;
  /** As part of a search: imagined worlds, tree and all. */
  readonly searching: number;
}

/**
 * How many play-outs a second a search makes, and how many there could be without it, over all positions of a game
 * in which seat 0 has a choice. `clock` gives seconds.
 */
export function paceOf<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  match: { seats: number; seed: Seed; iterations: number; clock: () => number },
): Pace {
  const { seats, seed, iterations, clock } = match;
  const rng = seeded(seed);
  const mind = ahead(rules, craft, { iterations, shown: Number.POSITIVE_INFINITY });
  const game = start(rules, { seats, seed });
  let playOuts = 0;
  let bare = 0;
  let searching = 0;
  for (let open = asks(rules, game); open.length > 0; ) {
    const ask = at(open, 0);
    if (ask.seat === 0 && ask.options.length > 1) {
      const view = rules.view(game, 0);
      const before = clock();
      const { considered } = mind(view, 0, rng, [ask]);
      const between = clock();
      // A race may be over early, or never begin.
      const made = considered.reduce((sum, { visits }) => sum + visits, 0);
      playBare(rules, craft, imagineOpen(rules, view, 0, rng), made, rng);
      bare += clock() - between;
      searching += between - before;
      playOuts += made;
    }
    open = take(rules, game, hurried(craft, game, ask, rng));
  }
  return { bare: playOuts / bare, searching: playOuts / searching };
}

function playBare<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  world: T['state'],
  times: number,
  rng: Rng,
): void {
  for (let i = 0; i < times; i++) {
    const game = clone(world);
    playOn(rules, craft, game, asks(rules, game), clockOf(craft, game), rng);
  }
}
