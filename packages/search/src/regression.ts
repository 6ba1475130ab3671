import { at } from '@meadhall/kernel';

/** What was seen, and what came of it. */
export interface Sample {
  readonly x: readonly number[];
  readonly y: number;
}

/** The weight of a column of `x`, and how far it may be off: one standard error. */
export interface Weight {
  readonly weight: number;
  readonly error: number;
}

/** A little of every column is taken for granted, so that one that never varies weighs nothing. */
const RIDGE = 1e-3;

/** Least squares: the weights with which `x` explains `y` best. */
export function regression(samples: readonly Sample[]): Weight[] {
  const width = at(samples, 0).x.length;
  const rows = Array.from({ length: width }, (_, i) =>
    // The unit matrix behind becomes the inverse, which the errors come from.
    Array.from({ length: 2 * width + 1 }, (_, j): number =>
      j === i ? RIDGE : j === width + 1 + i ? 1 : 0,
    ),
  );
  for (const { x, y } of samples)
    for (let i = 0; i < width; i++) {
      const row = at(rows, i);
      for (let j = 0; j < width; j++) row[j] = at(row, j) + at(x, i) * at(x, j);
      row[width] = at(row, width) + at(x, i) * y;
    }
  eliminate(rows, width);
  const weights = rows.map((row) => at(row, width));
  let squares = 0;
  for (const { x, y } of samples)
    squares += (y - x.reduce((sum, value, i) => sum + value * at(weights, i), 0)) ** 2;
  const scatter = squares / Math.max(1, samples.length - width);
  return weights.map((weight, i) => ({
    weight,
    error: Math.sqrt(scatter * at(at(rows, i), width + 1 + i)),
  }));
}

/** Gauss and Jordan; the ridge keeps every pivot above zero. */
function eliminate(rows: readonly number[][], width: number): void {
  for (let pivot = 0; pivot < width; pivot++) {
    const row = at(rows, pivot);
    const by = at(row, pivot);
    for (let j = 0; j < row.length; j++) row[j] = at(row, j) / by;
    for (let i = 0; i < width; i++) {
      if (i === pivot) continue;
      const other = at(rows, i);
      const share = at(other, pivot);
      for (let j = 0; j < row.length; j++) other[j] = at(other, j) - share * at(row, j);
    }
  }
}
