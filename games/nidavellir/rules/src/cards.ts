/** The five classes in the order of the columns and of the Distinctions. (NID-0.1, NID-14.1) */
export const CLASSES = ['warrior', 'hunter', 'miner', 'blacksmith', 'explorer'] as const;
export type Class = (typeof CLASSES)[number];

/** Columns of an army by class. */
export const COLUMN = { warrior: 0, hunter: 1, miner: 2, blacksmith: 3, explorer: 4 } as const;

export const AGES = [1, 2] as const;
export type Age = (typeof AGES)[number];

/** A card of the taverns: a Dwarf, or a Royal Offering, which has no column. */
export interface Card {
  /** Short name: `W6`, `H`, `RO3`. Cards of the same name are interchangeable. */
  readonly code: string;
  /** Deck it belongs to; none: the special Blacksmith is set aside for the Great Armorer. */
  readonly age: Age | null;
  readonly fiveOnly: boolean;
  readonly column: number | null;
  readonly ranks: number;
  readonly points: number;
  /** What a Royal Offering adds to a coin. */
  readonly raises: number;
}

/** Index of a card in `CARDS`. Every card of the box has its own. */
export type CardId = number;

// One rank each; Hunters and Blacksmiths show no number. (NID-1.2, NID-1.3)
const DWARVES = [
  { class: 'warrior', letter: 'W', always: [3, 4, 5, 6, 6, 7, 8, 9], five: [10] },
  { class: 'hunter', letter: 'H', always: Array(6).fill(0), five: [0, 0] },
  { class: 'miner', letter: 'M', always: [0, 0, 1, 1, 2, 2], five: [0, 1] },
  { class: 'blacksmith', letter: 'B', always: Array(8).fill(0), five: [0, 0] },
  { class: 'explorer', letter: 'E', always: [5, 6, 7, 8, 9, 10, 11], five: [12] },
] as const;
const UNNUMBERED: readonly Class[] = ['hunter', 'blacksmith'];

// How many there are with two to four players, and how many more with five. (NID-1.4)
const OFFERINGS = { 1: { raises: 3, always: 1, five: 1 }, 2: { raises: 5, always: 2, five: 1 } };

function cardsOfAge(age: Age): Card[] {
  const dwarves = DWARVES.flatMap(({ class: name, letter, always, five }) =>
    [...always, ...five].map((points: number, i) => ({
      code: UNNUMBERED.includes(name) ? letter : `${letter}${points}`,
      age,
      fiveOnly: i >= always.length,
      column: COLUMN[name],
      ranks: 1,
      points,
      raises: 0,
    })),
  );
  const { raises, always, five } = OFFERINGS[age];
  const offerings = Array.from({ length: always + five }, (_, i) => ({
    code: `RO${raises}`,
    age,
    fiveOnly: i >= always,
    column: null,
    ranks: 0,
    points: 0,
    raises,
  }));
  return [...dwarves, ...offerings];
}

/** The 87 Dwarf cards and 5 Royal Offerings. (NID-1.1) */
export const CARDS: readonly Card[] = [
  ...AGES.flatMap(cardsOfAge),
  {
    code: 'BS2',
    age: null,
    fiveOnly: false,
    column: COLUMN.blacksmith,
    ranks: 2,
    points: 0,
    raises: 0,
  },
];

/** The card with two ranks that comes with the Great Armorer. (NID-15.9) */
export const SPECIAL_BLACKSMITH: CardId = CARDS.length - 1;

const cardsFor = (age: Age, five: boolean): CardId[] =>
  [...CARDS.keys()].filter((id) => CARDS[id]?.age === age && (five || !CARDS[id].fiveOnly));

const DECKS = AGES.map((age) => ({ five: cardsFor(age, true), fewer: cardsFor(age, false) }));

/** The cards of an Age with so many players; those marked 5 stay in the box otherwise. (NID-2.7) */
export function deckOf(age: Age, seats: number): CardId[] {
  const deck = DECKS[age - 1];
  return (seats === 5 ? deck?.five : deck?.fewer)?.slice() ?? [];
}
