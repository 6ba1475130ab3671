import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { TableLink } from '../match/link.ts';
import type { Table } from '../match/table.ts';

/** Whether an answer is on its way: until it is refused, or until what it led to lies on the table. */
export function useAnswering(
  link: TableLink,
  table: Table,
): { busy: boolean; send: (answer: () => Promise<void>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const shown = useRef(table);
  shown.current = table;
  const isTold = useRef(false);
  const settle = useCallback((): void => {
    if (!isTold.current || shown.current.n < (link.table.peek()?.n ?? 0)) return;
    isTold.current = false;
    setBusy(false);
  }, [link]);
  useEffect(settle, [table]);
  const send = useCallback(
    (answer: () => Promise<void>): Promise<void> => {
      setBusy(true);
      return answer().finally(() => {
        isTold.current = true;
        settle();
      });
    },
    [settle],
  );
  return { busy, send };
}
