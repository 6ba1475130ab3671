/** Pixels from the end at which a list is still read to its end. */
const NEAR = 24;

/** Where a list is scrolled to, and whether it stays at its newest line. */
export interface Following {
  readonly top: number;
  readonly follows: boolean;
}

export const AT_THE_END: Following = { top: 0, follows: true };

type Scrolled = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/**
 * Whoever scrolls up reads, until the end is reached again. To be far from the end is not enough: lines may have come
 * between the scrolling and the news of it.
 */
export function scrolled({ top, follows }: Following, now: Scrolled): Following {
  const atEnd = now.scrollHeight - now.scrollTop - now.clientHeight < NEAR;
  return { top: now.scrollTop, follows: atEnd || (follows && now.scrollTop >= top) };
}
