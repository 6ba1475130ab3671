// How the masters came by their manners: many are tried on the same seeds, and those that do best are tried again.
import { asks, below, type Rng, type Seed, seeded, start, take } from '@meadhall/kernel';
import { andor } from '../andor.ts';
import type { State } from '../model.ts';
import { type Manner, WISE } from './manners.ts';
import { endWorth } from './progress.ts';
import { advise } from './team.ts';

/** What is played to learn from. */
export interface Lesson {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: (name: string) => Seed;
  /** What is to be bettered. */
  readonly usual: Manner;
}

export interface Learnt {
  readonly manner: Manner;
  /** Won with it, and with the usual one, of games that had no part in choosing it. */
  readonly won: number;
  readonly before: number;
  readonly games: number;
}

export interface Course {
  /** Manners that are tried, and games for each of them; then fewer, with more. */
  readonly rounds: readonly { readonly manners: number; readonly games: number }[];
  /** Games that decide in the end. */
  readonly proof: number;
}

const USUAL: Course = {
  rounds: [
    { manners: 24, games: 20 },
    { manners: 6, games: 60 },
    { manners: 2, games: 140 },
  ],
  proof: 300,
};

/** Standard errors by which a manner has to be better. */
const DOUBT = 2;

/** What a hero of a new manner may think like; the wise are in between. */
const CHOICES = {
  foresight: [3, 4, 6],
  thrift: [0.5, 1, 1.5],
  greed: [0.5, 1, 1.5, 2],
  curiosity: [0, 1, 2, 3, 5, 7],
  kindness: [4, 8, 12, 20],
  caution: [0.4, 0.5, 0.65],
  overtime: [0, 1, 2, 3],
} as const;

/** The best of some manners for a legend and so many heroes; the usual one unless another is surely better. */
export function* school(
  lesson: Lesson,
  { rounds, proof }: Course = USUAL,
): Generator<number, Learnt> {
  const { usual } = lesson;
  const rng = seeded(lesson.seed('manners'));
  const others = Math.max(...rounds.map(({ manners }) => manners)) - 1;
  let tried = [usual, ...Array.from({ length: others }, () => another(rng))].map((manner) => ({
    manner,
    worth: 0,
  }));
  let n = 0;
  for (const { manners, games } of rounds) {
    tried = tried.sort((a, b) => b.worth - a.worth).slice(0, manners);
    for (const end = n + games; n < end; n++) {
      for (const one of tried) one.worth += endWorth(played(lesson, n, one.manner));
      yield n;
    }
  }
  const { manner } = tried.reduce((a, b) => (b.worth > a.worth ? b : a));
  let won = 0;
  let before = 0;
  let apart = 0;
  for (const end = n + proof; n < end; n++) {
    const one = Number(played(lesson, n, manner).result === 'won');
    const other = Number(played(lesson, n, usual).result === 'won');
    won += one;
    before += other;
    apart += (one - other) ** 2;
    yield n;
  }
  const isBetter = won - before > DOUBT * Math.sqrt(apart);
  return isBetter
    ? { manner, won, before, games: proof }
    : { manner: usual, won: before, before, games: proof };
}

function another(rng: Rng): Manner {
  const drawn = Object.entries(CHOICES).map(([name, from]) => [
    name,
    from[below(rng, from.length)],
  ]);
  return { ...WISE, ...Object.fromEntries(drawn) };
}

/** A whole match of heroes who are all alike. */
export function played(
  { seats, options, seed }: Omit<Lesson, 'usual'>,
  n: number,
  manner: Manner,
): State {
  const game = start(andor, { seats, seed: seed(`game ${n}`), options });
  let open = asks(andor, game);
  while (open.length > 0) {
    const { seat } = open.find(({ step }) => step !== 'anytime') ?? open[0]!;
    const mine = open.filter((ask) => ask.seat === seat);
    open = take(andor, game, advise(andor.view(game, seat), mine, manner));
  }
  return game;
}
