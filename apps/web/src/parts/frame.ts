import { signal } from '@preact/signals';
import { placeAt } from '../router.ts';

/** Places where, as a rule, somebody sits at a table. */
const TABLES: readonly (string | null)[] = ['match', 'local'];

/** At a table the frame of the hall steps aside. Whoever arrives at one never sees it, or it would jump away. */
export const atTable = signal(TABLES.includes(placeAt(globalThis.location?.href ?? '/').place));

/** Parts of the page that are on their way. Nothing stands under them: it would only be pushed down. */
export const onTheirWay = signal(0);
