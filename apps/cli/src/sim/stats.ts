/** A sample of numbers kept as count, mean and spread, so that a million games take no room. */
export interface Sample {
  count: number;
  mean: number;
  /** Sum of the squared distances from the mean. */
  spread: number;
}

/** A value with its 95 % confidence interval; a single observation has none. */
export interface Estimate {
  value: number;
  low: number | null;
  high: number | null;
}

export const emptySample = (): Sample => ({ count: 0, mean: 0, spread: 0 });

/** Welford's update: exact enough however many numbers come. */
export function observe(sample: Sample, value: number): void {
  const before = value - sample.mean;
  sample.count++;
  sample.mean += before / sample.count;
  sample.spread += before * (value - sample.mean);
}

/** The mean of independent observations, with Student's interval. */
export function meanOf({ count, mean, spread }: Sample): Estimate {
  if (count < 2) return { value: mean, low: null, high: null };
  const margin = studentT(count - 1) * Math.sqrt(spread / (count - 1) / count);
  return { value: mean, low: mean - margin, high: mean + margin };
}

const Z = 1.959964;

/** The share of wins among games, with Wilson's interval, which stays within 0 and 1. */
export function shareOf(wins: number, games: number): Estimate {
  if (games === 0) return { value: 0, low: null, high: null };
  const share = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (share + z2 / 2) / (1 + z2);
  const margin = (Z / (1 + z2)) * Math.sqrt((share * (1 - share) + z2 / 4) / games);
  return {
    value: share,
    low: Math.max(0, centre - margin),
    high: Math.min(1, centre + margin),
  };
}

/** What leaves 2.5 % on either side, by degrees of freedom: a table, then the Cornish-Fisher expansion. */
export function studentT(degrees: number): number {
  const small = [12.7062, 4.3027, 3.1824, 2.7764][degrees - 1];
  if (small !== undefined) return small;
  const z3 = Z ** 3;
  const z5 = Z ** 5;
  return (
    Z +
    (z3 + Z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * degrees ** 2) +
    (3 * Z ** 7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * degrees ** 3)
  );
}
