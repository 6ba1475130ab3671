import { type AnyTable, anyTable } from './anyGame.ts';

/** What a game brings to the table, fetched when somebody sits down to it. */
const SOURCES: Readonly<Record<string, () => Promise<{ game: unknown }>>> = {
  nidavellir: () => import('@meadhall/nidavellir-ui'),
  nains: () => import('@meadhall/nains-ui'),
  bargeroc: () => import('@meadhall/bargeroc-ui'),
  asgard: () => import('@meadhall/asgard-ui'),
  andor: () => import('@meadhall/andor-ui'),
};

const loaded = new Map<string, Promise<AnyTable>>();

export function loadTable(game: string): Promise<AnyTable> {
  const known = loaded.get(game) ?? fetchTable(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function fetchTable(game: string): Promise<AnyTable> {
  const source = SOURCES[game];
  if (!source) throw new RangeError(`no game is called ${game}`);
  return anyTable((await source()).game);
}
