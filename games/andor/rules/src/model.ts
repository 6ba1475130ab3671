import type { Rng, Seat } from '@meadhall/kernel';
import type { LegendName } from './legends/legends.ts';
import type {
  Card,
  Difficulty,
  Effect,
  Legend,
  Letter,
  RuleFlag,
  VarValue,
} from './legends/schema.ts';
import type { News } from './news.ts';
import type { BoardName } from './tables/boards.ts';
import type { Figure, Kind } from './tables/creatures.ts';
import type { Article, HeroKind } from './tables/heroes.ts';
import type { Space } from './tables/place.ts';

/**
 * A thing as it is written down: `gold3`, `gem4`, `herb3`, `runestone:blue`, `rubble7`, `parchment`,
 * `poison` or an article. `*`: one side is used; `?`: it lies face down.
 */
export type Thing = string;

export interface Hero {
  kind: HeroKind;
  space: Space;
  strength: number;
  willpower: number;
  gold: number;
  /** Values of the gems in the purse. */
  gems: number[];
  items: Thing[];
  /** Used up today. */
  hours: number;
  dayEnded: boolean;
  alive: boolean;
}

export interface Creature {
  id: number;
  kind: Kind;
  space: Space;
  tag?: string;
  /** Where it differs from its kind; `fighters`: as strong as those who attack it. (AND-24.2) */
  strength?: number | 'fighters';
  willpower?: number;
  dice?: 'red' | 'black';
  immobile?: true;
  /** Other creatures may stand on its space. (AND-16.2) */
  ghost?: true;
  carries?: Thing[];
}

/** A battle, or a try at rubble: then `foe` is null and `rubble` its space. */
export interface Battle {
  foe: number | null;
  rubble: Space | null;
  starter: Seat;
  /** In rolling order. */
  fighters: Seat[];
  /** What the creature has left. */
  willpower: number;
  round: number;
  /** Value of this round so far: kept dice, strength, herbs. */
  value: number;
  /** Of the hero who has rolled: what helm or brew make of the dice; 0 if neither is used. */
  kept: number;
  foeValue: number;
  /** Strength of the creature in this round. */
  foeStrength: number;
  /** The wizard has turned a die this round. (AND-14.6) */
  flipped: boolean;
  /** Dice of the hero whose turn it is to roll; the black one last. */
  dice: number[];
  black: boolean;
  oneByOne: boolean;
  /** Dice the creature rolls besides. */
  extraDice: number;
}

export interface Fate {
  card: number;
  owner: Seat;
  done: boolean;
  /** Creatures defeated alone. */
  count: number;
}

/** Draw piles. A used card of `lake` and `dragon` goes under its pile, and is known there. */
export interface Piles {
  gem: Thing[];
  runestone: Thing[];
  herb: Thing[];
  rubble: Thing[];
  tile: number[];
  fate: number[];
  lake: number[];
  lakeUsed: number[];
  dragon: number[];
  dragonUsed: number[];
}

/** Rolls laid out beforehand, for a case of the casebook: who rolls, and which faces come up. */
export interface Scripted {
  rolls: { who: string; faces: number[]; blacks: number; next: number }[];
  used: number;
}

/** Rules the table has agreed on, beside those of the legend. */
export type HouseRule = 'runeDieAll' | 'tutorial' | 'prologue';

export interface State {
  agenda: Frame[];
  rng: Rng;
  news: News[];
  seats: Hero[];
  /** One of ours by name, or any other as it is. Null only where a case plays without a legend. */
  legend: LegendName | Legend | null;
  difficulty: Difficulty;
  board: BoardName;
  rules: (RuleFlag | HouseRule)[];
  vars: Record<string, VarValue>;
  /** Cards that have had their one time. */
  cardsDone: string[];
  narrator: Letter;
  nMarker: Letter;
  result: 'won' | 'lost' | null;
  /** The seat that ended its day first. */
  rooster: Seat | null;
  creatures: Creature[];
  nextId: number;
  castle: Kind[];
  farmersSaved: number;
  defeated: Kind[];
  defeatedTags: string[];
  farmers: Space[];
  /** Face-down token, or face-up with `^`. */
  fog: Record<Space, string>;
  wells: Record<Space, 'full' | 'empty'>;
  ground: Record<Space, Thing[]>;
  supply: Record<Article, number>;
  figures: Partial<Record<Figure, Space>>;
  eventDeck: string[];
  /** The next event, if all have seen it. */
  nextEvent: string | null;
  eventsToday: string[];
  eventsLasting: string[];
  closedEdges: [Space, Space][];
  closedMerchants: Space[];
  piles: Piles;
  fates: Fate[];
  battle: Battle | null;
  /** Things handed over, put down or picked up since the last turn action. */
  exchanges: number;
  /** Cards triggered since the last turn action. */
  triggered: number;
  /** Creatures each hero has helped to defeat, for the sheet. */
  kills: number[];
  scripted?: Scripted;
}

/** Where an effect comes from: whose hero, which space, which creature. */
export interface Origin {
  hero?: Seat;
  space?: Space;
  creature?: number;
}

export interface Payment {
  gold: number;
  willpower: number;
}

export type Frame =
  | { do: 'chooseHero'; seat: Seat }
  /** Tries that are left, this one included. */
  | { do: 'prologue'; tries: number }
  | { do: 'prologueTurn'; turn: Seat; tries: number }
  | { do: 'arrive'; seat: Seat; tries: number }
  | { do: 'endPrologue'; tries: number }
  /** `arrived`: the heroes stand where the prologue has brought them. */
  | { do: 'beginLegend'; arrived?: true }
  | { do: 'firstDay'; first?: Seat }
  | { do: 'nextTurn'; after: Seat }
  | { do: 'takeTurn'; turn: Seat }
  | { do: 'act'; seat: Seat }
  | WalkFrame
  | { do: 'endMove'; hero: Seat }
  | {
      do: 'leadFigure';
      seat: Seat;
      figure: 'prince' | 'shieldDwarves';
      left: number;
      moved: boolean;
    }
  | { do: 'crossLake'; from: Space; walk: WalkFrame }
  | { do: 'lakeCard'; from: Space; walk: WalkFrame; card: number }
  | { do: 'loseGem'; seat: Seat }
  | { do: 'activateFog'; hero: Seat; space: Space }
  | { do: 'trade'; seat: Seat; with: Seat; falcon: boolean; give: Thing[]; get: Thing[] }
  | { do: 'agree'; seat: Seat; with: Seat; falcon: boolean; give: Thing[]; get: Thing[] }
  | { do: 'test' }
  | { do: 'testLoss' }
  | { do: 'share'; gold: number; things: Thing[] }
  | { do: 'join'; seat: Seat }
  | { do: 'battleRound' }
  | { do: 'rollFor'; hero: Seat }
  | { do: 'rollMode'; seat: Seat }
  | { do: 'runeDie'; seat: Seat; oneByOne: boolean }
  | { do: 'throwDice'; hero: Seat; oneByOne: boolean; black: number }
  | { do: 'rollOn'; seat: Seat; rolled: number; black: number }
  | { do: 'flip'; seat: Seat; roller: Seat }
  | { do: 'enhance'; seat: Seat }
  | { do: 'herb'; seat: Seat }
  | { do: 'tally'; hero: Seat }
  | { do: 'foeRolls' }
  | { do: 'clash' }
  | { do: 'suffer'; seat: Seat; loss: number }
  | { do: 'afterRound' }
  | { do: 'removeRubble'; value: number }
  | { do: 'stay'; seat: Seat }
  | { do: 'nextRound' }
  | { do: 'endBattle' }
  | { do: 'reward'; left: number }
  | { do: 'bury' }
  | { do: 'narrate'; kill: boolean }
  | { do: 'finale' }
  | { do: 'sunrise' }
  | { do: 'drawEvent'; hero: Seat | null }
  | { do: 'moveKind'; kind: Kind; left?: number[] }
  | { do: 'sunriseCards'; step: number }
  | { do: 'freshen' }
  | { do: 'newDay' }
  | { do: 'event'; card: string; hero: Seat | null }
  | {
      do: 'shieldCard';
      seat: Seat;
      /** Who is asked after `seat`. */
      others: Seat[];
      card: string;
      /** What is done if nobody cancels the card, and what is done if somebody does. */
      struck: Frame[];
      spared: Frame[];
    }
  | { do: 'eventEffect'; card: string; hero: Seat | null }
  | { do: 'split'; amount: number }
  | { do: 'pay'; card: string; left: number; gold: boolean; paid: Payment[] }
  | { do: 'afterRansom'; card: string }
  | { do: 'chooseFarmer' }
  | {
      do: 'chooseHeroes';
      amount: number;
      left: number;
      optional: boolean;
      chosen: Seat[];
      pool: Seat[];
    }
  | { do: 'bargain'; card: string }
  | { do: 'buyOffer'; seat: Seat; card: string }
  | { do: 'revealFog'; seat: Seat; left: number }
  | { do: 'drink'; seat: Seat }
  | { do: 'peek'; seat: Seat; card: string }
  | { do: 'playCard'; card: Card; origin: Origin }
  | { do: 'effect'; effect: Effect; origin: Origin }
  | {
      do: 'legendChoice';
      options: readonly { id: string; text: string; effects: readonly Effect[] }[];
      origin: Origin;
    }
  | { do: 'flame'; seat: Seat; loss: number }
  | { do: 'dragonCard'; card: number }
  | { do: 'dragonStrikes'; card: number }
  | { do: 'weaken'; fighters: Seat[] };

export interface WalkFrame {
  do: 'walk';
  seat: Seat;
  /** Farmers taken along, and whether that was settled on this space. */
  led: number;
  ledHere: boolean;
  steps: number;
  /** Steps left of a herb. */
  herb: number;
}

export type FreeAction =
  | 'well'
  | 'fog'
  | { buy: Article; gems?: number[] }
  | { buy: 'strength'; count: number; gems?: number[] }
  | { take: Thing }
  | { turnUp: Thing }
  | { drop: Thing }
  | { trade: Seat }
  | { falcon: Seat }
  | { telescope: Space }
  | { useHerb: Thing }
  | { claim: string };

export interface Choices {
  chooseHero: HeroKind;
  arrive: 'move' | 'pass';
  act:
    | 'move'
    | 'pass'
    | 'endDay'
    | { fight: string; with: Seat[] }
    | { clear: Space; with: Seat[] }
    | { lead: 'prince' | 'shieldDwarves' };
  /** `by`: a wineskin, the herb that was begun (`herb`), or a fresh one (`herb3`). */
  walk: 'stop' | { step: Space; by?: Thing } | { farmers: number };
  leadFigure: 'stop' | { step: Space };
  loseGem: number;
  trade: 'done' | 'cancel' | { give: Thing } | { get: Thing };
  agree: 'yes' | 'no';
  share: { to: Seat; gold: number } | { to: Seat; thing: Thing };
  join: 'yes' | 'no';
  rollMode: 'together' | 'single';
  runeDie: 'no' | number;
  rollOn: 'roll' | 'stop';
  flip: 'no' | number | `b${number}`;
  enhance: 'no' | { helm: number } | { brew: number };
  /** A herb, or `no`. */
  herb: Thing;
  suffer: 'take' | 'shield';
  removeRubble: { remove: Thing[] };
  stay: 'stay' | 'leave';
  reward: { to: Seat; gold: number } | { to: Seat; willpower: number };
  shieldCard: 'no' | 'shield';
  split: { split: number[] };
  pay: 'no' | { from: Seat; gold: number } | { from: Seat; willpower: number };
  chooseFarmer: Space;
  chooseHeroes: 'enough' | Seat;
  bargain: 'no' | Seat;
  buyOffer: 'no' | 'willpower' | Article;
  revealFog: 'enough' | Space;
  drink: 'no' | 'drink';
  peek: 'keep' | 'remove';
  legendChoice: string;
  flame: 'take' | 'shield';
  weaken: Seat;
  anytime: FreeAction;
}

export type LineKey = 'objectives' | 'defeated' | 'farmers' | 'gold' | 'strength';

export interface Options {
  legend: LegendName;
  difficulty: Difficulty;
  /** What the black die of the rune stones takes the place of: one die of the hero, or all. */
  runeDie: 'one' | 'all';
  /** Legend 1 teaches fighting step by step. */
  tutorial: boolean;
  /** Legend 1 begins with the arrival of the heroes. */
  prologue: boolean;
}

/** What nobody can tell apart, sorted: the cards of a pile, the tokens that lie face down. */
export interface Unknown {
  fog: string[];
  gem: Thing[];
  runestone: Thing[];
  herb: Thing[];
  rubble: Thing[];
  events: string[];
  tile: number[];
  fate: number[];
  lake: number[];
  dragon: number[];
}

/** Everybody sees everything but the order of decks, what lies face down, and the dice to come. Written out, so that a new secret stays one. */
export type View = Pick<
  State,
  | 'agenda'
  | 'news'
  | 'seats'
  | 'legend'
  | 'difficulty'
  | 'board'
  | 'rules'
  | 'vars'
  | 'cardsDone'
  | 'narrator'
  | 'nMarker'
  | 'result'
  | 'rooster'
  | 'creatures'
  | 'nextId'
  | 'castle'
  | 'farmersSaved'
  | 'defeated'
  | 'defeatedTags'
  | 'farmers'
  | 'wells'
  | 'supply'
  | 'figures'
  | 'nextEvent'
  | 'eventsToday'
  | 'eventsLasting'
  | 'closedEdges'
  | 'closedMerchants'
  | 'fates'
  | 'battle'
  | 'exchanges'
  | 'triggered'
  | 'kills'
> & {
  /** `?` for a face-down token. */
  fog: Record<Space, string>;
  /** `gem?`, `herb?`, `runestone?` for what lies face down. */
  ground: Record<Space, Thing[]>;
  used: { lake: number[]; dragon: number[] };
  unknown: Unknown;
};

export interface Andor {
  frame: Frame;
  choices: Choices;
  options: Options;
  lines: LineKey;
  news: News;
  state: State;
  view: View;
}
