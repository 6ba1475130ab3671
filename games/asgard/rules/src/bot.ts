// What Asgard knows about playing itself well: for searches, which know nothing but its rules.
import { type Ask, below, type Rng } from '@meadhall/kernel';
import { glance } from './bot-acting.ts';
import { training } from './bot-training.ts';
import { expectedPoints } from './bots/outlook.ts';
import type { Asgard, State } from './model.ts';
import { ROUNDS } from './tables/table.ts';

/** How far points expected now are from those at the end: at Ragnarök, and for each round before. */
const SPREAD = { ragnarok: 9, round: 1.6 } as const;
/** By how much a hurried player misjudges. */
const HASTE = 0.6;

export const craft = {
  /** Chances that grow with the points a seat is ahead, more steeply towards the end. */
  evaluate(game: State): number[] {
    const points = expectedPoints(game);
    const rounds = game.ragnarok === null ? ROUNDS + 1 - game.round : 0;
    const spread = SPREAD.ragnarok + SPREAD.round * rounds;
    const best = Math.max(...points);
    let sum = 0;
    for (let seat = 0; seat < points.length; seat++) {
      points[seat] = Math.exp(((points[seat] as number) - best) / spread);
      sum += points[seat] as number;
    }
    for (let seat = 0; seat < points.length; seat++) points[seat] = (points[seat] as number) / sum;
    return points;
  },

  /** What looks best at a glance, or nearly so. */
  hurry(game: State, { seat, step, options }: Ask<Asgard>, rng: Rng): number {
    const values = glance(game, seat, step, options);
    let place = 0;
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < values.length; i++) {
      const value = (values[i] as number) + (HASTE * below(rng, 1024)) / 1024;
      if (value > best) {
        best = value;
        place = i;
      }
    }
    return place;
  },

  weigh: (game: State, { seat, step, options }: Ask<Asgard>): number[] =>
    glance(game, seat, step, options),

  // Rounds, then Ragnarök: what an answer is worth shows when its round is over.
  clock: ({ round, ragnarok }: State): number => (ragnarok === null ? round : ROUNDS + 1),
  patience: 1,

  // A veteran tries each answer two or three times, which makes a good player of a hurried one.
  iterations: { veteran: 12, master: 300 },
  training,
};
