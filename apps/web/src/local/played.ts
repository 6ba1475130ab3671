import { anyPlayed, type Played } from '../anyGame.ts';

type Brought = Readonly<Record<string, unknown>>;

/** A game's rules and words, fetched when they are needed and kept from then on. */
const SOURCES: Readonly<Record<string, () => Promise<[Brought, Brought]>>> = {
  nidavellir: () =>
    Promise.all([import('@meadhall/nidavellir'), import('@meadhall/nidavellir-words')]),
  nains: () => Promise.all([import('@meadhall/nains'), import('@meadhall/nains-words')]),
  bargeroc: () => Promise.all([import('@meadhall/bargeroc'), import('@meadhall/bargeroc-words')]),
  asgard: () => Promise.all([import('@meadhall/asgard'), import('@meadhall/asgard-words')]),
  andor: () => Promise.all([import('@meadhall/andor'), import('@meadhall/andor-words')]),
};

const loaded = new Map<string, Promise<Played>>();

export function loadPlayed(game: string): Promise<Played> {
  const known = loaded.get(game) ?? fetchPlayed(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function fetchPlayed(game: string): Promise<Played> {
  const source = SOURCES[game];
  if (!source) throw new RangeError(`no game is called ${game}`);
  const [rules, words] = await source();
  return anyPlayed({
    rules: rules[game],
    words: words['words'],
    craft: rules['craft'] ?? null,
    minds: rules['minds'] ?? {},
    readPosition: rules['readPosition'] ?? null,
  });
}
