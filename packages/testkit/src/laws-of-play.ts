import {
  type Answer,
  at,
  below,
  canonical,
  clauseOf,
  clone,
  type GameTypes,
  IllegalAnswer,
  play,
  type Refusal,
  type Rng,
  type Rules,
  refusal,
  same,
  shuffle,
  take,
} from '@meadhall/kernel';
import { type Law, named, type Position, type Problem, said } from './law.ts';
import { difference, oddity, sent } from './plain.ts';
import { twisted } from './twisted.ts';

/** Ask twice rather than offer more than this at once. */
const MOST_OPTIONS = 200;
const BREADTH = 12;

const offersAreClear: Law = {
  name: 'options are few, plain and distinct, and rest on a clause',
  inspect: ({ rules }) => ({
    at({ open }) {
      for (const { seat, step, options } of open) {
        const question = `${seat} ${String(step)}`;
        if (!clauseOf(rules, step)?.trim()) return `${question} rests on no clause`;
        if (options.length > MOST_OPTIONS) return `${question} has ${options.length} options`;
        const texts = new Set<string>();
        for (const option of options) {
          const odd = oddity(option, `an option of ${question}`);
          if (odd) return odd;
          const text = canonical(option);
          if (texts.has(text)) return `${question} offers ${text} twice`;
          texts.add(text);
        }
      }
      return undefined;
    },
  }),
};

const offersHold: Law = {
  name: 'every offered option is accepted',
  inspect: ({ rules, spec: { breadth = BREADTH } }) => ({
    at({ game, open, rng }) {
      const offered = open.flatMap(({ seat, step, options }) =>
        options.map((choice) => ({ seat, step, choice })),
      );
      for (const answer of sample(rng, offered, breadth)) {
        const problem = notTaken(rules, game, answer);
        if (problem) return `${named(answer)} is offered but ${problem}`;
      }
      return undefined;
    },
  }),
};

const nothingElseHolds: Law = {
  name: 'nothing but what is offered is accepted',
  inspect: ({ rules, seats, spec: { breadth = BREADTH } }) => ({
    at(position) {
      const { game, rng } = position;
      const before = clone(game);
      const names = [...Object.keys(rules.steps), 'anytime', 'no such step', '__proto__'];
      const wrong = [...wrongAnswers(position, seats, names)];
      for (const [answer, reason] of sample(rng, wrong, 3 * breadth)) {
        const problem = notRefused(rules, game, answer, reason);
        if (problem) return `${named(answer)} is not offered but ${problem}`;
        const trace = difference(game, before);
        if (trace) return `refusing ${named(answer)} changes the state at ${trace}`;
      }
      return undefined;
    },
  }),
};

export const LAWS_OF_PLAY: readonly Law[] = [offersAreClear, offersHold, nothingElseHolds];

interface AnyAnswer {
  seat: unknown;
  step: unknown;
  choice: unknown;
}

function notTaken<T extends GameTypes>(
  rules: Rules<T>,
  game: T['state'],
  offered: AnyAnswer,
): Problem {
  const answer = sent(offered) as Answer<T>;
  try {
    const next = play(rules, game, answer);
    const touched = difference(answer, sent(offered));
    if (touched) return `changes the answer itself: ${touched}`;
    const copy = clone(game);
    take(rules, copy, answer);
    const apart = difference(copy, next);
    return apart ? `leads elsewhere when taken in place: ${apart}` : oddity(next);
  } catch (error) {
    return error instanceof IllegalAnswer ? `refused: ${error.message}` : `fails: ${said(error)}`;
  }
}

function notRefused<T extends GameTypes>(
  rules: Rules<T>,
  game: T['state'],
  answer: AnyAnswer,
  reason: Refusal,
): Problem {
  try {
    const refused = refusal(rules, game, answer);
    if (!refused) return 'accepted';
    if (refused.reason !== reason) return `refused as ${refused.reason} instead of ${reason}`;
    return reason === 'notOffered' && !refused.clause?.trim()
      ? 'refused without a clause'
      : undefined;
  } catch (error) {
    return `refusing it fails: ${said(error)}`;
  }
}

/** Answers nobody may give at a position, each with the reason it must be refused for. */
function* wrongAnswers<T extends GameTypes>(
  { open, answered, rng }: Position<T>,
  seats: number,
  steps: readonly string[],
): Generator<[AnyAnswer, Refusal]> {
  const latest = answered.at(-1)?.choice;
  if (open.length === 0) {
    for (const step of steps) yield [{ seat: 0, step, choice: latest }, 'gameOver'];
    return;
  }
  const offered = at(open, below(rng, open.length));
  const { step } = offered;
  const choice: unknown = at(
    offered.options as readonly unknown[],
    below(rng, offered.options.length),
  );

  const asked = new Set<unknown>(open.map(({ seat }) => seat));
  const strangers = [-1, seats, 0.5, null, String(offered.seat), undefined, [offered.seat]];
  for (const seat of [...Array(seats).keys(), ...strangers])
    if (!asked.has(seat)) yield [{ seat, step, choice }, 'notAsked'];

  for (const { seat } of open) {
    const mine = open.filter((ask) => ask.seat === seat);
    for (const name of steps)
      if (!mine.some((ask) => ask.step === name)) yield [{ seat, step: name, choice }, 'otherStep'];
  }

  const elsewhere = open.flatMap(({ options }) => options as readonly unknown[]);
  const { seat, options } = offered;
  for (const other of [...twisted(choice), ...elsewhere, latest])
    if (!options.some((option) => same(option, other)))
      yield [{ seat, step, choice: other }, 'notOffered'];
}

/** So many of the items, any of them; all if there are no more. */
function sample<I>(rng: Rng, items: readonly I[], most: number): readonly I[] {
  return items.length <= most ? items : shuffle(rng, [...items]).slice(0, most);
}
