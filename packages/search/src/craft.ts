import type { Answer, Ask, GameTypes, Rng, Seat } from '@meadhall/kernel';

/** The levels every game has, from a kind beginner to a master. */
export const LEVELS = ['apprentice', 'companion', 'veteran', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Numbers in tables of tables. */
export interface Habits {
  [name: string]: number | Habits;
}

/** What a game knows about playing itself well. The searches know nothing but its rules. */
export interface Craft<T extends GameTypes> {
  /**
   * How likely each seat is to win, 0 to 1, judged from the position alone. In a team game every seat has
   * the team's chance. Asked only while the game goes on.
   */
  evaluate(game: T['state']): number[];
  /** What a sensible player answers in a hurry: the place of an option in `ask.options`. */
  hurry(game: T['state'], ask: Ask<T>, rng: Rng): number;
  /**
   * How promising each option looks, higher is better, any scale. A search tries them in this order and may
   * never get to the last; a race leaves out those of `-Infinity`. Left out: the order of `ask.options`.
   */
  weigh?(game: T['state'], ask: Ask<T>): number[];
  /**
   * Answers a play-out goes on for before the position is judged; in a game with a `clock`, how far that goes.
   * `Infinity`: to the end.
   */
  readonly patience: number;
  /**
   * Counts turns, or rounds: moments that can be compared whatever was answered on the way. Play-outs then end
   * at such a moment, and levels that think ahead race their answers instead of growing a tree.
   */
  clock?(game: T['state']): number;
  /**
   * What the end of a game is worth to each seat, 0 to 1, where winning clearly should count for a little
   * more than winning narrowly. Left out: the seat's share of the victory.
   */
  finish?(game: T['state']): number[];
  /** What its weights can be checked with: the points it expects, and what they are counted from. */
  readonly training?: {
    points(game: T['state']): number[];
    things(game: T['state'], seat: Seat): Readonly<Record<string, number>>;
    /** What hurried players go by: they can practise it. */
    readonly habits?: Habits;
  };
  /** How many play-outs a level makes for a decision, where the usual number does not suit the game. */
  readonly iterations?: { readonly [L in Level]?: number };
}

/** One option a bot has thought about. */
export interface Considered<T extends GameTypes> {
  readonly answer: Answer<T>;
  /** The share of victory the bot expects after it, 0 to 1. */
  readonly value: number;
  /** How often it was tried: how far the value can be trusted. 0: it was only looked at. */
  readonly visits: number;
}

/** What a bot came to: its answer and its reasons. */
export interface Thought<T extends GameTypes> {
  readonly answer: Answer<T>;
  /** The best few options, the answer among them, best first. */
  readonly considered: readonly Considered<T>[];
}

/**
 * A player made of code that can give reasons. It gets what its seat may know, never the state. It stops early,
 * with the best it has, once `enough` says so: time and cancelling are the host's business.
 */
export type Mind<T extends GameTypes> = (
  view: T['view'],
  seat: Seat,
  rng: Rng,
  asked?: readonly Ask<T>[],
  enough?: () => boolean,
) => Thought<T>;
