import { at, below, type Rng } from '@meadhall/kernel';

/** The chance of each seat to win, judged by points: three to one for a lead of about `scale` on the best rival. */
export function chancesWith(points: readonly number[], scale: number): number[] {
  return points.map((own, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < points.length; other++)
      if (other !== seat) best = Math.max(best, at(points, other));
    return 1 / (1 + Math.exp((best - own) / scale));
  });
}

/** How far a hurried judgement may be off, in points. */
const HASTE = 2;

/** The place of the highest weight, as somebody in a hurry sees it. */
export function hurriedly(weights: readonly number[], rng: Rng): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < weights.length; i++) {
    const weight = at(weights, i) + (HASTE * below(rng, 256)) / 128;
    if (weight <= most) continue;
    most = weight;
    best = i;
  }
  return best;
}
