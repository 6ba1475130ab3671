import type { Clause, Seat } from './rules.ts';

/** One line of the score: for whom, for what (a key to translate), by which rule, how much. */
export interface Line<K extends string = string> {
  readonly seat: Seat;
  readonly key: K;
  readonly clause: Clause;
  readonly points: number;
}

/** The sum of the lines of each seat. */
export function totals(lines: readonly Line[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { seat, points } of lines) sums[seat] = (sums[seat] ?? 0) + points;
  return sums;
}

/** The seats with the highest number: one, or several that share the victory. */
export function leaders(numbers: readonly number[]): Seat[] {
  const best = Math.max(...numbers);
  return [...numbers.keys()].filter((seat) => numbers[seat] === best);
}
