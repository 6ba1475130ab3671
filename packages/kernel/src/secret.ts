import { clockwise } from './agenda.ts';
import { BrokenRules, remove } from './check.ts';
import { clone } from './json.ts';
import type { Clause, Decision, FrameOf, GameTypes, Seat, Viewer } from './rules.ts';

/** Part of a frame that collects secret answers. */
export interface Secret<C> {
  /** One per seat: null until it is given, and for ever if the seat takes no part. */
  answers: (C | null)[];
  /** The seats that still have to answer. */
  open: Seat[];
}

/** A fresh round of secret answers, of all seats or of those named. */
export function unanswered(seats: number, open?: readonly Seat[]): Secret<never> {
  const answers: null[] = [];
  const all: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    answers.push(null);
    all.push(seat);
  }
  return { answers, open: open ? [...open] : all };
}

/** A decision several seats take in secret; `reveal` runs once the last answer is in. */
export function secretly<T extends GameTypes, K extends keyof T['choices']>(step: {
  clause: Clause;
  options(game: T['state'], frame: FrameOf<T, K>, seat: Seat): readonly T['choices'][K][];
  reveal(game: T['state'], frame: FrameOf<T, K>): void;
  forbids?(game: T['state'], frame: FrameOf<T, K>, choice: unknown, seat: Seat): Clause;
}): FrameOf<T, K> extends Secret<T['choices'][K]> ? Decision<T, K> : never {
  type C = T['choices'][K];
  type F = FrameOf<T, K> & Secret<C>;
  return {
    ...step,
    options(game: T['state'], frame: F, seat: Seat) {
      if (frame.open.length === 0) throw new BrokenRules(`${frame.do}: nobody is asked`);
      if (!frame.open.includes(seat)) return [];
      const options = step.options(game, frame, seat);
      if (options.length === 0)
        throw new BrokenRules(`${frame.do}: nothing to answer for seat ${seat}`);
      return options;
    },
    take(game: T['state'], frame: F, choice: C, seat: Seat) {
      frame.answers[seat] = choice;
      remove(frame.open, seat);
      if (frame.open.length > 0) game.agenda.push(frame);
      else step.reveal(game, frame);
    },
  } as never;
}

/** Part of the frame of an interrupt window: what `by` has announced waits for everybody's word. */
export interface Window<C> extends Secret<C | 'pass'> {
  by: Seat;
}

/** A fresh window on something `by` does: everybody is asked, or those named. */
export function openWindow(seats: number, by: Seat, open?: readonly Seat[]): Window<never> {
  return { ...unanswered(seats, open), by };
}

/**
 * An interrupt window. Everyone named answers, `pass` included, whatever they hold: a missing
 * question would betray a hand. The first who did not pass, clockwise after `by`, reacts; the
 * others keep what they meant to do and are asked again if `react` puts the window back.
 */
export function interrupt<T extends GameTypes, K extends keyof T['choices']>(step: {
  clause: Clause;
  /** What a seat may do besides passing. */
  reactions(game: T['state'], frame: FrameOf<T, K>, seat: Seat): readonly Reaction<T, K>[];
  react(game: T['state'], frame: FrameOf<T, K>, choice: Reaction<T, K>, seat: Seat): void;
  /** What follows if nobody had anything to say. */
  passed?(game: T['state'], frame: FrameOf<T, K>): void;
  forbids?(game: T['state'], frame: FrameOf<T, K>, choice: unknown, seat: Seat): Clause;
}): FrameOf<T, K> extends Window<Reaction<T, K>> ? Decision<T, K> : never {
  return secretly<T, K>({
    ...step,
    options: (game, frame, seat) =>
      ['pass', ...step.reactions(game, frame, seat)] as T['choices'][K][],
    reveal(game, frame) {
      const { answers, by } = frame as unknown as Window<Reaction<T, K>>;
      for (const seat of clockwise(answers.length, by)) {
        const answer = answers[seat] ?? 'pass';
        if (answer !== 'pass') return step.react(game, frame, answer as Reaction<T, K>, seat);
      }
      step.passed?.(game, frame);
    },
  }) as never;
}
type Reaction<T extends GameTypes, K extends keyof T['choices']> = Exclude<T['choices'][K], 'pass'>;

/** A frame as one viewer sees it: an answer of somebody else is only known to exist. */
export type Veiled<F> =
  F extends Secret<infer C> ? Omit<F, 'answers'> & { answers: (C | null | 'veiled')[] } : F;

/** The agenda as a viewer may know it. Frames without secret answers are shared, not copied. */
export function veil<F extends object>(agenda: readonly F[], viewer: Viewer): Veiled<F>[] {
  return mapAnswers(agenda, (answer, seat) =>
    seat === viewer || answer === null ? answer : 'veiled',
  ) as Veiled<F>[];
}

/** A fresh agenda with every veiled answer replaced by a guess: playing it leaves the view alone. */
export function unveil<F extends object>(
  agenda: readonly Veiled<F>[],
  guess: (seat: Seat, frame: Veiled<F>) => unknown,
): F[] {
  return mapAnswers(clone(agenda), (answer, seat, frame) =>
    answer === 'veiled' ? guess(seat, frame as Veiled<F>) : answer,
  ) as F[];
}

function mapAnswers(
  agenda: readonly object[],
  change: (answer: unknown, seat: Seat, frame: object) => unknown,
): object[] {
  return agenda.map((frame) =>
    'answers' in frame
      ? {
          ...frame,
          answers: (frame as Secret<unknown>).answers.map((it, seat) => change(it, seat, frame)),
        }
      : frame,
  );
}
