import { asks, clone, type Rng, type Seat, same, take, type Viewer } from '@meadhall/kernel';
import type { AnyAnswer, AnyRules, AnyState } from './games.ts';
import type { RecordEntry } from './position.ts';

/** An answer that counts, and the number of its entry. */
export interface Effective {
  readonly n: number;
  readonly answer: AnyAnswer;
}

/** The answers of a record that were not taken back. */
export function effective(entries: readonly { n: number; entry: RecordEntry }[]): Effective[] {
  const answers: Effective[] = [];
  for (const { n, entry } of entries) {
    if (entry.kind === 'answer') {
      const { seat, step, choice } = entry;
      answers.push({ n, answer: { seat, step, choice } });
    } else if (entry.kind === 'undo' || entry.kind === 'takeBack') {
      while ((answers.at(-1)?.n ?? 0) > entry.to) answers.pop();
    }
  }
  return answers;
}

/** The seat that gave the last answer and has done nothing but take back since. */
export function lastBy(
  entries: readonly { n: number; entry: RecordEntry }[],
  answers: readonly Effective[],
): Seat | null {
  const last = answers.at(-1);
  if (!last) return null;
  const { seat } = last.answer;
  const since = entries.filter(({ n }) => n > last.n).map(({ entry }) => entry);
  // Answers in between were taken back themselves: by somebody else, the turn was theirs.
  const own = since.every((entry) => !('seat' in entry) || entry.seat === seat);
  return own ? seat : null;
}

/**
 * Whether an answer told nobody anything that the view before it left open. Everybody imagines a few worlds that could
 * have been the real one; if the answer leads to what they really saw in all of them, they have learned nothing. Chance
 * that was drawn is a reveal, whatever came of it.
 */
export function revealedNothing(
  rules: AnyRules,
  move: { before: AnyState; answer: AnyAnswer; after: AnyState },
  rng: Rng,
  worlds = 16,
): boolean {
  const { before, answer, after } = move;
  if (!same(before.rng, after.rng)) return false;
  const viewers: Viewer[] = [answer.seat];
  for (let seat = 0; seat < before.seats.length; seat++)
    if (seat !== answer.seat) viewers.push(seat);
  viewers.push(null);
  return viewers.every((viewer) => {
    const view = rules.view(before, viewer);
    const seen = rules.view(after, viewer);
    for (let i = 0; i < worlds; i++)
      if (!same(imaginedView(rules, view, viewer, answer, rng), seen)) return false;
    return true;
  });
}

/** What a viewer would have seen after an answer, if the world were another one. */
function imaginedView(
  rules: AnyRules,
  view: Record<string, unknown>,
  viewer: Viewer,
  { seat, step, choice }: AnyAnswer,
  rng: Rng,
): unknown {
  // A view may share parts with the position, which must stay as it is.
  const world = rules.imagine(clone(view), viewer, rng);
  const asked = asks(rules, world).find((it) => it.seat === seat && it.step === step);
  if (!asked) return undefined;
  // Somebody else's choice may not exist in this world; then any other stands for it, and if the viewer sees no
  // difference the choice was secret.
  const option = asked.options.find((it) => same(it, choice)) ?? asked.options[0];
  take(rules, world, { seat, step, choice: option });
  return rules.view(world, viewer);
}
