import { onceSeen } from '@meadhall/table-ui';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What is being asked about, and where it lies. */
export interface Regarded {
  element: HTMLElement;
  about: string;
  target: string;
  /** Asked by a finger or a click: it stays until something else is touched. */
  pinned: boolean;
}

/** The note that says what there is to say. */
export const ID = 'nid-inspector';

/** How long it stays when the pointer leaves, so that one can go over to it. */
const LINGER = 240;
/** How long the pointer rests on a thing before it is asked about: a hand on its way to something else asks nothing. */
const REST = 250;

const NOWHERE = { x: Number.NaN, y: Number.NaN };

/** Follows the mouse, the focus and the finger over everything that can be asked about. */
export function useRegard(
  root: RefObject<HTMLElement | null>,
  regard: (regarded: Regarded | null) => void,
  leaving: { current: number },
  explain: (name: string) => void,
): void {
  useEffect(() => {
    const hall = root.current;
    if (!hall) return;
    let resting = 0;
    let asked = 0;
    /** Where the mouse was pressed last. */
    let pressed = NOWHERE;
    const spot = (event: Event): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-about]') : null;
    const show = (element: HTMLElement | null, pinned: boolean): void => {
      if (!element) return;
      asked++;
      clearTimeout(leaving.current);
      const { about: name = '', target = name } = element.dataset;
      regard({ element, about: name, target, pinned });
    };
    const hide = (): void => {
      clearTimeout(leaving.current);
      leaving.current = window.setTimeout(() => regard(null), LINGER);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.buttons > 0) return;
      clearTimeout(resting);
      // What a press has brought under a mouse that rests was not asked about.
      if (event.clientX === pressed.x && event.clientY === pressed.y) return;
      pressed = NOWHERE;
      const element = spot(event);
      if (element) resting = window.setTimeout(() => show(element, false), REST);
    };
    const out = (event: PointerEvent): void => {
      clearTimeout(resting);
      if (event.pointerType !== 'touch' && spot(event)) hide();
    };
    const focus = (event: FocusEvent): void => {
      const element = spot(event);
      if (element?.matches(':focus-visible')) show(element, false);
    };
    const click = (event: MouseEvent): void => {
      const element = spot(event);
      const finger = (event as PointerEvent).pointerType === 'touch';
      // What can be answered is answered by a click; anything else, and a finger first, asks.
      // A coin to be laid goes to the hand at once: the note would lie on the taverns it goes to.
      const laying = element?.matches('.nid-coin--mine');
      if ((finger && !laying) || element?.matches(':not(.is-open, .is-chosen)'))
        show(element, true);
      const inside = event.target instanceof Element && event.target.closest(`#${ID}`);
      if (!element && !inside) regard(null);
    };
    const menu = (event: MouseEvent): void => {
      const element = spot(event);
      if (!element) return;
      event.preventDefault();
      show(element, true);
    };
    const press = (event: PointerEvent): void => {
      clearTimeout(resting);
      if (event.pointerType === 'touch') return;
      pressed = { x: event.clientX, y: event.clientY };
      if (!spot(event)) return;
      const before = asked;
      // The note goes when the touch has been seen, unless that touch asked for another.
      onceSeen(() => asked === before && regard(null));
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') regard(null);
      const element = event.key === '?' ? spot(event) : null;
      if (element) explain(element.dataset['about'] ?? '');
    };
    hall.addEventListener('pointerover', over);
    hall.addEventListener('pointerout', out);
    hall.addEventListener('pointerdown', press);
    hall.addEventListener('focusin', focus);
    hall.addEventListener('focusout', hide);
    hall.addEventListener('click', click);
    hall.addEventListener('contextmenu', menu);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(leaving.current);
      clearTimeout(resting);
      hall.removeEventListener('pointerover', over);
      hall.removeEventListener('pointerout', out);
      hall.removeEventListener('pointerdown', press);
      hall.removeEventListener('focusin', focus);
      hall.removeEventListener('focusout', hide);
      hall.removeEventListener('click', click);
      hall.removeEventListener('contextmenu', menu);
      document.removeEventListener('keydown', key);
    };
  }, []);
}
