/**
 * A hand holds what it has touched no longer. When something leaves the page with the focus on it, the browser lays out all
 * of the page in the middle of the change. Somebody at a keyboard, who sees where the focus is, keeps it.
 */
export function dropFocus(): void {
  const held = document.activeElement;
  if (held instanceof HTMLElement && !held.matches(':focus-visible')) held.blur();
}
