import type { Place } from './difference.ts';

/** Where everything that carries `data-piece` is at a moment, by its piece. */
export type Snapshot = Map<string, { place: Place; element: HTMLElement }>;

export function snapshotOf(root: ParentNode | null): Snapshot {
  const found: Snapshot = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    const { piece = '', down, stock } = element.dataset;
    const state = { down: down !== undefined, stock: stock !== undefined };
    found.set(piece, { place: { left, top, width, height, ...state }, element });
  }
  return found;
}

/** Where everything was, and with it what has come since: it was in what it was taken out of. */
export function withOrigins(
  before: Snapshot,
  after: Snapshot,
  root: ParentNode | null,
  origins: readonly ((piece: string) => string | undefined)[],
): Snapshot {
  if (origins.length === 0) return before;
  const found: Snapshot = new Map(before);
  for (const [piece, { element, place }] of after) {
    if (before.has(piece)) continue;
    const [selector] = origins.flatMap((origin) => origin(piece) ?? []);
    const source = selector === undefined ? null : root?.querySelector(selector);
    if (!source) continue;
    const { left, top, width, height } = source.getBoundingClientRect();
    if (width > 0) found.set(piece, { element, place: { ...place, left, top, width, height } });
  }
  return found;
}
