/** The ranks of a column: those of all its cards together. */
export function ranksIn<C>(column: readonly C[], ranksOf: (card: C) => number): number {
  let sum = 0;
  for (const card of column) sum += ranksOf(card);
  return sum;
}

/** Complete lines of an army: one rank of every column at each height, so the ranks of the shortest. */
export function linesOf<C>(army: readonly (readonly C[])[], ranksOf: (card: C) => number): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const column of army) fewest = Math.min(fewest, ranksIn(column, ranksOf));
  return fewest;
}

/** Whether an army has at least so many complete lines, seen at the first column that is too short. */
export function hasLines<C>(
  army: readonly (readonly C[])[],
  lines: number,
  ranksOf: (card: C) => number,
): boolean {
  for (const column of army) if (ranksIn(column, ranksOf) < lines) return false;
  return true;
}
