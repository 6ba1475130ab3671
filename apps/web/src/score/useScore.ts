import { useEffect, useState } from 'preact/hooks';
import type { Score } from '../local/services.ts';
import { localWorker } from '../local/worker.ts';
import { Refused } from '../match/link.ts';
import type { Problem } from '../match/messages.ts';

interface Counted {
  /** The last position that could be counted. */
  score: Score | null;
  /** Why the present one cannot. */
  problem: Problem | null;
}

/** Counts a position whenever it changes. */
export function useScore(game: string, position: unknown): Counted {
  const [counted, setCounted] = useState<Counted>({ score: null, problem: null });
  const text = JSON.stringify(position);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      localWorker()
        .services.score(game, JSON.parse(text))
        .then(
          (score) => wanted && setCounted({ score, problem: null }),
          (why: unknown) => {
            if (wanted && why instanceof Refused)
              setCounted(({ score }) => ({ score, problem: why.problem }));
          },
        );
    }, 60);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [game, text]);
  return counted;
}
