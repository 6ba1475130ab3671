/** Where the arrows lead in a list of so many entries; nowhere for any other key. */
export function step(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The entry a figure key stands for: 1 is the first, up to the ninth. */
export function entryOf(key: string, count: number): number | undefined {
  const entry = key.length === 1 ? '123456789'.indexOf(key) : -1;
  return entry >= 0 && entry < count ? entry : undefined;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  target: EventTarget | null;
}

/** A key meant for the table: not typed into a field, not a command to the browser, not for a dialog on top. */
export function isForTheTable({ ctrlKey, altKey, metaKey, target }: Pressed): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  const element = target as { closest?: (selector: string) => unknown } | null;
  return !element?.closest?.('input, textarea, select, dialog, [contenteditable], [popover]');
}
