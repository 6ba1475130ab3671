import { type DBSchema, openDB } from 'idb';
import type { Keeper, KeptMatch } from './kept.ts';

interface Chest extends DBSchema {
  matches: { key: string; value: KeptMatch };
}

/** Matches in the browser's own database: they outlast a reload and need no network. */
export function browserKeeper(): Keeper {
  const chest = openDB<Chest>('meadhall', 1, {
    upgrade: (db) => {
      db.createObjectStore('matches', { keyPath: 'id' });
    },
  });
  return {
    all: async () => (await chest).getAll('matches'),
    get: async (id) => (await chest).get('matches', id),
    put: async (match) => {
      await (await chest).put('matches', match);
    },
    remove: async (id) => (await chest).delete('matches', id),
  };
}
