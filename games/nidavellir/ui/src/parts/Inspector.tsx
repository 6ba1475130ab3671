import { Button, Icon } from '@meadhall/table-ui';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { about } from '../about.ts';
import { useTable } from '../table.tsx';

/** What is being asked about, and where it lies. */
interface Regarded {
  element: HTMLElement;
  about: string;
  target: string;
  /** Asked by a finger or a click: it stays until something else is touched. */
  pinned: boolean;
}

const ID = 'nid-inspector';
const LINGER = 240;
/** Whoever looks so long wants to read on, and may go over to the rule; before, the note is never in the way. */
const DWELL = 800;

/** Says what a thing is, what choosing it means and brings, beside whatever is hovered, focused or tapped. */
export function Inspector({ root }: { root: RefObject<HTMLElement | null> }) {
  const table = useTable();
  const [regarded, regard] = useState<Regarded | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef(0);
  const now = useRef(table);
  now.current = table;
  useRegard(root, regard, leaving, (name) => {
    const found = about(now.current, name);
    if (found) now.current.board.explain(found.clause);
  });
  useEffect(() => regard(null), [table.view, table.texts]);
  const found = regarded && about(table, regarded.about);
  const offer = regarded ? table.offerOf(regarded.target) : undefined;
  const points = usePreview(offer);
  const [read, setRead] = useState(false);
  useEffect(() => {
    setRead(false);
    if (!regarded) return;
    const later = setTimeout(() => setRead(true), DWELL);
    return () => clearTimeout(later);
  }, [regarded]);

  useLayoutEffect(() => {
    if (!regarded || !box.current) return;
    if (!box.current.matches(':popover-open')) box.current.showPopover();
    place(box.current, regarded.element);
    const { element } = regarded;
    element.setAttribute('aria-describedby', ID);
    if (regarded.pinned) element.dataset['asked'] = '';
    return () => {
      element.removeAttribute('aria-describedby');
      delete element.dataset['asked'];
    };
  }, [regarded, points]);

  if (!regarded || !found) return null;
  const { ask } = table;
  const label =
    offer && ask
      ? (table.words.option[ask.step] as (choice: unknown, scene: unknown, seat: number) => string)(
          offer.choice,
          table,
          ask.seat,
        )
      : null;
  return (
    <div
      ref={box}
      id={ID}
      class={`nid-inspector mh-parchment ${regarded.pinned || read ? 'is-read' : ''}`}
      role="note"
      popover="manual"
      onPointerEnter={() => clearTimeout(leaving.current)}
      onPointerLeave={() => regard(null)}
    >
      <p class="nid-inspector__title">
        {found.icon && <Icon name={found.icon} />}
        {found.title}
      </p>
      {found.says.map((says) => (
        <p key={says}>{says}</p>
      ))}
      {label && <p class="nid-inspector__option">{label}</p>}
      <div class="nid-inspector__foot">
        {points !== undefined && (
          <span class={`nid-inspector__points ${points < 0 ? 'is-loss' : ''}`}>
            {table.texts.more(points)}
          </span>
        )}
        <button type="button" class="nid-clause" onClick={() => table.board.explain(found.clause)}>
          {found.clause}
        </button>
        {regarded.pinned && table.isOpen(regarded.target) && (
          <Button look="torch" small onPress={() => table.touch(regarded.target)}>
            {table.texts.choose}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What an option brings, once the rules have said so. */
function usePreview(offer: ReturnType<ReturnType<typeof useTable>['offerOf']>): number | undefined {
  const { board } = useTable();
  const [points, setPoints] = useState<number | undefined>(undefined);
  useEffect(() => {
    setPoints(undefined);
    if (!offer) return;
    let gone = false;
    void board.preview(offer.ask, offer.choice).then((value) => {
      if (!gone) setPoints(value);
    });
    return () => {
      gone = true;
    };
  }, [offer]);
  return points;
}

/** Follows the mouse, the focus and the finger over everything that can be asked about. */
function useRegard(
  root: RefObject<HTMLElement | null>,
  regard: (regarded: Regarded | null) => void,
  leaving: { current: number },
  explain: (name: string) => void,
): void {
  useEffect(() => {
    const hall = root.current;
    if (!hall) return;
    const spot = (event: Event): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-about]') : null;
    const show = (element: HTMLElement | null, pinned: boolean): void => {
      if (!element) return;
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
      show(spot(event), false);
    };
    const out = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && spot(event)) hide();
    };
    const focus = (event: FocusEvent): void => {
      const element = spot(event);
      if (element?.matches(':focus-visible')) show(element, false);
    };
    const click = (event: MouseEvent): void => {
      const element = spot(event);
      if ((event as PointerEvent).pointerType === 'touch') show(element, true);
      const inside = event.target instanceof Element && event.target.closest(`#${ID}`);
      if (!element && !inside) regard(null);
    };
    const press = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && spot(event)) regard(null);
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
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(leaving.current);
      hall.removeEventListener('pointerover', over);
      hall.removeEventListener('pointerout', out);
      hall.removeEventListener('pointerdown', press);
      hall.removeEventListener('focusin', focus);
      hall.removeEventListener('focusout', hide);
      hall.removeEventListener('click', click);
      document.removeEventListener('keydown', key);
    };
  }, []);
}

/** Below the thing if there is room, else above it; never off the screen. */
function place(box: HTMLElement, element: HTMLElement): void {
  const spot = element.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
  const gap = 10;
  const left = Math.min(Math.max(gap, spot.left + spot.width / 2 - width / 2), wide - width - gap);
  const under = spot.bottom + gap;
  const top = under + height + gap < high ? under : Math.max(gap, spot.top - height - gap);
  box.style.setProperty('--left', `${left}px`);
  box.style.setProperty('--top', `${top}px`);
}
