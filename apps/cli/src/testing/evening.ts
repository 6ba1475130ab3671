import { cli, type Outcome } from './cli.ts';
import type { World } from './io.ts';

/** A terminal with a person in front of it. */
export const TERMINAL = { in: true, out: true, err: true };

/** What wipes the screen and what can be scrolled back to. */
export const WIPE = '\u001b[2J\u001b[3J\u001b[H';

export const times = (count: number, line: string): string[] =>
  Array.from({ length: count }, () => line);

/** A duel of Anna against a greedy Ben, with what Anna types. */
export const duel = (lines: readonly string[], flags = '', world: World = {}): Promise<Outcome> =>
  cli(`play toy-duel --seed 3 --names Anna,Ben ${flags}`, { lines, ...world });

export interface Saved {
  names: string[];
  players: string[];
  answers: { seat: number; step: string; choice: unknown }[];
  result: { hash: string };
}

/** The match that was written to a file. */
export const saved = ({ files }: Outcome, path = 'm.json'): Saved =>
  JSON.parse(files.get(path) ?? 'null') as Saved;
