import {
  type Answer,
  type Ask,
  brief,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
  seeded,
  seedOf,
  type Viewer,
} from '@meadhall/kernel';
import { LIMIT, type Passed, randomPositions } from './random.ts';

/** What a game says about itself, so that the laws can be checked. */
export interface Spec<T extends GameTypes> {
  /** The seat counts to try; every one the rules allow, unless said otherwise. */
  seats?: readonly number[];
  /** The sets of options to try; only the defaults, unless said otherwise. */
  options?: readonly Partial<T['options']>[];
  /** Random games for each seat count, set of options and law: 6, unless said otherwise. */
  games?: number;
  /** Looks at every n-th position only: for games of many hundred answers. */
  every?: number;
  /** A game with more answers than this is taken for endless: 20,000, unless said otherwise. */
  limit?: number;
  /** How many of the options are tried at a position; 12, unless said otherwise. */
  breadth?: number;
  /** What never appears or vanishes: the same at every position of a match. */
  conserved(game: T['state']): unknown;
  /**
   * Re-deals, in place, what the viewer cannot know: shuffles decks, swaps hidden hands, replaces
   * secret answers by other legal ones. Written without `imagine`, whose mistakes it is to find.
   */
  redeal?(game: T['state'], viewer: Viewer, rng: Rng): void;
  /** Said by a game that hides nothing but the dice to come, instead of `redeal`. */
  noSecrets?: true;
  /**
   * Paths into the state, such as `deck` and `seats.*.hand`, that a viewer who does not own them has
   * to imagine; each must be seen to differ from the truth.
   */
  secrets?: readonly string[];
  /** The cards, heroes, tiles, events and spaces that must come up in random play. */
  components?: Components<T>;
}

/** What must come up in random play, how to see it in a state, and why some of it does not. */
export interface Components<T extends GameTypes> {
  all: readonly string[];
  seen(game: T['state']): Iterable<string>;
  /** Component -> the reason why random play does not show it. */
  missing?: Readonly<Record<string, string>>;
  /** Random games at each table to look through before giving up: 200, unless said otherwise. */
  games?: number;
}

/** What is wrong, in words; nothing if all is well. */
export type Problem = string | undefined;

/** The table a law is checked at. */
export interface Hall<T extends GameTypes> {
  rules: Rules<T>;
  spec: Spec<T>;
  seats: number;
  options: object;
}

/** A position of a random game, and a generator for what the law itself draws. */
export interface Position<T extends GameTypes> extends Passed<T> {
  rng: Rng;
}

/** A law at work: it looks at positions, and may have a last word when all games are over. */
export interface Inspector<T extends GameTypes> {
  at(position: Position<T>): Problem;
  afterwards?(): Problem;
}

/** A law: its name, and how it is checked at a table. */
export interface Law {
  name: string;
  inspect<T extends GameTypes>(hall: Hall<T>): Inspector<T>;
}

/** A law is broken: which, how, and where, so that it can be seen again. */
export class BrokenLaw extends Error {
  override readonly name = 'BrokenLaw';
}

const GAMES = 6;

/** Plays random games at one table and throws at the first position that breaks the law. */
export function uphold<T extends GameTypes>(law: Law, hall: Hall<T>): void {
  const { games = GAMES, every = 1 } = hall.spec;
  const inspector = law.inspect(hall);
  for (let seed = 1; seed <= games; seed++) {
    const rng = seeded(seedOf(`${law.name} ${hall.seats} ${seed}`));
    visit(law.name, hall, seed, (passed) => {
      const { open, answered } = passed;
      const passesBy = (answered.length + seed) % every !== 0;
      if (passesBy && answered.length > 0 && open.length > 0) return undefined;
      return inspector.at({ ...passed, rng });
    });
  }
  const problem = inspector.afterwards?.();
  if (problem)
    throw new BrokenLaw(`${law.name}: ${problem}; seeds 1 to ${games}, ${calledTable(hall)}`);
}

/** Plays one random game; the first problem on the way becomes a `BrokenLaw` that says where. */
export function visit<T extends GameTypes>(
  law: string,
  hall: Hall<T>,
  seed: number,
  look: (passed: Passed<T>) => Problem,
): void {
  const { rules, seats, options, spec } = hall;
  const answered: Answer<T>[] = [];
  let open: readonly Ask<T>[] | null = null;
  try {
    const match = { seats, options, seed, limit: spec.limit ?? LIMIT };
    for (const passed of randomPositions(rules, match, answered)) {
      open = passed.open;
      const problem = look(passed);
      if (problem) throw new Error(problem);
      open = null;
    }
  } catch (cause) {
    const latest = answered.at(-1);
    const step = `after ${answered.length} answers (${latest ? named(latest) : 'the start'})`;
    const where = `seed ${seed}, ${calledTable(hall)}, ${step}${open ? `, asked: ${asked(open)}` : ''}`;
    throw new BrokenLaw(`${law}: ${said(cause)}; ${where}`, { cause });
  }
}

/** The tables a game is to be tried at: each seat count with each set of options. */
export function tables<T extends GameTypes>(rules: Rules<T>, spec: Spec<T>): Hall<T>[] {
  const { min, max } = rules.seats;
  const seatCounts = spec.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return seatCounts.flatMap((seats) =>
    (spec.options ?? [{}]).map((options) => ({ rules, spec, seats, options })),
  );
}

/** A table in words: `3 seats`, or `3 seats, options {"thingvellir":true}`. */
export function calledTable({ seats, options }: { seats: number; options: object }): string {
  return `${seats} seats${Object.keys(options).length > 0 ? `, options ${brief(options)}` : ''}`;
}

/** An error in one line, with its kind where that says something. */
export function said(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}

/** An answer in one line: `2 pickCard {"card":"aral"}`. */
export const named = (answer: { seat: unknown; step: unknown; choice: unknown }): string =>
  `${String(answer.seat)} ${String(answer.step)} ${brief(answer.choice)}`;

/** Everybody who may look: the spectator and each seat. */
export const viewers = (seats: number): Viewer[] => [
  null,
  ...Array.from({ length: seats }, (_, seat): Seat => seat),
];

export const calledViewer = (viewer: Viewer): string =>
  viewer === null ? 'the spectator' : `seat ${viewer}`;

function asked<T extends GameTypes>(open: readonly Ask<T>[]): string {
  return open.map(({ seat, step }) => `${seat} ${String(step)}`).join(', ') || 'nobody';
}
