import {
  type Answer,
  fork,
  play,
  type Rng,
  refusal,
  type Seat,
  same,
  type Viewer,
} from '@meadhall/kernel';
import type { AnyGame, AnyRules } from '../anyGame.ts';

const WORLDS = 3;

/**
 * Whether an answer told somebody something that could not be untold. It did not if everybody, knowing what
 * they knew before, could have foreseen from the answer what they see now, in any world they can imagine.
 */
export function reveals(
  rules: AnyRules,
  before: AnyGame['state'],
  answer: Answer<AnyGame>,
  after: AnyGame['state'],
): boolean {
  if (!same(before.rng, after.rng)) return true;
  const rng: Rng = fork([...before.rng]);
  const viewers: Viewer[] = [null, ...before.seats.keys()];
  return viewers.some((viewer) => {
    const known = rules.view(before, viewer);
    const seen = rules.view(after, viewer);
    for (let i = 0; i < WORLDS; i++) {
      const world = rules.imagine(known, viewer, rng);
      if (refusal(rules, world, answer)) return true;
      if (!same(rules.view(play(rules, world, answer), viewer), seen)) return true;
    }
    return false;
  });
}

/** How many answers from the end are the seat's own: only those can be taken back without asking anybody. */
export const ownTail = (answers: readonly Answer<AnyGame>[], seat: Seat): boolean =>
  answers.at(-1)?.seat === seat;
