/** For a box that scrolls: it must be reachable from the keyboard. */
export const SCROLLS = { tabIndex: 0 } as const;
