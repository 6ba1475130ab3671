import { type Ask, type Rng, totals } from '@meadhall/kernel';
import { chancesWith, hurriedly } from '@meadhall/taverns';
import { weigh } from './bot-choices.ts';
import { projections, roundsLeft } from './bot-worth.ts';
import type { Nains, State } from './model.ts';
import { sheet } from './sheet.ts';

/** A lead of so many points at the end is a clear one. */
const CLEAR = 10;

/** What is known about playing Nains well. */
export const craft = {
  /** The more rounds to come, the less a lead means. */
  evaluate: (game: State): number[] => chancesWith(projections(game), CLEAR + 2 * roundsLeft(game)),
  finish: (game: State): number[] => chancesWith(totals(sheet(game), game.seats.length), CLEAR),
  weigh,
  hurry: (game: State, ask: Ask<Nains>, rng: Rng): number => hurriedly(weigh(game, ask), rng),
  patience: 16,
  iterations: { veteran: 60, master: 600 },
};
