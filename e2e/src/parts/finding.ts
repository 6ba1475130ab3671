/** Things a person may want to touch. */
export interface Wanted {
  readonly every: string;
  /** Only if there are so many of them. */
  readonly atLeast?: number;
  /** Always the first of them; else another one every time. */
  readonly first?: boolean;
  /** Touching it answers the question, or is a part of the answer. */
  readonly answers?: boolean;
}

/** Where the thing to be touched lies, and which wish it fulfils. */
interface Found {
  readonly x: number;
  readonly y: number;
  readonly wish: number;
}

interface Search {
  readonly wanted: readonly Wanted[];
  /** How often something was done before: chooses among many. */
  readonly turn: number;
  /** What is seen when all is over. */
  readonly over: string;
  /** What is waited for: when it can be reached, nothing more is done. */
  readonly at: string | null;
  readonly patience: number;
}

/**
 * Waits in the page until there is something to touch, and says where: so a deed takes one question to the browser,
 * not twenty. Like a hand, it touches only what is seen, what rests, and what nothing lies on.
 */
export async function find(search: Search): Promise<Found | string> {
  const { wanted, turn, over, at, patience } = search;
  // No frame is waited for: a busy machine draws few of them.
  const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 8));
  const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const reachable = (element: Element): boolean =>
    seen(element) &&
    !element.closest('[inert]') &&
    (document.querySelector('dialog:is(:modal, :popover-open)')?.contains(element) ?? true);
  const middle = (element: Element): { x: number; y: number } => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const top = (element: Element): Element | null => {
    const { x, y } = middle(element);
    return document.elementFromPoint(x, y);
  };
  const isFree = (element: Element): boolean => element.contains(top(element));

  let covered = '';
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const sign = document.querySelector(over);
    if (sign && seen(sign)) return 'over';
    if (document.querySelector('[data-answering]')) {
      await moment();
      continue;
    }
    if (at !== null && [...document.querySelectorAll(at)].some(reachable)) return 'there';
    for (const [wish, { every, atLeast = 1, first }] of wanted.entries()) {
      const all = [...document.querySelectorAll<HTMLElement>(every)].filter(reachable);
      if (all.length < atLeast) continue;
      const from = first ? 0 : (turn * 7) % all.length;
      for (const element of [...all.slice(from), ...all.slice(0, from)]) {
        if (!isFree(element))
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y } = middle(element);
        await moment();
        const now = middle(element);
        if (!element.isConnected || now.x !== x || now.y !== y) continue;
        if (isFree(element)) return { x, y, wish };
        covered = `${every} lies under <${top(element)?.localName} class="${top(element)?.className}">`;
      }
      // A note that was tapped open lies on it: a tap beside the note puts it away.
      const beside = document.querySelector('.nid-status__age');
      const isUnderNote = (it: Element): boolean => !!top(it)?.closest('.nid-inspector.is-pinned');
      if (beside && isFree(beside) && all.every(isUnderNote))
        return { ...middle(beside), wish: -1 };
      break;
    }
    await moment();
  }
  return `nothing to do. ${covered}`;
}

/** Waits in the page until a touch has been drawn, or would have been: nobody touches again before they have seen it. */
export const seeing = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 300);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(null);
    });
  });
