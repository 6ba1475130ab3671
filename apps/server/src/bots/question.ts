import type { Level } from '@meadhall/protocol';

/** What a bot is told: what its seat may know, and nothing else. */
export interface Question {
  readonly game: string;
  /** A legend of somebody's own, or nothing. */
  readonly legend: unknown;
  readonly level: Level;
  readonly seat: number;
  readonly view: Record<string, unknown>;
  readonly asks: readonly { seat: number; step: string; options: readonly unknown[] }[];
  /** 32 hexadecimal digits for its own dice. */
  readonly seed: string;
}

export interface Answered {
  readonly step: string;
  readonly choice: unknown;
  readonly milliseconds: number;
}

export type Thought = Answered | { readonly error: string };

/** A bot that has not answered by then is given up, and somebody simpler answers. */
export const PATIENCE = 8_000;
