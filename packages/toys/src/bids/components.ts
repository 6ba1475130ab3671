import { BrokenRules } from '@meadhall/kernel';

const CLASSES = ['smith', 'hunter', 'miner', 'warrior'] as const;
export type Class = (typeof CLASSES)[number];

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A dwarf: `hunter-7` is the hunter worth seven points. */
export type Card = `${Class}-${(typeof VALUES)[number]}`;

/** All dwarves there are. (BID-1) */
export const CARDS: readonly Card[] = CLASSES.flatMap((of) =>
  VALUES.map((value): Card => `${of}-${value}`),
);

interface Dwarf {
  readonly class: Class;
  readonly points: number;
}

const DWARVES = new Map(
  CLASSES.flatMap((of) =>
    VALUES.map((value): [Card, Dwarf] => [`${of}-${value}`, { class: of, points: value }]),
  ),
);

export function dwarf(card: Card): Dwarf {
  const found = DWARVES.get(card);
  if (!found) throw new BrokenRules(`there is no dwarf ${card}`);
  return found;
}

interface Hero {
  readonly points: number;
  /** Column the hero joins, with as many ranks. */
  readonly joins?: { readonly class: Class; readonly ranks: number };
  /** What a coin in the pouch gains. */
  readonly raises?: number;
}

const HEROES = {
  brokk: { points: 3, joins: { class: 'smith', ranks: 2 } },
  ylva: { points: 3, joins: { class: 'hunter', ranks: 2 } },
  dvalin: { points: 3, joins: { class: 'miner', ranks: 2 } },
  sigrun: { points: 3, joins: { class: 'warrior', ranks: 2 } },
  fenja: { points: 4, raises: 4 },
  gullveig: { points: 0, raises: 7 },
  hrolf: { points: 10 },
  thyra: { points: 8 },
} as const satisfies Record<string, Hero>;

export type HeroName = keyof typeof HEROES;

export const HALL = Object.keys(HEROES) as readonly HeroName[];

export const hero = (name: HeroName): Hero => HEROES[name];
