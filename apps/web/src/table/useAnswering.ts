import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { TableLink } from '../match/link.ts';
import type { Table } from '../match/table.ts';

/** Milliseconds after which somebody is told that an answer is on its way; most are there before. */
const SLOW = 150;

/**
 * An answer on its way: until it is refused, or until what it led to lies on the table, there is no other one. It is
 * shown (`busy`) only if it takes its time: a table is not drawn twice for an answer that is there at once. Until
 * then it is but noted on the table, which draws nothing anew.
 */
export function useAnswering(
  link: TableLink,
  table: Table,
  root: RefObject<HTMLElement | null>,
): { busy: boolean; send: (answer: () => Promise<void>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const shown = useRef(table);
  shown.current = table;
  const way = useRef<'free' | 'sent' | 'told'>('free');
  const slow = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback((): void => {
    if (way.current !== 'told' || shown.current.n < (link.table.peek()?.n ?? 0)) return;
    way.current = 'free';
    root.current?.removeAttribute('data-answering');
    clearTimeout(slow.current);
    setBusy(false);
  }, [link]);
  useEffect(settle, [table]);
  useEffect(() => () => clearTimeout(slow.current), []);
  const send = useCallback(
    async (answer: () => Promise<void>): Promise<void> => {
      if (way.current !== 'free') return;
      way.current = 'sent';
      root.current?.setAttribute('data-answering', '');
      slow.current = setTimeout(() => setBusy(true), SLOW);
      try {
        await answer();
      } finally {
        way.current = 'told';
        settle();
      }
    },
    [settle],
  );
  return { busy, send };
}
