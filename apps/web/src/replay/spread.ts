/** Moves labels apart that would lie on each other. */
export function spread(places: readonly number[], room: number): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let above = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    moved[i] = Math.max(places[i] ?? 0, above + room);
    above = moved[i] ?? 0;
  }
  return moved;
}
