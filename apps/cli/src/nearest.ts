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

/** Letters to insert, delete or replace to get from one word to the other (Levenshtein). */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const replace = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(replace, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
