import {
  type Answer,
  asks,
  clone,
  fork,
  type Rng,
  refusal,
  seeded,
  seedOf,
  take,
  totals,
} from '@meadhall/kernel';
import type { AnyGame, AnyRules } from '../anyGame.ts';

const WORLDS = 8;

/**
 * What an answer would bring its seat on the sheet at once, on average over worlds the seat can imagine.
 * Nothing while others answer the same question: their answers would decide, and they are unknown.
 */
export function preview(
  rules: AnyRules,
  view: AnyGame['view'],
  answer: Answer<AnyGame>,
): number | undefined {
  const rng: Rng = seeded(seedOf('preview'));
  let sum = 0;
  for (let i = 0; i < WORLDS; i++) {
    const world = rules.imagine(view, answer.seat, fork(rng));
    if (refusal(rules, world, answer)) return undefined;
    const others = asks(rules, world).some(
      ({ seat, step }) => seat !== answer.seat && step === answer.step,
    );
    if (others) return undefined;
    const next = clone(world);
    take(rules, next, answer);
    sum += pointsOf(rules, next, answer.seat) - pointsOf(rules, world, answer.seat);
  }
  return Math.round((10 * sum) / WORLDS) / 10;
}

const pointsOf = (rules: AnyRules, game: AnyGame['state'], seat: number): number =>
  totals(rules.sheet(game), game.seats.length)[seat] ?? 0;
