import type { OptionSpecs, SeatRange } from './options.ts';
import type { Rng } from './rng.ts';
import type { Line } from './sheet.ts';

/** Place at the table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, or `null` for a spectator, who knows what everybody knows. */
export type Viewer = Seat | null;

/** Number of a rule as printed in RULES.md, such as `NID-9.3`. */
export type Clause = string;

/** The types one game brings along, bundled so that signatures carry a single parameter. */
export interface GameTypes {
  /** One entry of the agenda: the name of a step and the plain data it works on. */
  frame: { readonly do: string; readonly seat?: Seat };
  /** Step name -> what a seat may answer. A step that is not listed runs by itself. */
  choices: object;
  /** Option name -> its value: the variants chosen before the match. `Record<never, never>`: none. */
  options: object;
  /** Names of the lines of the score sheet. */
  lines: string;
  /** Facts a difference of two views cannot show, told while steps run; `only` one seat may hear. */
  news: { readonly say: string; readonly only?: Seat };
  /** Plain JSON data. `agenda` holds what is still to be done; its last entry comes first. */
  state: {
    agenda: GameTypes['frame'][];
    seats: readonly unknown[];
    rng: Rng;
    /** What was told since the last answer. */
    news: GameTypes['news'][];
  };
  /** What one viewer may know of the state. Read-only: it may share parts with the state. */
  view: object;
}

export type FrameOf<T extends GameTypes, K> = Extract<T['frame'], { do: K }>;

/** A step the game carries out by itself. */
export interface Automatic<T extends GameTypes, K> {
  run(game: T['state'], frame: FrameOf<T, K>): void;
}

/** A step that waits for an answer: of `frame.seat`, or of every seat if the frame names none. */
export interface Decision<T extends GameTypes, K extends keyof T['choices']> {
  /** The rule that says what may be answered; a refusal cites it. */
  readonly clause: Clause;
  /**
   * A single option of a single seat is taken without asking, and no anytime action fits in between.
   * Never where that betrays a hand.
   */
  readonly forced?: true;
  /** The law: everything `seat` may answer. A seat without options is not asked; nobody asked, the step is skipped. */
  options(game: T['state'], frame: FrameOf<T, K>, seat: Seat): readonly T['choices'][K][];
  /** Carries out one of the options. The frame has left the agenda; put it back to go on asking. */
  take(game: T['state'], frame: FrameOf<T, K>, choice: T['choices'][K], seat: Seat): void;
  /** The rule that forbids a choice which was not offered, where it is another than `clause`. */
  forbids?(game: T['state'], frame: FrameOf<T, K>, choice: unknown, seat: Seat): Clause;
}

/** What a seat may do whatever the table is waiting for; the frame is the open one and stays. */
export interface Anytime<T extends GameTypes> {
  readonly clause: Clause;
  options(game: T['state'], frame: T['frame'], seat: Seat): readonly AnytimeChoice<T>[];
  take(game: T['state'], frame: T['frame'], choice: AnytimeChoice<T>, seat: Seat): void;
  forbids?(game: T['state'], frame: T['frame'], choice: unknown, seat: Seat): Clause;
}
type AnytimeChoice<T extends GameTypes> = T['choices'] extends { anytime: infer C } ? C : never;

/** One entry for each step a frame can name: a decision if it has choices, else automatic. */
export type Steps<T extends GameTypes> = {
  readonly [K in T['frame']['do']]: K extends keyof T['choices'] ? Decision<T, K> : Automatic<T, K>;
};

/** What `setup` builds a state from; seat count and options have been checked. */
export interface Setup<T extends GameTypes> {
  seats: number;
  options: T['options'];
  rng: Rng;
}

/** Everything the platform needs to host a game. */
export interface Rules<T extends GameTypes> {
  readonly id: string;
  /** Raised whenever the same seed and answers could lead to another state. */
  readonly version: number;
  readonly seats: SeatRange;
  /** All seats win or lose together. */
  readonly together?: true;
  /**
   * The steps that are answered aloud: everybody knows what could be answered and hears the choice, which may be told.
   * Without it a choice is known by what the table shows and the news say, and no more.
   */
  readonly aloud?: 'everything' | readonly (keyof T['choices'] & string)[];
  /** The variants, described as data, so that a client can draw a form. */
  readonly options: OptionSpecs<T['options']>;
  readonly steps: Steps<T>;
  readonly anytime?: Anytime<T>;
  setup(table: Setup<T>): T['state'];
  /** What a viewer may know, field by field; never `rng`, never what the seat cannot see. */
  view(game: T['state'], viewer: Viewer): T['view'];
  /** A full state that the viewer cannot tell from the real one; bots search on these only. */
  imagine(view: T['view'], viewer: Viewer, rng: Rng): T['state'];
  /** The score, line by line, each with its clause. At any moment: what it would be now. */
  sheet(game: T['state']): Line<T['lines']>[];
  /** Who has won; several seats share a victory. Meaningful once nothing is asked any more. */
  winners(game: T['state']): Seat[];
}

/** Whether everybody may be told what was chosen. */
export const isAloud = <T extends GameTypes>({ aloud = [] }: Rules<T>, step: string): boolean =>
  aloud === 'everything' || (aloud as readonly string[]).includes(step);

/** What the table waits for: one entry for each seat and step that may be answered now. */
export type Ask<T extends GameTypes> = {
  [K in keyof T['choices']]: { seat: Seat; step: K; options: readonly T['choices'][K][] };
}[keyof T['choices']];

/** A seat's reply to an ask. A match is its setup and the list of its answers. */
export type Answer<T extends GameTypes> = {
  [K in keyof T['choices']]: { seat: Seat; step: K; choice: T['choices'][K] };
}[keyof T['choices']];
