import { type Answer, at, type GameTypes } from '@meadhall/kernel';
import type { Considered, Thought } from './craft.ts';
import type { Arm, Table } from './tree.ts';

/** An arm as the answer it stands for. */
export const answerOf = <T extends GameTypes>({ seat, step, choice }: Arm<T>): Answer<T> =>
  ({ seat, step, choice }) as Answer<T>;

const meanOf = <T extends GameTypes>({ value, visits }: Arm<T>): number =>
  visits === 0 ? 0 : value / visits;

/** What a free action must gain: two that gain nothing could undo each other for ever. */
const FREE_GAIN = 0.02;

/** The answer tried most often, which is the one the search trusts; the others behind it. */
export function conclusion<T extends GameTypes>({ arms }: Table<T>, shown: number): Thought<T> {
  const ranking = [...arms].sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a));
  const moving = ranking.findIndex(({ step }) => step !== 'anytime');
  if (moving > 0 && meanOf(at(ranking, 0)) - meanOf(at(ranking, moving)) < FREE_GAIN)
    ranking.unshift(...ranking.splice(moving, 1));
  const considered = ranking.slice(0, shown).map(
    (arm): Considered<T> => ({
      answer: answerOf(arm),
      value: meanOf(arm),
      visits: arm.visits,
    }),
  );
  return { answer: at(considered, 0).answer, considered };
}

/** Where there is nothing to choose, the answer is worth what the position is. */
export function onlyAnswer<T extends GameTypes>(
  { arms, seat }: Table<T>,
  values: number[],
): Thought<T> {
  const answer = answerOf(at(arms, 0));
  return { answer, considered: [{ answer, value: at(values, seat), visits: 0 }] };
}
