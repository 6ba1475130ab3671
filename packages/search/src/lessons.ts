import {
  asks,
  at,
  type GameTypes,
  type Rules,
  type Seat,
  type Seed,
  seeded,
  start,
  take,
  totals,
} from '@meadhall/kernel';
import type { Craft } from './craft.ts';
import { hurried } from './playout.ts';
import { regression, type Sample, type Weight } from './regression.ts';

/** How well a judgement foretold results in one part of the games. */
export interface Foresight {
  /** Which tenth of the games, from 1. */
  readonly tenth: number;
  readonly positions: number;
  /** Surprise by the results, in bits a position: of the judgement, and of somebody who knows nothing. */
  readonly surprise: number;
  readonly ignorance: number;
  /** What spreads should be divided by: above 1 the judgement is too timid, below 1 too sure. */
  readonly stretch: number;
}

/** What games between hurried players teach about the judgement of a game. */
export interface Lessons {
  readonly foresight: readonly Foresight[];
  /** In points of the final lead: what each thing is worth beyond what the judgement counts for it. */
  readonly things: Readonly<Record<string, Weight>>;
}

interface Moment {
  readonly seat: Seat;
  readonly chances: readonly number[];
  readonly leads: Readonly<Record<string, number>>;
  readonly answered: number;
}

interface Seen extends Moment {
  readonly length: number;
  readonly shares: readonly number[];
  readonly lead: number;
}

/** Answers between two moments that are looked at, in a game without a clock. */
const PAUSE = 9;

/** Plays games in a hurry and learns from them. Yields after each, so that whoever waits can be told. */
export function* lessons<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  { seats, games, seed }: { seats: number; games: number; seed: (game: number) => Seed },
): Generator<number, Lessons> {
  const seen: Seen[] = [];
  for (let i = 0; i < games; i++) {
    seen.push(...oneGame(rules, craft, seats, seed(i)));
    yield i + 1;
  }
  return { foresight: foresightOf(seen), things: thingsOf(seen) };
}

function oneGame<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  seats: number,
  seed: Seed,
): Seen[] {
  const game = start(rules, { seats, seed });
  const rng = seeded(seed);
  const moments: Moment[] = [];
  let answered = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (let open = asks(rules, game); open.length > 0; answered++) {
    const ask = at(open, 0);
    const now = craft.clock ? craft.clock(game) : Math.floor(answered / PAUSE);
    if (now > before)
      moments.push({
        seat: ask.seat,
        chances: craft.evaluate(game),
        leads: leadsOf(craft, game, ask.seat),
        answered,
      });
    before = now;
    open = take(rules, game, hurried(craft, game, ask, rng));
  }
  const winners = rules.winners(game);
  const shares = game.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const points = totals(rules.sheet(game), seats);
  return moments.map((moment) => ({
    ...moment,
    length: answered,
    shares,
    lead: leadOf(points, moment.seat),
  }));
}

/** Own count against the mean of the others. */
function leadOf(counts: readonly number[], seat: Seat): number {
  const own = at(counts, seat);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return own - (all - own) / Math.max(1, counts.length - 1);
}

/** The lead in expected points, and in everything they are counted from. */
function leadsOf<T extends GameTypes>(
  { training }: Craft<T>,
  game: T['state'],
  seat: Seat,
): Record<string, number> {
  if (!training) return {};
  const counts = game.seats.map((_, who) => training.things(game, who));
  const leads: Record<string, number> = { points: leadOf(training.points(game), seat), start: 1 };
  for (const thing of Object.keys(at(counts, seat)))
    leads[thing] = leadOf(
      counts.map((count) => count[thing] ?? 0),
      seat,
    );
  return leads;
}

function thingsOf(seen: readonly Seen[]): Record<string, Weight> {
  const names = Object.keys(at(seen, 0).leads);
  if (names.length === 0) return {};
  const samples = seen.map(
    ({ leads, lead }): Sample => ({ x: names.map((name) => leads[name] ?? 0), y: lead }),
  );
  return Object.fromEntries(regression(samples).map((weight, i) => [at(names, i), weight]));
}

function foresightOf(seen: readonly Seen[]): Foresight[] {
  const tenths = Array.from({ length: 10 }, (): Seen[] => []);
  for (const moment of seen)
    at(tenths, Math.min(9, Math.floor((10 * moment.answered) / moment.length))).push(moment);
  return tenths.flatMap((moments, i) =>
    moments.length === 0
      ? []
      : [
          {
            tenth: i + 1,
            positions: moments.length,
            surprise: surpriseOf(moments, 1),
            ignorance: surpriseOf(moments, 0),
            stretch: bestStretch(moments),
          },
        ],
  );
}

/** Chances as far apart as `stretch` makes them: 0 makes all equal, 1 leaves them as they are. */
function surpriseOf(moments: readonly Seen[], stretch: number): number {
  let bits = 0;
  for (const { chances, shares } of moments) {
    const powers = chances.map((chance) => Math.max(chance, 1e-9) ** stretch);
    const all = powers.reduce((sum, power) => sum + power, 0);
    for (const [seat, power] of powers.entries()) bits -= at(shares, seat) * Math.log2(power / all);
  }
  return bits / moments.length;
}

/** Surprise has a single lowest point: narrow it down. */
function bestStretch(moments: readonly Seen[]): number {
  let low = 0;
  let high = 4;
  while (high - low > 0.01) {
    const one = low + (high - low) / 3;
    const other = high - (high - low) / 3;
    if (surpriseOf(moments, one) < surpriseOf(moments, other)) high = other;
    else low = one;
  }
  return (low + high) / 2;
}
