import { type Answer, at, type GameTypes } from '@meadhall/kernel';
import type { Considered, Thought } from './craft.ts';
import type { Arm, Table } from './tree.ts';

/** An arm as the answer it stands for. */
export const answerOf = <T extends GameTypes>({ seat, step, choice }: Arm<T>): Answer<T> =>
  ({ seat, step, choice }) as Answer<T>;

/** What a free action must gain: two that gain nothing could undo each other for ever. */
const FREE_GAIN = 0.02;

/** An answer tried so often, and the sum of what that was worth. */
export const consideredAs = <T extends GameTypes>(
  answer: Answer<T>,
  sum: number,
  visits: number,
): Considered<T> => ({ answer, value: visits === 0 ? 0 : sum / visits, visits });

/** The favourite, else the answer tried most often, which is the one a search trusts; the others behind it. */
export function conclusion<T extends GameTypes>(
  ranking: Considered<T>[],
  shown: number,
  favourite?: Considered<T>,
): Thought<T> {
  ranking.sort((a, b) => b.visits - a.visits || b.value - a.value);
  if (favourite) ranking.unshift(...ranking.splice(ranking.indexOf(favourite), 1));
  const moving = ranking.findIndex(({ answer }) => answer.step !== 'anytime');
  if (moving > 0 && at(ranking, 0).value - at(ranking, moving).value < FREE_GAIN)
    ranking.unshift(...ranking.splice(moving, 1));
  const considered = ranking.slice(0, shown);
  return { answer: at(considered, 0).answer, considered };
}

/** What the arms of the own question came to. */
export const conclusionOf = <T extends GameTypes>({ arms }: Table<T>, shown: number): Thought<T> =>
  conclusion(
    arms.map((arm) => consideredAs(answerOf(arm), arm.value, arm.visits)),
    shown,
  );

/** Where there is nothing to choose, the answer is worth what the position is. */
export const onlyAnswer = <T extends GameTypes>(
  answer: Answer<T>,
  values: readonly number[],
): Thought<T> => ({
  answer,
  considered: [{ answer, value: at(values, answer.seat), visits: 0 }],
});
