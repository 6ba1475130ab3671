import type { Rng, Seat, Secret, Veiled } from '@meadhall/kernel';
import type { Bid, Board, Laid, Piece, Tavern, Treasury } from '@meadhall/taverns';
import type { Age, CardId, Class } from './cards.ts';
import type { Distinction } from './distinctions.ts';
import type { HeroName } from './heroes.ts';
import type { News } from './news.ts';

/** The taverns in their order; everywhere else a tavern is its index here. (NID-2.3) */
export const TAVERN_NAMES = ['goblin', 'dragon', 'horse'] as const;
export type TavernName = (typeof TAVERN_NAMES)[number];

/** The gem of the Crown Jeweler: it wins every tie and is never exchanged. (NID-15.8) */
export const SPECIAL_GEM = 6;

/** What lies in a column: Dwarf cards by number, heroes by name. */
export type ArmyCard = CardId | HeroName;

/** Everything everybody knows of a player. */
export interface Player extends Board {
  gem: number;
  /** A column for each class, in the order of `CLASSES`; its last card was placed last. */
  army: ArmyCard[][];
  /** All heroes recruited, in that order, wherever they lie. See `commandZone`. */
  heroes: HeroName[];
}

/** Who won a Distinction: a seat, nobody, or it has not been awarded yet. */
export type Winner = Seat | 'nobody' | null;

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  age: Age;
  /** Rounds begun in this Age. */
  round: number;
  /** The tavern being resolved; none while bids are laid and at the end of an Age. */
  tavern: Tavern | null;
  /** Cards left in each tavern. */
  taverns: CardId[][];
  /** The heroes nobody has recruited. */
  pool: HeroName[];
  /** How many coins of 5 to 25 the treasury holds. */
  treasury: Treasury;
  /** Cards that left the game, face up. */
  discard: CardId[];
  /** In the order of `DISTINCTIONS`. */
  distinctions: Winner[];
  seats: Player[];
  /** Secret: the coins each player has truly laid. */
  laid: Laid[];
  /** Secret: the decks of Age 1 and Age 2, top card last. */
  decks: CardId[][];
}

/** What a viewer may know, written out: a new secret stays secret until somebody lists it here. */
export interface View {
  readonly agenda: readonly Veiled<Frame>[];
  readonly news: readonly News[];
  readonly age: Age;
  readonly round: number;
  readonly tavern: Tavern | null;
  readonly taverns: readonly (readonly CardId[])[];
  readonly pool: readonly HeroName[];
  readonly treasury: readonly number[];
  readonly discard: readonly CardId[];
  readonly distinctions: readonly Winner[];
  readonly seats: readonly Readonly<Player>[];
  /** Cards left in the decks of Age 1 and Age 2. */
  readonly deckSizes: readonly number[];
  /** The coins the viewer has laid. */
  readonly laid: Readonly<Laid> | null;
  /** The three cards the viewer has drawn as Pioneer, while one is to be kept. */
  readonly drawn: readonly CardId[] | null;
}

export type Frame =
  | { do: 'startRound' }
  | ({ do: 'bid' } & Secret<Bid>)
  | { do: 'reveal'; tavern: Tavern }
  | { do: 'ulineBid'; seat: Seat; tavern: Tavern }
  | { do: 'orderTurns'; tavern: Tavern }
  /** `values`: what each seat has bid, fixed at the reveal. `next`: whose turn it is in `order`. */
  | { do: 'takeTurns'; tavern: Tavern; values: number[]; order: Seat[]; next: number }
  | { do: 'pick'; seat: Seat; tavern: Tavern }
  | { do: 'transform'; seat: Seat; by: number }
  | { do: 'countLines'; seat: Seat }
  | { do: 'recruit'; seat: Seat }
  | { do: 'discard'; seat: Seat; hero: HeroName }
  | { do: 'placeThrud'; seat: Seat }
  | { do: 'exchange'; seat: Seat }
  | { do: 'ulineExchange'; seat: Seat }
  | { do: 'endRound' }
  | { do: 'callYlud' }
  | { do: 'placeYlud'; seat: Seat }
  | { do: 'moveYlud'; seat: Seat }
  | { do: 'award'; distinction: Distinction }
  | { do: 'keepCard'; seat: Seat }
  | { do: 'startAge2' }
  | { do: 'dismissThrud' };

export interface Choices {
  /** A coin for each tavern, as indices of the own `coins`. */
  bid: Bid;
  ulineBid: { coin: Piece };
  pick: { card: CardId };
  transform: { coin: Piece };
  recruit: { hero: HeroName };
  /** Columns that lose their last card: two for Dagda, one for Bonfur. */
  discard: { columns: readonly Class[] };
  placeThrud: { column: Class };
  ulineExchange: { coins: readonly [Piece, Piece] };
  placeYlud: { column: Class };
  moveYlud: { column: Class } | 'stay';
  keepCard: { card: CardId };
}

/** The lines of the score sheet. */
export const LINES = [
  'warrior',
  'majority',
  'hunter',
  'miner',
  'blacksmith',
  'explorer',
  'idunn',
  'dwerg',
  'skaa',
  'astrid',
  'grid',
  'uline',
  'thrud',
  'coins',
  'gem',
] as const;
export type LineKey = (typeof LINES)[number];

export interface Options {
  /** Without Thrud, Ylud and Uline. (NID-2.9) */
  firstGame: boolean;
}

export interface Nidavellir {
  frame: Frame;
  choices: Choices;
  options: Options;
  lines: LineKey;
  news: News;
  state: State;
  view: View;
}
