import type { Answer, Seat, Seed } from '@meadhall/kernel';
import type { Level } from '@meadhall/protocol';
import type { AnyGame } from '../anyGame.ts';

export type LocalSeat =
  | { kind: 'me'; name: string }
  | { kind: 'bot'; name: string; level: Level; tookOver?: true };

/** What a match in this browser is made from. */
export interface LocalSetup {
  game: string;
  options: AnyGame['options'];
  seats: LocalSeat[];
}

/** A match as this browser keeps it: its setup and its answers are all there is to it. */
export interface KeptMatch extends LocalSetup {
  id: string;
  version: number;
  seed: Seed;
  answers: Answer<AnyGame>[];
  /** Entries of the record so far: answers, and those taken back as well. */
  n: number;
  createdAt: number;
  /** When the last entry was made. */
  since: number;
  phase: 'playing' | 'over' | 'abandoned';
  waiting: Seat[];
  result?: { totals: number[]; winners: Seat[] };
  rematch?: string;
  /** The match on the server it was shared as. */
  sharedAs?: string;
}

/** Where matches are kept. */
export interface Keeper {
  all(): Promise<KeptMatch[]>;
  get(id: string): Promise<KeptMatch | undefined>;
  put(match: KeptMatch): Promise<void>;
  remove(id: string): Promise<void>;
}
