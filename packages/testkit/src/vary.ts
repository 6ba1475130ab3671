import { type Seat, same, type Viewer } from '@meadhall/kernel';
import { viewers } from './law.ts';

/** Remembers which secrets have been seen to differ between two worlds. */
export interface Varied {
  /** Some secret has not been seen to differ for this viewer yet. */
  waitsFor(viewer: Viewer): boolean;
  compare(viewer: Viewer, one: unknown, other: unknown): void;
  /** The first secret that never differed, and for whom. */
  missing(): { viewer: Viewer; path: string } | undefined;
}

/** Every secret must differ at least once for every viewer who does not own it. */
export function secretsToVary(paths: readonly string[], seats: number): Varied {
  const waiting = viewers(seats).flatMap((viewer) =>
    paths.flatMap((path) =>
      ownersOf(path, seats)
        .filter((owner) => owner === null || owner !== viewer)
        .map((owner) => ({ viewer, path: path.replace('seats.*', `seats.${owner}`) })),
    ),
  );
  return {
    waitsFor: (viewer) => waiting.some((secret) => secret.viewer === viewer),
    compare(viewer, one, other) {
      for (let i = waiting.length - 1; i >= 0; i--) {
        const secret = waiting[i];
        if (secret?.viewer !== viewer) continue;
        const keys = secret.path.split('.');
        if (!same(pick(one, keys), pick(other, keys))) waiting.splice(i, 1);
      }
    },
    missing: () => waiting[0],
  };
}

/** What lies under `seats.*` belongs to each seat in turn, the rest to nobody. */
function ownersOf(path: string, seats: number): (Seat | null)[] {
  return path.startsWith('seats.*') ? [...Array(seats).keys()] : [null];
}

function pick(value: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined || typeof value !== 'object' || value === null) return value ?? null;
  if (key === '*') return Object.values(value).map((item) => pick(item, rest));
  return pick((value as Record<string, unknown>)[key], rest);
}
