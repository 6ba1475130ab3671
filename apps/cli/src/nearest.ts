/** The known word that was most likely meant; nothing if none is near. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const started = known.filter((it) => word.length > 2 && it.toLowerCase().includes(word));
  if (started.length === 1) return started[0];
  const [best] = known
    .map((it) => ({ it, distance: edits(word, it.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(1, Math.floor(best.it.length / 3)) ? best.it : undefined;
}

/** Letters to insert, delete, replace or swap with their neighbour to get from one word to the other. */
function edits(from: string, to: string): number {
  const table = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    table.push(row);
    for (let j = 1; j <= to.length; j++) {
      const replaced = cell(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped =
        from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] && i > 1 && j > 1
          ? cell(i - 2, j - 2) + 1
          : replaced;
      row.push(Math.min(replaced, swapped, cell(i - 1, j) + 1, cell(i, j - 1) + 1));
    }
  }
  return cell(from.length, to.length);
}
