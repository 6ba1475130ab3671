import { at, below, type Rng } from '@meadhall/kernel';
import type { Estimate } from '../sim/stats.ts';
import { countOf, type Meeting } from './lineups.ts';

/** What a lineup adds up to: `others` bots of one kind against a single one. */
interface Score {
  one: number;
  rest: number;
  others: number;
  games: number;
  wins: number;
}

/** The mean of all bots of a league. */
const MEAN = 1500;
const RESAMPLED = 300;

/**
 * Elo ratings of a league: whoever is 400 above another wins ten times as often. With several at a table each wins
 * as often as its strength is part of all strengths there. Intervals by resampling the seeds, since games of
 * the same seed belong together.
 */
export function ratings(
  bots: readonly string[],
  meetings: readonly Meeting[],
  seats: number,
  rng: Rng,
): Map<string, Estimate> {
  const others = seats - 1;
  const value = fit(bots, scores(bots, meetings, others));
  const drawn = Array.from({ length: RESAMPLED }, () =>
    fit(
      bots,
      scores(
        bots,
        meetings.map((meeting) => resampled(meeting, rng)),
        others,
      ),
    ),
  );
  return new Map(
    bots.map((bot, i) => {
      const sorted = drawn.map((ratings) => at(ratings, i)).sort((a, b) => a - b);
      const quantile = (share: number) => at(sorted, Math.floor(share * (RESAMPLED - 1)));
      return [bot, { value: at(value, i), low: quantile(0.025), high: quantile(0.975) }];
    }),
  );
}

const scores = (bots: readonly string[], meetings: readonly Meeting[], others: number): Score[] =>
  meetings.map((meeting) => ({
    one: bots.indexOf(meeting.lineup.one),
    rest: bots.indexOf(meeting.lineup.rest),
    others,
    ...countOf(meeting),
  }));

/** As many seeds as there were, each drawn afresh from them. */
const resampled = ({ lineup, shares }: Meeting, rng: Rng): Meeting => ({
  lineup,
  shares: shares.map(() => at(shares, below(rng, shares.length))),
});

const STEPS = 200;

/**
 * The strengths under which these results are likeliest (Hunter's minorisation for Plackett and Luce). One game
 * more that ended as if all were equal keeps a bot that always won from being infinitely strong.
 */
function fit(bots: readonly string[], scored: readonly Score[]): number[] {
  const strength = bots.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const won = bots.map(() => 0);
    const met = bots.map(() => 0);
    for (const { one, rest, others, games, wins } of scored) {
      const fair = 1 / (1 + others);
      const all = at(strength, one) + others * at(strength, rest);
      won[one] = at(won, one) + wins + fair;
      won[rest] = at(won, rest) + games - wins + others * fair;
      met[one] = at(met, one) + (games + 1) / all;
      met[rest] = at(met, rest) + ((games + 1) * others) / all;
    }
    for (const i of bots.keys()) if (at(met, i) > 0) strength[i] = at(won, i) / at(met, i);
    const scale = Math.exp(strength.reduce((sum, it) => sum + Math.log(it), 0) / bots.length);
    for (const i of bots.keys()) strength[i] = at(strength, i) / scale;
  }
  return strength.map((it) => MEAN + 400 * Math.log10(it));
}
