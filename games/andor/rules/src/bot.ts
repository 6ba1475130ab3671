// The levels of the team, and what a search needs to know about the game.
import { type Ask, type Rng, type Seat, same } from '@meadhall/kernel';
import { teamChance } from './bots/chance.ts';
import { council, type Thought } from './bots/council.ts';
import { EAGER, type Manner, STEADY, WISE } from './bots/manners.ts';
import { masterly } from './bots/masterly.ts';
import { advise, teammate } from './bots/team.ts';
import type { Andor, State, View } from './model.ts';

/** What a search of any sort may ask: the team’s chance, and what the team would do. */
export const craft = {
  evaluate: (game: State): number[] => game.seats.map(() => teamChance(game)),
  hurry(game: State, ask: Ask<Andor>, _rng: Rng): number {
    const { choice } = advise(game, [ask]);
    const options: readonly unknown[] = ask.options;
    return Math.max(
      0,
      options.findIndex((option) => same(option, choice)),
    );
  },
  patience: Number.POSITIVE_INFINITY,
  iterations: { apprentice: 1, companion: 2, veteran: 12, master: 32 },
};

type Mind = (
  view: View,
  seat: Seat,
  rng: Rng,
  asked?: readonly Ask<Andor>[],
  enough?: () => boolean,
) => Thought;

/** A hero who goes by rules of thumb. */
const byManner =
  (manner: Manner): Mind =>
  (view, seat, rng, asked) => {
    const answer = asked ? advise(view, asked, manner) : teammate(view, seat, rng, manner);
    return { answer, considered: [{ answer, value: teamChance(view), visits: 0 }] };
  };

/**
 * The apprentice fights alone, loves fog and gold and looks to the next sunrise only. The companion helps his
 * friends and does not count letters; neither of them thinks of everything. The veteran plans for all. The master
 * knows each legend from practice, and plays other plans to their end before he chooses.
 */
export const minds: Readonly<Record<'apprentice' | 'companion' | 'veteran' | 'master', Mind>> = {
  apprentice: byManner(EAGER),
  companion: byManner(STEADY),
  veteran: byManner(WISE),
  master: council({ manner: masterly, playouts: 32, plans: 5, days: 20 }),
};
