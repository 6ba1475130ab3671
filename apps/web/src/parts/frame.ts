import { signal } from '@preact/signals';

/** At a table the frame of the hall steps aside. */
export const atTable = signal(false);
