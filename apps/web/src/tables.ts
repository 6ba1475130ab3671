import type { TableGame } from '@meadhall/table-ui';
import { type AnyGame, type AnyTable, anyTable } from './anyGame.ts';

type Brought = Readonly<Record<string, unknown>>;
interface Source {
  ui: () => Promise<Brought>;
  /** Its rules and words, for as long as nobody has laid out its table. */
  bare: () => Promise<[Brought, Brought]>;
}

/** What a game brings to the table, fetched when somebody sits down to it. */
const SOURCES: Readonly<Record<string, Source>> = {
  nidavellir: {
    ui: () => import('@meadhall/nidavellir-ui'),
    bare: () => Promise.all([import('@meadhall/nidavellir'), import('@meadhall/nidavellir-words')]),
  },
  nains: {
    ui: () => import('@meadhall/nains-ui'),
    bare: () => Promise.all([import('@meadhall/nains'), import('@meadhall/nains-words')]),
  },
  bargeroc: {
    ui: () => import('@meadhall/bargeroc-ui'),
    bare: () => Promise.all([import('@meadhall/bargeroc'), import('@meadhall/bargeroc-words')]),
  },
  asgard: {
    ui: () => import('@meadhall/asgard-ui'),
    bare: () => Promise.all([import('@meadhall/asgard'), import('@meadhall/asgard-words')]),
  },
  andor: {
    ui: () => import('@meadhall/andor-ui'),
    bare: () => Promise.all([import('@meadhall/andor'), import('@meadhall/andor-words')]),
  },
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
  const { game: table } = await source.ui();
  if (table !== undefined) return anyTable(table);
  const [rules, words] = await source.bare();
  return anyTable({ rules: rules[game], words: words['words'], ...inWords(words) });
}

/** A table told in lines of text: what a game shows that nobody has drawn yet. */
function inWords(words: Brought): Pick<TableGame<AnyGame>, 'layout' | 'touches'> {
  const all = words['words'] as AnyTable['words'];
  return {
    layout: (view, viewer, language) => ({
      status: [],
      seats: [],
      zones: all[language]
        .table({ view, viewer, name: (seat) => String(seat + 1) })
        .filter((line) => line.trim() !== '')
        .map((line, i) => ({
          id: `line${i}`,
          title: line,
          shape: 'row',
          pieces: [],
        })),
    }),
    touches: () => [],
  };
}
