import { useEffect, useRef } from 'preact/hooks';

/** Sheets that lie on the page, the topmost last: only that one has a say. */
const sheets: HTMLElement[] = [];

declare global {
  interface Window {
    /** Hears the gesture that goes back on a telephone; some browsers have none. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
  }
}

const REACHED = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Lays a sheet on the page as long as it is open. Like a modal dialog it keeps the focus, closes by Escape or the
 * gesture that goes back, and gives the focus back. It is no modal dialog of the platform's, for that would make the
 * rest of the page inert: the browser would style every element of a table anew, at once.
 */
export function useOnTop(
  ref: { readonly current: HTMLElement | null },
  { open, onClose }: { open: boolean; onClose: () => void },
): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const sheet = ref.current;
    if (!open || !sheet) return;
    const before = document.activeElement;
    sheet.showPopover();
    sheets.push(sheet);
    sheet.focus({ preventScroll: true });
    const stop = new AbortController();
    const listening = { capture: true, signal: stop.signal };
    document.addEventListener('keydown', (event) => onKey(event, sheet, close.current), listening);
    document.addEventListener('focusin', ({ target }) => keepFocus(target, sheet), listening);
    const back = window.CloseWatcher && new window.CloseWatcher();
    if (back) back.onclose = () => close.current();
    return () => {
      stop.abort();
      back?.destroy();
      sheets.splice(sheets.indexOf(sheet), 1);
      const held = document.activeElement;
      if (sheet.isConnected) sheet.hidePopover();
      const isFree = !held || held === document.body || sheet.contains(held);
      if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]);
}

const isOnTop = (sheet: HTMLElement): boolean =>
  sheets.at(-1) === sheet && !document.querySelector('dialog:modal, [popover=auto]:popover-open');

function onKey(event: KeyboardEvent, sheet: HTMLElement, close: () => void): void {
  if (!isOnTop(sheet)) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    close();
  } else if (event.key === 'Tab') turnAround(event, sheet);
  // What is pressed while nothing has the focus is not meant for what lies below.
  if (!sheet.contains(event.target as Node)) event.stopPropagation();
}

/** After the last thing in a sheet comes its first again, and the other way round. */
function turnAround(event: KeyboardEvent, sheet: HTMLElement): void {
  const reached = [...sheet.querySelectorAll<HTMLElement>(REACHED)].filter(
    (it) => it.tabIndex >= 0 && !it.matches(':disabled') && it.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]];
  const held = document.activeElement;
  if (held !== from && !(event.shiftKey && held === sheet) && sheet.contains(held)) return;
  event.preventDefault();
  to?.focus();
}

function keepFocus(target: EventTarget | null, sheet: HTMLElement): void {
  if (isOnTop(sheet) && !sheet.contains(target as Node)) sheet.focus({ preventScroll: true });
}
