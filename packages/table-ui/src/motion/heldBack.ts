import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { isTouchComing, onceSeen } from './afterTouch.ts';

/** Parts of the page that show what was there before, because a touch came while they were to be drawn. */
const heldBack = new Set<object>();

export const isHeldBack = (): boolean => heldBack.size > 0;

/**
 * What was drawn, until what it shows has changed. If a touch comes just then, it is drawn when that has been seen: whoever
 * touches something does not wait for all of the table, but for the part that is being drawn. What was drawn for somebody
 * else's eyes is never kept.
 */
export function useDrawn<D>(draw: () => D, shows: readonly unknown[], eyes?: unknown): D {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const kept = useRef<{ drawn: D; shows: readonly unknown[]; eyes: unknown } | null>(null);
  const before = kept.current;
  const isDue = before === null || shows.some((it, i) => it !== before.shows[i]);
  const isLate = isDue && before?.eyes === eyes && before !== null && isTouchComing();
  const now = isDue && !isLate ? { drawn: draw(), shows, eyes } : before!;
  kept.current = now;
  useLayoutEffect(() => (isLate ? holdBack(() => drawAgain(0)) : undefined), [isLate ? {} : null]);
  return now.drawn;
}

function holdBack(draw: () => void): () => void {
  const part = {};
  heldBack.add(part);
  const goOn = (): void => {
    if (heldBack.delete(part)) draw();
  };
  onceSeen(goOn);
  return () => {
    heldBack.delete(part);
  };
}
