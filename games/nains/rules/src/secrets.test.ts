// The laws of secrecy at every position of 150 random games for each number of lords. One viewer looks
// at each position, all taking turns; in `contract.test.ts` everybody looks.
import {
  type Answer,
  type Ask,
  asks,
  at,
  below,
  clone,
  fork,
  same,
  seeded,
  seedOf,
  start,
  take,
  type Viewer,
} from '@meadhall/kernel';
import { expect, test } from 'vitest';
import type { Nains, State } from './model.ts';
import { nains } from './nains.ts';
import { redeal } from './testing/redeal.ts';

const GAMES = 150;

/** What a viewer knows of the questions: the own options, of the others only who is asked what. */
function known(open: readonly Ask<Nains>[], viewer: Viewer): unknown[] {
  return open.map(({ seat, step, options }) => [seat, step, seat === viewer ? options : null]);
}

/** What a viewer could tell from another state in which only secrets differ. */
function betrayed(game: State, other: State, viewer: Viewer): string | undefined {
  if (!same(nains.view(other, viewer), nains.view(game, viewer))) return 'view';
  const [asked, real] = [other, game].map((it) => known(asks(nains, it), viewer));
  return same(asked, real) ? undefined : 'questions';
}

test.each([2, 3, 4, 5])('NAI-4.1, NAI-4.6 %i lords: no secret shows in 150 games', (seats) => {
  const rng = seeded(seedOf(`secrets of ${seats}`));
  let looks = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const game = start(nains, { seats, seed: seedOf(seed) });
    for (let open = asks(nains, game); open.length > 0; looks++) {
      const viewer = looks % (seats + 1) === seats ? null : looks % (seats + 1);
      const world = nains.imagine(nains.view(game, viewer), viewer, fork(rng));
      const redealt = clone(game);
      redeal(redealt, viewer, rng);
      const shown = betrayed(game, world, viewer) ?? betrayed(game, redealt, viewer);
      if (shown) expect.fail(`${shown} of ${viewer}, game ${seed}: ${JSON.stringify(game)}`);
      const { seat, step, options } = at(open, below(rng, open.length));
      const choice = at<unknown>(options, below(rng, options.length));
      open = take(nains, game, { seat, step, choice } as Answer<Nains>);
    }
  }
  expect(looks).toBeGreaterThan(50 * GAMES);
});
