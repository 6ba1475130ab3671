// The whole of a match: its state, what may be seen of it, and its options.
import type { Rng, Seat } from '@meadhall/kernel';
import type { Choices } from './choices.ts';
import type { Frame } from './frames.ts';
import type { LegendName } from './legends/legends.ts';
import type { Difficulty, Legend, Letter, RuleFlag, VarValue } from './legends/schema.ts';
import type { News } from './news.ts';
import type { Battle, Creature, Fate, Hero, Piles, Scripted, Thing } from './pieces.ts';
import type { BoardName } from './tables/boards.ts';
import type { Figure, Kind } from './tables/creatures.ts';
import type { Article } from './tables/heroes.ts';
import type { Space } from './tables/place.ts';

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
