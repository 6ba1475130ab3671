/** Things a person may want to touch. */
export interface Wanted {
  readonly every: string;
  /** Only if there are so many of them. */
  readonly atLeast?: number;
  /** Always the first of them; else another one every time. */
  readonly first?: boolean;
}

/** Where the thing to be touched lies. */
export interface Found {
  readonly x: number;
  readonly y: number;
  /** The first free tavern, if a coin of one's own is to be laid. */
  readonly slot: number | null;
}

export interface Search {
  readonly wanted: readonly Wanted[];
  /** How often something was done before: chooses among many. */
  readonly turn: number;
  /** What is seen when all is over. */
  readonly over: string;
  readonly patience: number;
  /** Brings the keyboard's focus to what is found. */
  readonly focus: boolean;
}

/**
 * Waits in the page until there is something to touch, and says where: so a deed takes one question to the browser,
 * not twenty. Like a hand, it touches only what is seen and what nothing lies on.
 */
export async function find(search: Search): Promise<Found | string> {
  const { wanted, turn, over, patience, focus } = search;
  // No frame is waited for: a busy machine draws few of them.
  const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 8));
  const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const dialog = (): Element | null => document.querySelector('dialog:modal');
  const reachable = (element: Element): boolean =>
    seen(element) && !element.closest('[inert]') && (dialog()?.contains(element) ?? true);
  const middle = (element: Element): { x: number; y: number } => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const lies = (element: Element): string | null => {
    const { x, y } = middle(element);
    const top = document.elementFromPoint(x, y);
    return top && element.contains(top) ? null : `<${top?.localName} class="${top?.className}">`;
  };

  const underNote = (element: Element): boolean => {
    const { x, y } = middle(element);
    const note = document.elementFromPoint(x, y)?.closest('.nid-inspector.is-pinned');
    return note != null && !note.contains(element);
  };

  let covered = '';
  const end = performance.now() + patience;
  while (performance.now() < end) {
    await moment();
    const sign = document.querySelector(over);
    if (sign && seen(sign)) return 'over';
    for (const { every, atLeast = 1, first } of wanted) {
      const all = [...document.querySelectorAll<HTMLElement>(every)].filter(reachable);
      if (all.length < atLeast) continue;
      const from = first ? 0 : (turn * 7) % all.length;
      for (const element of [...all.slice(from), ...all.slice(0, from)]) {
        if (lies(element) !== null)
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // Like a hand, it waits for what still moves.
        const { x, y } = middle(element);
        await moment();
        await moment();
        const now = middle(element);
        if (!element.isConnected || now.x !== x || now.y !== y) continue;
        const by = lies(element);
        if (by !== null && !focus) {
          covered = `${every} lies under ${by}`;
          continue;
        }
        if (focus) element.focus();
        const coin = focus && element.matches('.nid-coin--mine');
        const free = coin ? document.querySelector('[data-slot].is-wanted') : null;
        const slot = free instanceof HTMLElement ? Number(free.dataset['slot']) : null;
        return { ...middle(element), slot };
      }
      // A note that was tapped open lies on it: a tap beside the note puts it away.
      const beside = document.querySelector('.nid-status__age');
      if (all.every(underNote) && beside && lies(beside) === null)
        return { ...middle(beside), slot: null };
      break;
    }
  }
  return `nothing to do. ${covered}`;
}
