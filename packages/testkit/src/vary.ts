import { type Seat, same, type Viewer } from '@meadhall/kernel';
import { calledViewer, type Problem, viewers } from './law.ts';

/** Remembers which secrets have been seen to differ between the real and an imagined world. */
export interface Varied {
  compare(viewer: Viewer, real: unknown, imagined: unknown): void;
  missing(): Problem;
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
    compare(viewer, real, imagined) {
      for (let i = waiting.length - 1; i >= 0; i--) {
        const secret = waiting[i];
        if (secret?.viewer !== viewer) continue;
        const keys = secret.path.split('.');
        if (!same(pick(real, keys), pick(imagined, keys))) waiting.splice(i, 1);
      }
    },
    missing() {
      const [first] = waiting;
      return (
        first &&
        `${calledViewer(first.viewer)} always imagines ${first.path} as it is: does the view give it away?`
      );
    },
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
