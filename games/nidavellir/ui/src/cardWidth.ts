import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Narrower than this (in rem) a card has no room for its name. */
const SMALL = 5.75;

type Look = 'nid-card' | 'nid-card nid-card--small';

interface Measured {
  readonly width: number;
  readonly look: Look;
}

/** As wide as they were last time: a list that opens again is drawn once. */
const known = new Map<string, Measured>();

interface CardWidth {
  list: RefObject<HTMLElement | null>;
  style: { '--nid-card': string };
  look: Look;
}

/** How wide cards lie in a list, where each fills such a place: they are drawn to that scale. */
export function useCardWidth(place: string): CardWidth {
  const list = useRef<HTMLElement>(null);
  const [{ width, look }, setMeasured] = useState(known.get(place) ?? UNKNOWN);
  useLayoutEffect(() => {
    const root = list.current;
    if (!root) return;
    const measure = (): void => {
      const now = widthOf(root.querySelector(place));
      if (now === 0 || now === known.get(place)?.width) return;
      const small = now <= SMALL * remOf(root);
      const measured: Measured = {
        width: now,
        look: small ? 'nid-card nid-card--small' : 'nid-card',
      };
      known.set(place, measured);
      setMeasured(measured);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    return () => watch.disconnect();
  }, []);
  return { list, style: { '--nid-card': `${width}px` }, look };
}

const UNKNOWN: Measured = { width: 0, look: 'nid-card' };

/** What is not shown has no width. */
const widthOf = (element: Element | null): number =>
  (element && Number.parseFloat(getComputedStyle(element).width)) || 0;

const remOf = ({ ownerDocument }: Element): number =>
  Number.parseFloat(getComputedStyle(ownerDocument.documentElement).fontSize);
