import { signal } from '@preact/signals';

/** How much faster than at the table things move; replays go up to four. */
export const speed = signal(1);
