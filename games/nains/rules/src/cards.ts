/** The five orders, in the order of the columns. (NAI-1.1, NAI-1.2) */
export const ORDERS = ['shield', 'temple', 'errants', 'forge', 'talion'] as const;
export type Order = (typeof ORDERS)[number];

/** Columns of an army by order. */
export const COLUMN = { shield: 0, temple: 1, errants: 2, forge: 3, talion: 4 } as const;

export const ERAS = [1, 2] as const;
export type Era = (typeof ERAS)[number];

/** The runes of the dwarves of the Forge. Which signs they show is reconstructed. */
export const COMMON_RUNES = ['r1', 'r2', 'r3', 'r4'] as const;
export type CommonRune = (typeof COMMON_RUNES)[number];

/** A dwarf card. */
export interface Dwarf {
  /** Unique name: `ERR-1-07`. */
  readonly code: string;
  /** What it shows: `9`, `6m`, `1o`, `3r2`. */
  readonly look: string;
  readonly order: Order;
  readonly column: number;
  readonly era: Era;
  /** Marked 5: in the box with fewer lords. */
  readonly fiveOnly: boolean;
  readonly ranks: number;
  readonly points: number;
  readonly malt: number;
  readonly occult: number;
  readonly rune: CommonRune | null;
}

/** Index of a card in `DWARVES`. */
export type CardId = number;

interface Printed {
  readonly letters: string;
  /** Cards for any number of lords, then those marked 5. */
  readonly 1: readonly [string, string];
  readonly 2: readonly [string, string];
}

// RECONSTRUCTED. Our copy of the rulebook shows no dwarf card: only the numbers of cards are printed
// (NAI-2.1), all values are ours (end of RULES.md). Each card is its points, then `m` for
// a Malt, `o` for an Occult symbol, `r1` to `r4` for a rune. True values can be dropped in here.
const PRINTED: Readonly<Record<Order, Printed>> = {
  shield: {
    letters: 'SHI',
    1: ['0m 0m 0m 0m 0 0 0 0', '0m 0'],
    2: ['0m 0m 0m 0m 0 0 0 0', '0m 0'],
  },
  temple: {
    letters: 'TEM',
    1: ['0o 1o 1o 2 2 2 3', '1o 3'],
    2: ['0o 1o 1o 2 2 3 3 3', '1o 2'],
  },
  errants: {
    letters: 'ERR',
    1: ['5m 6m 6m 7m 7 8 9 10', '5m 8'],
    2: ['5m 6m 7m 8m 8 9 9 10', '7m 10'],
  },
  forge: {
    letters: 'FOR',
    1: ['0r1 3r1 1r2 4r2 2r3 3r4', '5r3 1r4'],
    2: ['2r1 3r2 0r3 3r3 2r4 4r4', '5r1 2r2'],
  },
  talion: {
    letters: 'TAL',
    1: ['1m 2m 3m 4 5 6 7', '8'],
    2: ['1m 2m 3m 4 5 6 7', '8'],
  },
};

/** Every dwarf has one rank. (NAI-1.4, reconstructed) */
const DWARF_RANKS = 1;

function cardsOf(order: Order, era: Era): Dwarf[] {
  const { letters, [era]: printed } = PRINTED[order];
  const [always, five] = printed.map((cards) => cards.split(' ')) as [string[], string[]];
  return [...always, ...five].map((card, i) => {
    const [, points, symbol = ''] = /^(\d+)(\w*)$/.exec(card) ?? [];
    return {
      code: `${letters}-${era}-${String(i + 1).padStart(2, '0')}`,
      look: card,
      order,
      column: COLUMN[order],
      era,
      fiveOnly: i >= always.length,
      ranks: DWARF_RANKS,
      points: Number(points),
      malt: symbol === 'm' ? 1 : 0,
      occult: symbol === 'o' ? 1 : 0,
      rune: COMMON_RUNES.find((rune) => rune === symbol) ?? null,
    };
  });
}

/** The 91 dwarf cards. (NAI-2.1) */
export const DWARVES: readonly Dwarf[] = ORDERS.flatMap((order) =>
  ERAS.flatMap((era) => cardsOf(order, era)),
);

const cardsFor = (era: Era, five: boolean): CardId[] =>
  [...DWARVES.keys()].filter((id) => DWARVES[id]?.era === era && (five || !DWARVES[id].fiveOnly));

const DECKS = ERAS.map((era) => ({ five: cardsFor(era, true), fewer: cardsFor(era, false) }));

/** The cards of an Era with so many lords; those marked 5 stay in the box otherwise. (NAI-3.7) */
export function deckOf(era: Era, seats: number): CardId[] {
  const deck = DECKS[era - 1];
  return (seats === 5 ? deck?.five : deck?.fewer)?.slice() ?? [];
}
