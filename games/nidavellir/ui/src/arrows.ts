import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a place is in a direction: straight on counts once, aside three times; behind: never. */
export function reach(from: Point, to: Point, [wx, wy]: readonly [number, number]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const ahead = dx * wx + dy * wy;
  const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
  return ahead <= 1 ? Number.POSITIVE_INFINITY : ahead + 3 * aside;
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Arrow keys go from thing to thing as they lie on the table. */
function stepFocus(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = (event.target as Element | null)?.closest<HTMLElement>('[data-about]');
  const hall = event.currentTarget as HTMLElement;
  if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return;
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of hall.querySelectorAll<HTMLElement>(
    'button[data-about], .nid-slot__well:enabled',
  )) {
    if (thing === here || !thing.checkVisibility()) continue;
    const far = reach(from, middle(thing), way);
    if (far < least) [best, least] = [thing, far];
  }
  if (!best) return;
  event.preventDefault();
  event.stopPropagation();
  best.focus();
}

/** Lets the arrow keys go over the table. */
export function useArrows(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hall = root.current;
    hall?.addEventListener('keydown', stepFocus);
    return () => hall?.removeEventListener('keydown', stepFocus);
  }, []);
}
