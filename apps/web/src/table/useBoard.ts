import type { Ask, Clause, Seat } from '@meadhall/kernel';
import type { MatchInfo } from '@meadhall/protocol';
import { type BoardProps, language, share } from '@meadhall/table-ui';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { AnyGame, AnyTable } from '../anyGame.ts';
import { localWorker } from '../local/worker.ts';
import type { Looking } from './looking.ts';

interface Around {
  game: AnyTable;
  shown: Looking | null;
  info: MatchInfo;
  names: readonly string[];
  busy: boolean;
  over: boolean;
  answer(ask: Ask<AnyGame>, choice: unknown): void;
  explain(clause: Clause): void;
}

/** The same object as before as long as nothing in it has changed. */
function useShared<V>(value: V): V {
  const kept = useRef(value);
  kept.current = share(kept.current, value);
  return kept.current;
}

/** What the board is given: another object only when there is something else to be seen on it. */
export function useBoard(around: Around): BoardProps<AnyGame> | null {
  const { game, shown, info, busy, over, answer, explain } = around;
  const view = useShared(shown?.view);
  const asks = useShared(shown?.asks) as readonly Ask<AnyGame>[] | undefined;
  const waiting: readonly Seat[] = useShared(info.waiting);
  const names = useShared(around.names);
  const viewer = shown?.viewer ?? null;
  const words = game.words[language.value];
  const preview = useCallback(
    (ask: Ask<AnyGame>, choice: unknown): Promise<number | undefined> =>
      view
        ? localWorker()
            .services.preview(info.game, view, { seat: ask.seat, step: ask.step, choice })
            .catch(() => undefined)
        : Promise.resolve(undefined),
    [view, info.game],
  );
  return useMemo(
    () =>
      view && asks
        ? {
            view,
            viewer,
            asks,
            waiting,
            names,
            language: language.value,
            words,
            answer,
            busy,
            over,
            preview,
            explain,
          }
        : null,
    [view, viewer, asks, waiting, names, words, answer, busy, over, preview, explain],
  );
}
