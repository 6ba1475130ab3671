import { asks, clone, heard, type Rng, refusal, same, take, type Viewer } from '@meadhall/kernel';
import type { Language, ReplyOf } from '@meadhall/protocol';
import type { Scene, Words } from '@meadhall/words';
import type { AnyAnswer, AnyEntry, AnyRules, AnyState, AnyTypes } from '../matches/games.ts';

/** A match as it really was, for whoever looks for what slipped out of it. */
export interface Truth {
  readonly entry: AnyEntry;
  readonly positions: readonly AnyState[];
  readonly answers: readonly AnyAnswer[];
  readonly names: readonly string[];
}

type Line = ReplyOf<'log'>['lines'][number];

/** How often a viewer imagines what could have been. */
const WORLDS = 4;

/**
 * The sentences of a log that tell its reader what their eyes did not. A sentence is harmless if it can be made of what
 * the reader saw alone, if it is about their own answer, or if it names a choice that was the only one to lead to what
 * they saw.
 */
export function indiscretions(
  truth: Truth,
  { lines, language, viewer }: { lines: readonly Line[]; language: Language; viewer: Viewer },
  rng: Rng,
): string[] {
  return lines
    .filter((line) => !isHarmless(truth, line, language, viewer, rng))
    .map(({ n, text }) => `${viewer} was told at ${n}: ${text}`);
}

function isHarmless(
  { entry, positions, answers, names }: Truth,
  { n, text }: Line,
  language: Language,
  viewer: Viewer,
  rng: Rng,
): boolean {
  const { rules } = entry;
  const words = entry.words[language];
  const [before, after, answer] = [positions[n - 1], positions[n] as AnyState, answers[n - 1]];
  const seen = (state: AnyState, eyes: Viewer): Scene<AnyTypes> => ({
    view: rules.view(state, eyes),
    viewer: eyes,
    name: (seat) => names[seat] ?? '',
  });
  const news = heard(after.news, viewer).map((it) =>
    wordsOf(words.news, it.say)(it, seen(after, viewer)),
  );
  if (news.includes(text)) return true;
  if (!before || !answer) return false;
  const { seat, step } = answer;
  // Made of what the reader saw, though told about somebody.
  const scene: Scene<AnyTypes> = { ...seen(before, viewer), viewer: null };
  if (text === wordsOf(words.ask, step)(seat, scene)) return true;
  const named = (choice: unknown) =>
    `${names[seat]} → ${wordsOf(words.option, step)(choice, scene, seat)}`;
  if (text !== named(answer.choice)) return false;
  return (
    viewer === seat ||
    choicesLeadingTo(rules, before, after, answer, viewer, rng).every((it) => named(it) === text)
  );
}

const wordsOf = (table: Words<AnyTypes>['ask' | 'option' | 'news'], key: string) =>
  ((table as Record<string, unknown>)[key] ?? (() => '')) as (...given: unknown[]) => string;

/** Every choice that, for all the viewer knew, could have led to what they saw then; unless it leaves no trace at all. */
function choicesLeadingTo(
  rules: AnyRules,
  before: AnyState,
  after: AnyState,
  { seat, step, choice: real }: AnyAnswer,
  viewer: Viewer,
  rng: Rng,
): unknown[] {
  const seen = rules.view(after, viewer);
  const found: unknown[] = [];
  for (let i = 0; i < WORLDS; i++) {
    const world = rules.imagine(clone(rules.view(before, viewer)), viewer, rng);
    const asked = asks(rules, world).find((it) => it.seat === seat && it.step === step);
    const options = asked?.options ?? [];
    const outcomeOf = (choice: unknown) => {
      const then = clone(world);
      take(rules, then, { seat, step, choice });
      return then;
    };
    const meant = options.some((it) => same(it, real)) ? outcomeOf(real) : null;
    for (const choice of options) {
      const then = outcomeOf(choice);
      if (same(rules.view(then, viewer), seen) && !same(then, meant)) found.push(choice);
    }
  }
  return found;
}

/**
 * The refusals that tell a seat more than it knows: with the same view, the same nonsense must be refused for the same
 * reason, whatever the others hold.
 */
export function tellingRefusals({ entry, positions, answers }: Truth, rng: Rng): string[] {
  const { rules } = entry;
  const complaints: string[] = [];
  for (const [n, state] of positions.entries())
    for (const { seat, step } of asks(rules, state)) {
      const world = rules.imagine(clone(rules.view(state, seat)), seat, rng);
      const others = answers.filter((it) => it.step === step);
      const { choice } = others[(n * 7) % Math.max(1, others.length)] ?? { choice: 'nonsense' };
      for (const odd of [choice, 'nonsense', null]) {
        const [real, imagined] = [state, world].map((it) => {
          const why = refusal(rules, it, { seat, step, choice: odd });
          return why && `${why.reason} ${why.clause}`;
        });
        if (real !== imagined) complaints.push(`${seat} ${step} at ${n}: ${real}, not ${imagined}`);
      }
    }
  return complaints;
}
