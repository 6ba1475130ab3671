import { useEffect, useRef, useState } from 'preact/hooks';
import type { Replay } from '../local/replays.ts';
import type { Analysed } from './analysed.ts';
import type { FromAnalysis, ToAnalysis } from './analysis.worker.ts';

type Thinking =
  | { state: 'idle' }
  | { state: 'thinking'; done: number }
  | { state: 'found'; found: Analysed }
  | { state: 'failed' };

/** Has a match judged in a worker of its own, when somebody asks for it. */
export function useAnalysis({ file }: Replay): {
  thinking: Thinking;
  begin(care: ToAnalysis['care']): void;
  stop(): void;
} {
  const [thinking, setThinking] = useState<Thinking>({ state: 'idle' });
  const worker = useRef<Worker | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = null;
    setThinking({ state: 'idle' });
  };
  useEffect(() => () => worker.current?.terminate(), []);
  const begin = (care: ToAnalysis['care']): void => {
    worker.current?.terminate();
    const mind = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
    worker.current = mind;
    setThinking({ state: 'thinking', done: 0 });
    mind.onmessage = ({ data }: MessageEvent<FromAnalysis>) => {
      if ('done' in data) setThinking({ state: 'thinking', done: data.done });
      else setThinking(data.found ? { state: 'found', found: data.found } : { state: 'failed' });
    };
    mind.onerror = () => setThinking({ state: 'failed' });
    mind.postMessage({ file, care } satisfies ToAnalysis);
  };
  return { thinking, begin, stop };
}
