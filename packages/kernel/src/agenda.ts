import { BrokenRules } from './check.ts';
import { brief, clone, same } from './json.ts';
import { IllegalSetup, readOptions, readSeats } from './options.ts';
import { isSeed, type Seed, seeded } from './rng.ts';
import type { Answer, Ask, Clause, GameTypes, Rules, Seat, Viewer } from './rules.ts';

/** Why an answer was refused, as a key a client can translate. */
export type Refusal = 'gameOver' | 'notAsked' | 'otherStep' | 'notOffered';

/** The player sent an answer the rules do not allow: their mistake, never ours. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer';
  readonly reason: Refusal;
  /** The rule that forbids the answer, or says when it may be given; none if there is no such step. */
  readonly clause: Clause | null;

  constructor(reason: Refusal, clause: Clause | null, answer: unknown) {
    super(`${reason}${clause ? ` (${clause})` : ''}: ${brief(answer)}`);
    this.reason = reason;
    this.clause = clause;
  }
}

/** Puts frames on the agenda in reading order: the first one is carried out first. */
export function doNext<F>(game: { agenda: F[] }, ...frames: F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) game.agenda.push(frames[i] as F);
}

/** Tells the table something that a difference of two views cannot show. */
export function tell<N>(game: { news: N[] }, news: N): void {
  game.news.push(news);
}

/** The news a viewer may hear. */
export function heard<N extends GameTypes['news']>(
  news: readonly N[],
  viewer: Viewer,
): readonly N[] {
  return news.every(({ only }) => only === undefined)
    ? news
    : news.filter(({ only }) => only === undefined || only === viewer);
}

/** The first position of a match, settled. A seat count or option that cannot be is refused. */
export function start<T extends GameTypes>(
  rules: Rules<T>,
  match: { seats: number; seed: Seed; options?: unknown },
): T['state'] {
  if (!isSeed(match.seed)) throw new IllegalSetup('seed', match.seed, '32 hexadecimal digits');
  const game = rules.setup({
    seats: readSeats(rules.seats, match.seats),
    options: readOptions<T['options']>(rules.options, match.options ?? {}),
    rng: seeded(match.seed),
  });
  settle(rules, game);
  return game;
}

/** Carries out automatic steps, then says what the table waits for. Nothing: the game is over. */
export function settle<T extends GameTypes>(rules: Rules<T>, game: T['state']): Ask<T>[] {
  for (let done = 0; game.agenda.length > 0; done++) {
    const { agenda } = game;
    const frame = agenda[agenda.length - 1] as T['frame'];
    if (done > 10_000) throw new BrokenRules(`step ${frame.do} goes round in circles`);
    const step = stepNamed(rules, frame.do);
    if (step.run) {
      agenda.pop();
      step.run(game, frame);
      continue;
    }
    const asked: AnyAsk[] = [];
    ask(asked, step, frame.do, game, frame, frame.seat);
    const [only] = asked;
    if (only && !(step.forced && asked.length === 1 && only.options.length === 1)) {
      if (rules.anytime) ask(asked, stepNamed(rules, 'anytime'), 'anytime', game, frame);
      return asked as Ask<T>[];
    }
    agenda.pop();
    if (only) step.take(game, frame, only.options[0], only.seat);
  }
  return [];
}

/** What a settled position waits for; reading it changes nothing. */
export function asks<T extends GameTypes>(rules: Rules<T>, game: T['state']): Ask<T>[] {
  return settle(rules, game);
}

/** Applies a legal answer to the state itself. For searches; everyone else calls `play`. */
export function take<T extends GameTypes>(
  rules: Rules<T>,
  game: T['state'],
  answer: Answer<T>,
): Ask<T>[] {
  const { agenda, news } = game;
  if (news.length > 0) news.length = 0;
  const step = stepNamed(rules, answer.step as string);
  const frame = answer.step === 'anytime' ? agenda[agenda.length - 1] : agenda.pop();
  step.take(game, frame, answer.choice, answer.seat);
  return settle(rules, game);
}

/** The state after an answer; the state given stays as it is. Throws `IllegalAnswer` with the reason. */
export function play<T extends GameTypes>(
  rules: Rules<T>,
  game: T['state'],
  answer: Answer<T>,
): T['state'] {
  const refused = refusal(rules, game, answer);
  if (refused) throw refused;
  const next = clone(game);
  take(rules, next, answer);
  return next;
}

/** Why an answer, from whomever it comes and whatever it holds, cannot be taken; `null` if it can. */
export function refusal<T extends GameTypes>(
  rules: Rules<T>,
  game: T['state'],
  answer: { seat: unknown; step: unknown; choice: unknown },
): IllegalAnswer | null {
  const open = asks(rules, game);
  const frame = game.agenda.at(-1);
  if (!frame) return new IllegalAnswer('gameOver', null, answer);
  const mine = open.filter(({ seat }) => seat === answer.seat);
  const asked = mine.find(({ step }) => step === answer.step);
  if (!asked) {
    const reason = mine.length > 0 ? 'otherStep' : 'notAsked';
    return new IllegalAnswer(reason, decisionNamed(rules, answer.step)?.clause ?? null, answer);
  }
  if (asked.options.some((option) => same(option, answer.choice))) return null;
  const step = stepNamed(rules, asked.step as string);
  const clause = step.forbids?.(game, frame, answer.choice, asked.seat) ?? step.clause;
  return new IllegalAnswer('notOffered', clause, answer);
}

/** The rule that a question rests on: for prompts and refusals. */
export const clauseOf = <T extends GameTypes>(rules: Rules<T>, step: keyof T['choices']): Clause =>
  stepNamed(rules, step as string).clause;

/** The seats in turn order, beginning with the one after `seat`, which comes last. */
export const clockwise = (seats: number, seat: Seat): Seat[] => following(seats, seat, seats);

/** Everybody but one seat, in turn order after it. */
export const others = (seats: number, seat: Seat): Seat[] => following(seats, seat, seats - 1);

function following(seats: number, seat: Seat, count: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 1; i <= count; i++) order.push((seat + i) % seats);
  return order;
}

// Steps are looked up by name here, which hides from the type checker that a frame fits its step.
// The types of `Steps` make sure of it for everyone else.
interface AnyStep {
  run?(game: unknown, frame: unknown): void;
  forced?: true;
  clause: Clause;
  options(game: unknown, frame: unknown, seat: Seat): readonly unknown[];
  take(game: unknown, frame: unknown, choice: unknown, seat: Seat): void;
  forbids?(game: unknown, frame: unknown, choice: unknown, seat: Seat): Clause;
}
interface AnyAsk {
  seat: Seat;
  step: string;
  options: readonly unknown[];
}

function decisionNamed<T extends GameTypes>(rules: Rules<T>, name: unknown): AnyStep | undefined {
  const steps: Record<string, unknown> = { ...rules.steps, anytime: rules.anytime };
  return typeof name === 'string' && Object.hasOwn(steps, name)
    ? (steps[name] as AnyStep | undefined)
    : undefined;
}

function stepNamed<T extends GameTypes>(rules: Rules<T>, name: string): AnyStep {
  const step = name === 'anytime' ? rules.anytime : (rules.steps as Record<string, unknown>)[name];
  if (!step) throw new BrokenRules(`no step is called ${name}`);
  return step as unknown as AnyStep;
}

function ask<T extends GameTypes>(
  asked: AnyAsk[],
  decision: AnyStep,
  step: string,
  game: T['state'],
  frame: T['frame'],
  only?: Seat,
): void {
  const last = only ?? game.seats.length - 1;
  for (let seat = only ?? 0; seat <= last; seat++) {
    const options = decision.options(game, frame, seat);
    if (options.length > 0) asked.push({ seat, step, options });
  }
}
