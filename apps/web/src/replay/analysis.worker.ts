import type { ReadMatch } from '@meadhall/records';
import { loadPlayed } from '../local/played.ts';
import { type Analysed, analysed, CARES } from './analysed.ts';

export interface ToAnalysis {
  file: ReadMatch;
  care: keyof typeof CARES;
}

/** What comes back: how far it is, and in the end what was found. */
export type FromAnalysis = { done: number } | { found: Analysed | null };

// Thinks about one match and says how far it is. Whoever has waited enough ends the worker.
addEventListener(
  'message',
  ({ data: { file, care } }: MessageEvent<ToAnalysis>) => {
    void loadPlayed(file.game).then((played) => {
      const steps = analysed(played, file, CARES[care]);
      for (;;) {
        const { done, value } = steps.next();
        if (done) {
          postMessage({ found: value } satisfies FromAnalysis);
          return;
        }
        postMessage({ done: value } satisfies FromAnalysis);
      }
    });
  },
  { once: true },
);
