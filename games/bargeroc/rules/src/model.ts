import type { Rng, Seat, Veiled } from '@meadhall/kernel';
import type { Card, Mission, ObjectName, Ore, Title } from './components.ts';
import type { House, Options } from './config.ts';

/** What is asked of several seats at once, each in its own secret; the order decides who acts. */
export type WindowName = 'price' | 'haul' | 'theft' | 'roll' | 'afterBrawl' | 'counter';

/** Bread or coins are taken at sight, an ore card at random (BAR-9.6). */
export type Booty = 'coins' | 'bread' | 'ore';

/** A tavern card on the table with all its choices, fixed as it is revealed (BAR-8.11). */
export type Play =
  | {
      play: 'inflation' | 'devaluation' | 'in_your_dreams' | 'lucky_day' | 'drought' | 'doggy_bag';
    }
  | { play: 'racket'; from: Seat; take: Booty }
  /** An ore of the haul by name; the one that is being stolen needs none. */
  | { play: 'ambush'; ore?: Ore }
  /** The seat whose die it touches. */
  | { play: 'beer' | 'beers' | 'elbow'; die: Seat }
  | { play: 'my_turn'; against: Seat };

/** A standing pass lasts until the own next turn, or until somebody else plays a card. */
export type Pass = 'pass' | 'passUntilTurn' | 'passUntilCard';

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
export interface Standing {
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

export interface Choices {
  merchant: { sell: Ore } | { buy: Ore } | { bread: number } | Play | 'done';
  price: Pass | Play;
  forcedSale: { sell: Ore } | Play;
  mine: 'dig' | 'up' | Play;
  save: { save: Ore } | Play;
  haul: Pass | Play;
  theft: Pass | Play;
  forge: { craft: ObjectName } | { renew: ObjectName } | Play | 'done';
  renew: { renew: ObjectName } | Play | 'enough';
  tavern: { brawl: Seat } | Play;
  bet: { bet: number } | Play;
  roll: Pass | Play;
  spoils: { take: 'coins' | 'bread' } | { ore: Ore } | Play;
  afterBrawl: Pass | Play;
  counter: Pass | Play;
  discard: { discard: Card } | Play;
}

export type News =
  | { say: 'turn'; seat: Seat; round: number }
  | { say: 'played'; seat: Seat; play: Play }
  | { say: 'cancelled'; seat: Seat; card: Card }
  | { say: 'announced'; seat: Seat; kind: Deal['kind']; ore: Ore; price: number }
  | { say: 'price'; price: number }
  | { say: 'sold'; seat: Seat; ore: Ore; price: number }
  | { say: 'bought'; seat: Seat; ore: Ore; price: number }
  | { say: 'ruined'; seat: Seat; ore: Ore; price: number }
  | { say: 'loaves'; seat: Seat; bread: number }
  | { say: 'dug'; seat: Seat; ore: Ore }
  | { say: 'caveIn'; seat: Seat; ore: Ore }
  | { say: 'cameUp'; seat: Seat; ores: Ore[] }
  | { say: 'crafted'; seat: Seat; object: ObjectName }
  | { say: 'renewed'; seat: Seat; objects: ObjectName[]; paid: number }
  | { say: 'challenged'; seat: Seat; against: Seat }
  | { say: 'staked'; seat: Seat; bread: number }
  | { say: 'rolled'; seat: Seat; face: number }
  | { say: 'tied'; score: number }
  | { say: 'won'; seat: Seat; over: Seat; score: number; against: number }
  | { say: 'took'; seat: Seat; from: Seat; what: 'coins' | 'bread'; amount: number }
  | { say: 'stole'; seat: Seat; from: Seat; ore: Ore }
  | { say: 'received'; seat: Seat; ore: Ore }
  | { say: 'drew'; seat: Seat; cards: number }
  | { say: 'discarded'; seat: Seat; card: Card }
  | { say: 'reshuffled'; pile: 'ore' | 'tavern' }
  | { say: 'over' };

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
