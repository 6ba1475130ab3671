import {
  type Answer,
  asks,
  at,
  fork,
  type GameTypes,
  type Rng,
  type Rules,
  type Seat,
  same,
} from '@meadhall/kernel';
import { analyst } from './analyst.ts';
import { chances } from './chances.ts';
import type { Considered, Craft } from './craft.ts';

/** One decision of a finished match, judged with what its seat knew then. */
export interface Judged<T extends GameTypes> {
  /** Number of the answer, from 1. */
  readonly n: number;
  readonly seat: Seat;
  readonly answer: Answer<T>;
  /** How many answers there were to choose from. */
  readonly options: number;
  /** The share of victory the played answer promised, and what it left on the table. */
  readonly value: number;
  readonly loss: number;
  /** Whether the loss is larger than what the play-outs may err by. */
  readonly sure: boolean;
  /** The best few, best first. */
  readonly best: readonly Considered<T>[];
}

/** Where the difference between a seat's chance at the start and its result came from. They add up. */
export interface Balance {
  readonly seat: Seat;
  readonly start: number;
  /** Own mistakes: never above 0. */
  readonly mistakes: number;
  /** What the mistakes of others brought: never below 0. */
  readonly gifts: number;
  /** All the rest: the dice, the deck, and bids nobody could foresee. */
  readonly luck: number;
  readonly result: number;
}

export interface Analysis<T extends GameTypes> {
  /** Chances of all seats in every position, the first included, as a spectator would say. */
  readonly curve: readonly (readonly number[])[];
  readonly decisions: readonly Judged<T>[];
  readonly balance: readonly Balance[];
}

/** How thoroughly a match is looked at. */
export interface Care {
  /** Play-outs for a decision; more where there are many answers. */
  readonly iterations: number;
  /** Worlds for a point of the curve. */
  readonly worlds: number;
}

/** Visits every answer gets, so that the played one can be compared. */
const LEAST = 12;
const SHOWN = 3;

/**
 * Judges a finished match, answer by answer. Each decision is looked at with the view its seat had then, never
 * with the position behind it. Yields after every answer, so that whoever waits can be told, or stop.
 */
export function* analyse<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  match: { positions: readonly T['state'][]; answers: readonly Answer<T>[] },
  { iterations, worlds }: Care,
  rng: Rng,
): Generator<number, Analysis<T>> {
  const { positions, answers } = match;
  const decisions: Judged<T>[] = [];
  const curve: number[][] = [];
  const spectators = (game: T['state']) =>
    chances(rules, craft, { view: rules.view(game, null), viewer: null }, fork(rng), worlds);
  for (const [i, answer] of answers.entries()) {
    const game = at(positions, i);
    curve.push(spectators(game));
    const judged = judge(rules, craft, game, answer, iterations, fork(rng));
    if (judged) decisions.push({ n: i + 1, ...judged });
    yield i + 1;
  }
  const end = at(positions, answers.length);
  const over = asks(rules, end).length === 0;
  curve.push(over ? shares(rules, end) : spectators(end));
  return { curve, decisions, balance: balanceOf(curve, decisions, rules.together === true) };
}

/** A decision there was something to decide in. */
function judge<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  game: T['state'],
  answer: Answer<T>,
  iterations: number,
  rng: Rng,
): Omit<Judged<T>, 'n'> | undefined {
  const { seat } = answer;
  const asked = asks(rules, game).filter((ask) => ask.seat === seat);
  const options = asked.reduce((sum, ask) => sum + ask.options.length, 0);
  if (options < 2) return undefined;
  const mind = analyst(rules, craft, {
    iterations: Math.max(iterations, 2 * LEAST * options),
    least: LEAST,
  });
  const { considered } = mind(rules.view(game, seat), seat, rng, asked);
  const best = [...considered].sort((a, b) => b.value - a.value);
  const played = considered.find((it) => same(it.answer, answer));
  if (!played) return undefined;
  const first = at(best, 0);
  const loss = first.value - played.value;
  const doubt = Math.sqrt(variance(first) + variance(played));
  const sure = loss > 2 * doubt;
  return { seat, answer, options, value: played.value, loss, sure, best: best.slice(0, SHOWN) };
}

/** How far a mean of so many play-outs may be off, squared. */
const variance = <T extends GameTypes>({ value, visits }: Considered<T>): number =>
  visits === 0 ? 1 : Math.max(value * (1 - value), 0.01) / visits;

function shares<T extends GameTypes>(rules: Rules<T>, game: T['state']): number[] {
  const winners = rules.winners(game);
  return game.seats.map((_, seat) => {
    if (!winners.includes(seat)) return 0;
    return rules.together ? 1 : 1 / winners.length;
  });
}

/** Only what is surely a mistake counts as one; what it cost, the others share. */
function balanceOf<T extends GameTypes>(
  curve: readonly (readonly number[])[],
  decisions: readonly Judged<T>[],
  together: boolean,
): Balance[] {
  const first = at(curve, 0);
  const last = at(curve, curve.length - 1);
  const others = Math.max(1, first.length - 1);
  return first.map((start, seat) => {
    let mistakes = 0;
    let gifts = 0;
    for (const { seat: by, loss, sure } of decisions) {
      if (!sure) continue;
      if (by === seat || together) mistakes -= loss;
      else gifts += loss / others;
    }
    const result = at(last, seat);
    return { seat, start, mistakes, gifts, luck: result - start - mistakes - gifts, result };
  });
}
