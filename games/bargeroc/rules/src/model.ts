import type { Rng, Seat, Veiled } from '@meadhall/kernel';
import type { Choices, Pass, Play, WindowName } from './answers.ts';
import type { Card, Mission, ObjectName, Ore, Title } from './components.ts';
import type { House, Options } from './config.ts';
import type { News } from './news.ts';

/** A played card whose effect is still to come, or going on. */
export interface Link {
  by: Seat;
  play: Play;
  cancelled: boolean;
}

/** An announced sale or purchase. A card on offer has left the hand, a wanted one is still for sale. */
export interface Deal {
  kind: 'sell' | 'buy';
  seat: Seat;
  ore: Ore;
  price: number;
}

/** An ore card on its way to a thief (BAR-9.11). */
export interface Loot {
  ore: Ore;
  to: Seat;
}

/** One side of a brawl. */
export interface Fighter {
  seat: Seat;
  /** 0 until it is rolled. */
  die: number;
  mugs: number;
  /** Staked bread: plain tokens, and doggy bags that have turned into bread. */
  bread: number;
  doggy: number;
}

export interface Brawl {
  attacker: Fighter;
  defender: Fighter;
  ties: number;
}

/** What everybody knows of a player. */
interface Standing {
  coins: number;
  /** Plain tokens. */
  bread: number;
  /** Doggy bags that have turned into bread. */
  doggy: number;
  /** Bought this turn, face up; in hand once the stall closes. */
  bought: Ore[];
  objects: ObjectName[];
  /** The merchant refuses every deal until the next turn (BAR-4.17). */
  angry: boolean;
  /** The standing pass, if there is one. */
  quiet: Exclude<Pass, 'pass'> | null;
  brawls: number;
  brawlsWon: number;
  sold: number;
  bestHaul: number;
  caveIns: number;
}

export interface Player extends Standing {
  ores: Ore[];
  tavern: Card[];
}

/** What everybody knows of the table. */
interface Table {
  /** How this table plays otherwise than the rules have it. */
  house: House;
  pickaxe: Seat;
  active: Seat;
  round: number;
  rounds: number;
  missions: Mission[];
  forSale: Ore[];
  sold: Ore[];
  oreDiscard: Ore[];
  tavernDiscard: Card[];
  /** The forge's display. */
  shop: ObjectName[];
  cart: Ore[];
  haul: Ore[];
  /** Played cards that still resolve, the innermost last. */
  chain: Link[];
  deal: Deal | null;
  loot: Loot | null;
  brawl: Brawl | null;
  /** Winner of the latest brawl (BAR-7.10). */
  champion: Seat | null;
  /** Of this turn: cards sold, displays renewed. */
  sales: number;
  renewals: number;
}

export interface State extends Table {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  seats: Player[];
  /** Draw piles; the last card is the top one. */
  oreDeck: Ore[];
  tavernDeck: Card[];
  forgeDeck: ObjectName[];
  /** Results a test has fixed, first one first; empty in a match (BAR-13.2). */
  fate: { dice: number[]; picks: number[] };
}

/** A window polls the `span` seats clockwise from `from`; `open` have still to answer. */
export interface WindowFrame<K extends WindowName> {
  do: K;
  from: Seat;
  span: number;
  open: Seat[];
  answers: (Choices[K] | null)[];
}

type WindowFrames = { [K in WindowName]: WindowFrame<K> }[WindowName];

export interface Watch {
  do: 'watch';
  window: WindowName;
  from: Seat;
  span: number;
}

export type Frame =
  | { do: 'turn'; seat: Seat }
  | { do: 'nextTurn' }
  | { do: 'merchant'; seat: Seat }
  | { do: 'conclude' }
  | { do: 'pay'; seat: Seat; ore: Ore; price: number }
  | { do: 'forcedSale'; seat: Seat }
  | { do: 'closeStall'; seat: Seat }
  | { do: 'dig'; seat: Seat }
  | { do: 'mine'; seat: Seat }
  | { do: 'save'; seat: Seat; left: number }
  | { do: 'comeUp'; seat: Seat }
  | { do: 'stow'; seat: Seat }
  | { do: 'forge'; seat: Seat }
  | { do: 'renew'; seat: Seat; chosen: ObjectName[] }
  | { do: 'tavern'; seat: Seat }
  | { do: 'bet'; seat: Seat }
  | { do: 'throwDice' }
  | { do: 'compare' }
  | { do: 'spoils'; seat: Seat; from: Seat; knockOut: boolean }
  | { do: 'receive' }
  | { do: 'resolve'; ifCancelled: Watch | null }
  | { do: 'layAside' }
  | { do: 'discard'; seat: Seat; because: 'drought' | 'limit' }
  | { do: 'endTurn'; seat: Seat }
  | { do: 'limit'; seat: Seat }
  | Watch
  | WindowFrames;

/** What everybody knows of a player, with the sizes of the hands. */
export interface Seen extends Readonly<Standing> {
  readonly ores: number;
  readonly tavern: number;
}

export interface View extends Readonly<Table> {
  readonly agenda: Veiled<Frame>[];
  readonly news: readonly News[];
  readonly seats: readonly Seen[];
  readonly oreDeck: number;
  readonly tavernDeck: number;
  readonly forgeDeck: number;
  /** The viewer's own hands; a spectator has none. */
  readonly ores: readonly Ore[];
  readonly tavern: readonly Card[];
  /** The loser's ore hand, shown to the winner by a knock-out (BAR-7.13). */
  readonly shown: readonly Ore[] | null;
}

export interface Bargeroc {
  frame: Frame;
  choices: Choices;
  options: Options;
  lines: 'objects' | 'ores' | 'coins' | Mission | Title;
  news: News;
  state: State;
  view: View;
}
