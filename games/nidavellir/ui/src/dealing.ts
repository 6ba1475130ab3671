import type { CardId, Tavern } from '@meadhall/nidavellir';
import { onceSeen } from '@meadhall/table-ui';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The second frame of a round, in which the bids of the last one are cleared away; all else is drawn in the first. */
const CLEARING = 2;
/** The one in which the first tavern is dealt. */
const FIRST = CLEARING + 1;

/**
 * How far the cards of a tavern are dealt. Those of a new round come tavern by tavern, each in a frame of its own: whoever
 * touches something meanwhile does not wait for all of them. What lay there when the table was set lies there at once.
 */
export function useDealt(cards: readonly CardId[], tavern: Tavern): 'there' | 'coming' | 'dealt' {
  const [dealt, deal] = useState({ cards, late: false });
  const isThere = cards.every((card) => dealt.cards.includes(card));
  useLayoutEffect(
    () => (isThere ? undefined : afterFrames(FIRST + tavern, () => deal({ cards, late: true }))),
    [cards, isThere],
  );
  return isThere ? (dealt.late ? 'dealt' : 'there') : 'coming';
}

/** Whether the bids of earlier rounds have been cleared away. */
export function useCleared(round: string): boolean {
  const [cleared, clear] = useState(round);
  const isCleared = cleared === round;
  useLayoutEffect(
    () => (isCleared ? undefined : afterFrames(CLEARING, () => clear(round))),
    [round, isCleared],
  );
  return isCleared;
}

/** How many cards of a long list are laid out so far, a handful in each frame. What has no handful lies there at once. */
export function useLaidOut(all: number, handful: number | null): number {
  const [laid, lay] = useState(0);
  const isDue = handful !== null && laid < all;
  useLayoutEffect(
    () => (isDue ? afterFrames(1, () => lay(laid + handful)) : undefined),
    [laid, isDue],
  );
  return isDue ? laid : all;
}

/** Milliseconds in which what lies behind something else has faded away. */
const FADED = 300;

/** Whether something lies behind by now, and is seen no more. */
export function useBehind(covered: boolean): boolean {
  const [isBehind, setBehind] = useState(covered);
  useLayoutEffect(() => {
    if (!covered) return setBehind(false);
    const timer = setTimeout(setBehind, FADED, true);
    return () => clearTimeout(timer);
  }, [covered]);
  return covered && isBehind;
}

/**
 * Does it when so many frames have begun; one that answers a touch does not count, it has enough to draw. The result calls
 * it off.
 */
export function afterFrames(frames: number, act: () => void): () => void {
  let left = frames;
  let frame = 0;
  const begun = (): void => {
    if (left === 0) return;
    left--;
    if (left > 0) next();
    else act();
  };
  const next = (): void => {
    frame = requestAnimationFrame(() => onceSeen(begun));
  };
  next();
  return () => {
    left = 0;
    cancelAnimationFrame(frame);
  };
}
