import { useLayoutEffect, useRef } from 'preact/hooks';

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

/** Keeps a list of lines at its newest one, unless somebody has scrolled up to read. */
export function useNewest(lines: number) {
  const ref = useRef<HTMLOListElement>(null);
  const following = useRef(AT_THE_END);
  // Whoever watches a line is told when the next frame has been laid out: to ask where the end is would lay it out twice.
  useLayoutEffect(() => {
    const list = ref.current;
    const newest = list?.lastElementChild;
    if (!newest) return;
    const watching = new ResizeObserver(() => {
      if (following.current.follows) list.scrollTo({ top: list.scrollHeight });
    });
    watching.observe(newest);
    return () => watching.disconnect();
  }, [lines]);
  return {
    list: {
      ref,
      onScroll: ({ currentTarget }: { currentTarget: Element }): void => {
        following.current = scrolled(following.current, currentTarget);
      },
    },
    /** The next line is to be seen, whatever is being read. */
    follow: (): void => {
      following.current = { ...following.current, follows: true };
    },
  };
}
