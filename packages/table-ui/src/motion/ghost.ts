import type { Place } from './difference.ts';

/** A picture of something that has left the table, where it was: nobody can touch it, and it is no news to anybody. */
export function ghostOf(
  element: HTMLElement,
  place: Place,
  home: { left: number; top: number },
): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-piece');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('mh-moving__ghost');
  ghost.style.setProperty('--left', `${place.left - home.left}px`);
  ghost.style.setProperty('--top', `${place.top - home.top}px`);
  ghost.style.setProperty('--width', `${place.width}px`);
  return ghost;
}
