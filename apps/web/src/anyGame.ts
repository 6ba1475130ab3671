import type { GameTypes, Rng, Rules, Seat } from '@meadhall/kernel';
import type { Craft, Level, Mind } from '@meadhall/search';
import type { TableGame } from '@meadhall/table-ui';
import type { Language, Words } from '@meadhall/words';

/** Any of the games, for whoever works with all of them: what a choice or a view holds is the game's own business. */
export interface AnyGame extends GameTypes {
  frame: { readonly do: string; readonly seat?: Seat };
  choices: Record<string, unknown>;
  options: Record<string, boolean | number | string>;
  lines: string;
  news: { readonly say: string; readonly only?: Seat };
  state: {
    agenda: AnyGame['frame'][];
    seats: readonly unknown[];
    rng: Rng;
    news: AnyGame['news'][];
  };
  view: Record<string, unknown>;
}

export type AnyRules = Rules<AnyGame>;
export type AnyTable = TableGame<AnyGame>;
type AnyWords = Readonly<Record<Language, Words<AnyGame>>>;

/** What plays a game without anybody looking: its rules, its words, and what it knows about playing itself. */
export interface Played {
  rules: AnyRules;
  words: AnyWords;
  craft: Craft<AnyGame> | null;
  /** Minds of its own for some levels. */
  minds: { readonly [L in Level]?: Mind<AnyGame> };
  /** Reads a final position from the physical table. */
  readPosition: ((given: unknown) => { game: AnyGame['state']; names: string[] }) | null;
}

// The one place where the types of a particular game are let go of.
export const anyTable = (game: unknown): AnyTable => game as AnyTable;
export const anyPlayed = (game: { [K in keyof Played]: unknown }): Played => game as Played;
