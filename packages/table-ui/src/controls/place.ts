interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Held by its upper edge, or by its lower one, counted from the bottom of the window. */
export interface Held {
  left: number;
  top: number | null;
  bottom: number | null;
}

const GAP = 10;
/** What a note says later, such as the points something brings, takes a line more. */
const GROWTH = 28;

/**
 * Below what it belongs to where there is room, else on the side that has more, and always whole inside the window. Held by
 * the edge beside what it belongs to: when more is said it grows away from it, and stays where it is.
 */
export function besideAnchor(
  anchor: Box,
  note: Pick<Box, 'width' | 'height'>,
  room: Pick<Box, 'width' | 'height'>,
): Held {
  const most = room.height - note.height - GAP;
  const below = anchor.top + anchor.height + GAP;
  const above = room.height - anchor.top + GAP;
  const left = within(
    anchor.left + anchor.width / 2 - note.width / 2,
    room.width - note.width - GAP,
  );
  return below + GROWTH <= most || below <= above
    ? { left, top: within(below, most), bottom: null }
    : { left, top: null, bottom: within(above, most) };
}

const within = (value: number, max: number): number => Math.max(GAP, Math.min(value, max));

/** Puts a note beside an element, through its custom properties `--left`, `--top` and `--bottom`. */
export function placeBeside(note: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom } = besideAnchor(
    anchor.getBoundingClientRect(),
    { width: note.offsetWidth, height: note.offsetHeight },
    { width: document.documentElement.clientWidth, height: innerHeight },
  );
  note.style.setProperty('--left', `${left}px`);
  note.style.setProperty('--top', top === null ? 'auto' : `${top}px`);
  note.style.setProperty('--bottom', bottom === null ? 'auto' : `${bottom}px`);
}
