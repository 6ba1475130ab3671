import type { Seat } from '@meadhall/kernel';
import { type Estimate, emptySample, meanOf, observe, type Sample, shareOf } from './stats.ts';

/** Points and wins of one bot, or of one seat. */
export interface Standing {
  score: Sample;
  wins: number;
  /** Part of all seats it held, added up over the games: its fair share of the wins. */
  held: number;
}

/** What many games add up to. */
export interface Tally {
  games: number;
  bots: Map<string, Standing>;
  seats: Standing[];
  answers: { total: number; min: number; max: number };
  /** Games that nobody won. */
  lost: number;
}

export interface GameResult {
  seated: readonly string[];
  totals: readonly number[];
  winners: readonly Seat[];
  answers: number;
}

const standing = (): Standing => ({ score: emptySample(), wins: 0, held: 0 });

export const emptyTally = (seats: number, bots: readonly string[]): Tally => ({
  games: 0,
  bots: new Map(bots.map((bot) => [bot, standing()])),
  seats: Array.from({ length: seats }, standing),
  answers: { total: 0, min: Number.POSITIVE_INFINITY, max: 0 },
  lost: 0,
});

/**
 * Adds a game. Those who share a victory have a part of it each. A bot at several seats counts with the
 * mean of its scores, since results of the same game are not independent of each other.
 */
export function addGame(tally: Tally, { seated, totals, winners, answers }: GameResult): void {
  const wins = seated.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const count = (to: Standing, seats: readonly Seat[]): void => {
    const sum = (numbers: readonly number[]): number =>
      seats.reduce((total, seat) => total + (numbers[seat] ?? 0), 0);
    observe(to.score, sum(totals) / seats.length);
    to.wins += sum(wins);
    to.held += seats.length / seated.length;
  };
  tally.games++;
  if (winners.length === 0) tally.lost++;
  for (const [bot, its] of tally.bots) {
    const seats = [...seated.keys()].filter((seat) => seated[seat] === bot);
    if (seats.length > 0) count(its, seats);
  }
  for (const [seat, its] of tally.seats.entries()) count(its, [seat]);
  const all = tally.answers;
  all.total += answers;
  all.min = Math.min(all.min, answers);
  all.max = Math.max(all.max, answers);
}

/** How somebody did, as it is reported. */
export interface Row {
  score: Estimate;
  wins: Estimate;
  fairShare: number;
}

export const rowOf = ({ score, wins, held }: Standing, games: number): Row => ({
  score: meanOf(score),
  wins: shareOf(wins, games),
  fairShare: games === 0 ? 0 : held / games,
});
