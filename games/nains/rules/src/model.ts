import type { Rng, Seat, Secret, Veiled } from '@meadhall/kernel';
import type { Bid, Board, CoinChoice, Laid, Tavern, Treasury } from '@meadhall/taverns';
import type { CardId, Era, Order } from './cards.ts';
import type { Award, CognarName } from './cognars.ts';
import type { News } from './news.ts';

/** The taverns in their order; everywhere else a tavern is its index here. (NAI-3.3) */
export const TAVERN_NAMES = ['chope', 'grognard', 'hallebarde'] as const;
export type TavernName = (typeof TAVERN_NAMES)[number];

/** What lies in a column: dwarf cards by number, Cognars by name. */
export type ArmyCard = CardId | CognarName;

/** What lies in a command zone: white Cognars and what was awarded. */
export type CommandCard = CognarName | Award;

/** Everything everybody knows of a lord. */
export interface Lord extends Board {
  gem: number;
  /** A column for each order, in the order of `ORDERS`; its last card was placed last. */
  army: ArmyCard[][];
  /** In order of arrival. */
  command: CommandCard[];
  /** Dwarves whose points are hidden by a Pariah token. */
  pariahs: CardId[];
}

/** Who won an award: a seat, nobody, or it has not been awarded yet. */
export type Winner = Seat | 'nobody' | null;

/** Rulings the rulebook may be read otherwise about, each with the reading of RULES.md as default. */
export interface Options {
  /** G4: which cards of the Errants column an equal dwarf is a pariah beside. */
  pariahs: 'anyCard' | 'dwarves';
  /** G6: whether the last Mercenary can end a row of them. */
  lastMercenary: boolean;
  /** G8: whether a Talion dwarf brought by Svara improves a coin. */
  svaraImproves: boolean;
  /** G11: whether an improvement may leave a lower coin when nothing higher is left. */
  improvementMayLower: boolean;
}

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  options: Options;
  era: Era;
  /** Rounds begun in this Era. */
  round: number;
  /** The tavern being resolved; none while bids are laid and at the end of an Era. */
  tavern: Tavern | null;
  /** Cards left in each tavern. */
  taverns: CardId[][];
  /** The Cognars nobody has recruited; Ga'at lies with Oboron. */
  supply: CognarName[];
  /** How many coins of 5 to 25 the Treasury holds. */
  treasury: Treasury;
  /** Cards that left the game, face up. */
  discard: CardId[];
  /** Elite Cognars as they were laid out, then the Liquor Certification. */
  layout: Award[];
  /** Who won each card of the layout. */
  awards: Winner[];
  seats: Lord[];
  /** Secret: the coins each lord has truly laid. */
  laid: Laid[];
  /** Secret: the decks of Era 1 and Era 2, top card last. */
  decks: CardId[][];
}

/** What a viewer may know, written out: a new secret stays secret until somebody lists it here. */
export interface View {
  readonly agenda: readonly Veiled<Frame>[];
  readonly news: readonly News[];
  readonly options: Readonly<Options>;
  readonly era: Era;
  readonly round: number;
  readonly tavern: Tavern | null;
  readonly taverns: readonly (readonly CardId[])[];
  readonly supply: readonly CognarName[];
  readonly treasury: readonly number[];
  readonly discard: readonly CardId[];
  readonly layout: readonly Award[];
  readonly awards: readonly Winner[];
  readonly seats: readonly Readonly<Lord>[];
  /** Cards left in the decks of Era 1 and Era 2. */
  readonly deckSizes: readonly number[];
  /** The coins the viewer has laid. */
  readonly laid: Readonly<Laid> | null;
  /** The cards Svara shows the viewer, while one is to be kept. */
  readonly looked: readonly CardId[] | null;
}

export type Frame =
  | { do: 'startRound' }
  | ({ do: 'bid' } & Secret<Bid>)
  | { do: 'reveal'; tavern: Tavern }
  /** `values`: what each seat has bid, fixed at the reveal. `next`: whose turn it is in `order`. */
  | { do: 'takeTurns'; tavern: Tavern; values: number[]; order: Seat[]; next: number }
  | { do: 'take'; seat: Seat; tavern: Tavern }
  | { do: 'improvePurse'; seat: Seat }
  | { do: 'dismiss'; seat: Seat; tavern: Tavern }
  /** `lines`: those rewarded so far. `due`: recruits still open. `row`: Mercenaries in a row. */
  | { do: 'countLines'; seat: Seat; lines: number; due: number; row: number }
  | { do: 'recruit'; seat: Seat; due: number; row: number }
  /** `completing`: only where a line is completed. */
  | { do: 'chooseColumn'; seat: Seat; cognar: CognarName; completing: boolean }
  | { do: 'keepCard'; seat: Seat; of: number }
  | { do: 'improveCoin'; seat: Seat; by: number }
  | { do: 'replaceZero'; seat: Seat }
  | { do: 'exchange'; seat: Seat }
  | { do: 'endRound' }
  | { do: 'award'; award: Award }
  | { do: 'ordoExchange'; seat: Seat }
  | { do: 'startEra2' };

export interface Choices {
  /** A coin for each tavern, as indices of the own `coins`. */
  bid: Bid;
  take: { card: CardId };
  improvePurse: CoinChoice;
  dismiss: { card: CardId };
  recruit: { cognar: CognarName };
  chooseColumn: { column: Order };
  keepCard: { card: CardId };
  improveCoin: CoinChoice;
}

/** The lines of the score sheet. */
export const LINES = [
  'shield',
  'abokar',
  'temple',
  'errants',
  'forge',
  'talion',
  'mercenaries',
  'gurdan',
  'borogam',
  'oboron',
  'jorun',
  'tiss',
  'brum',
  'malt',
  'coins',
] as const;
export type LineKey = (typeof LINES)[number];

export interface Nains {
  frame: Frame;
  choices: Choices;
  options: Options;
  lines: LineKey;
  news: News;
  state: State;
  view: View;
}
