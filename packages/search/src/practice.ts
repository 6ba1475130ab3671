import {
  asks,
  at,
  below,
  type GameTypes,
  type Rng,
  type Rules,
  type Seed,
  seeded,
  start,
  take,
  totals,
} from '@meadhall/kernel';
import type { Craft, Habits } from './craft.ts';
import { hurried } from './playout.ts';

/** How long habits are practised. */
export interface Practice {
  /** Numbers of seats that are played in turn. */
  readonly seats: readonly number[];
  readonly steps: number;
  readonly seed: (name: string) => Seed;
}

/** Pairs of games for a step; what is learnt from one alone is mostly noise. */
const PAIRS = 8;
/** How far the two kinds of players of a pair are from each other, for a habit of 0 and beyond its size. */
const SPAN = 0.25;
/** How far habits move in a step at first, as a share of that; towards the end a fifth of it. */
const STRIDE = 0.03;
/** How slowly old steps are forgotten: their direction, and their size. */
const MEMORY = { direction: 0.97, size: 0.995 } as const;
/** A lead, as a share of the points of two players, from which on a larger one is hardly better. */
const CLEAR = 0.2;

/** Where each habit stands in the tables. */
interface Place {
  readonly table: Habits;
  readonly name: string;
}

/**
 * Lets hurried players practise: in every game half of them go by habits that differ a little to one side, the others by
 * such that differ to the other side, and all habits move towards those who did better. The tables of the craft are
 * changed where they lie. Yields after each step. (Spall 1992; the steps are those of Kingma and Ba 2015.)
 */
export function* practice<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  habits: Habits,
  { seats, steps, seed }: Practice,
): Generator<number, void> {
  const places = placesOf(habits);
  const mean = places.map(({ table, name }) => table[name] as number);
  const span = mean.map((value) => SPAN * (1 + Math.abs(value)));
  const direction = mean.map(() => 0);
  const size = mean.map(() => 0);
  const rng = seeded(seed('habits'));
  for (let step = 1; step <= steps; step++) {
    const slope = mean.map(() => 0);
    for (let pair = 0; pair < PAIRS; pair++) {
      const signs = mean.map(() => 2 * below(rng, 2) - 1);
      const shifted = [1, -1].map((to) =>
        mean.map((value, i) => value + 0.5 * to * at(span, i) * at(signs, i)),
      );
      const count = at(seats, pair % seats.length);
      const lead = playPair(rules, craft, count, seed(`${step} ${pair}`), (kind) =>
        change(places, at(shifted, kind)),
      );
      for (let i = 0; i < mean.length; i++) slope[i] = at(slope, i) + lead * at(signs, i);
    }
    const stride = STRIDE * (1 - (0.8 * step) / steps);
    for (let i = 0; i < mean.length; i++) {
      direction[i] = blend(at(direction, i), at(slope, i), MEMORY.direction);
      size[i] = blend(at(size, i), at(slope, i) ** 2, MEMORY.size);
      const sure = at(direction, i) / (1 - MEMORY.direction ** step);
      const usual = Math.sqrt(at(size, i) / (1 - MEMORY.size ** step));
      mean[i] = at(mean, i) + (stride * at(span, i) * sure) / (usual + 1e-9);
    }
    yield step;
  }
  change(places, mean);
}

const blend = (before: number, now: number, memory: number): number =>
  memory * before + (1 - memory) * now;

function placesOf(habits: Habits): Place[] {
  return Object.entries(habits).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ table: habits, name }] : placesOf(value),
  );
}

function change(places: readonly Place[], values: readonly number[]): void {
  for (const [i, { table, name }] of places.entries()) table[name] = at(values, i);
}

/** The same game twice, the two kinds of players on changed seats: how much better the first kind did, -1 to 1. */
function playPair<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  seats: number,
  seed: Seed,
  become: (kind: number) => void,
): number {
  let lead = 0;
  for (const turn of [0, 1]) {
    const points = playOnce(rules, craft, seats, seed, turn, become);
    const mean = (kind: number): number => {
      const theirs = points.filter((_, seat) => (seat + turn) % 2 === kind);
      return theirs.reduce((sum, own) => sum + own, 0) / theirs.length;
    };
    lead += Math.tanh((mean(0) - mean(1)) / Math.max(1, CLEAR * (mean(0) + mean(1))));
  }
  return lead;
}

function playOnce<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  seats: number,
  seed: Seed,
  turn: number,
  become: (kind: number) => void,
): number[] {
  const game = start(rules, { seats, seed });
  const rng: Rng = seeded(seed);
  let now = -1;
  for (let open = asks(rules, game); open.length > 0; ) {
    const ask = at(open, 0);
    const kind = (ask.seat + turn) % 2;
    if (kind !== now) become(kind);
    now = kind;
    open = take(rules, game, hurried(craft, game, ask, rng));
  }
  return totals(rules.sheet(game), seats);
}
