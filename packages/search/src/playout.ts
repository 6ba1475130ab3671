import { type Answer, type Ask, at, type GameTypes, type Rng, type Rules } from '@meadhall/kernel';
import type { Craft } from './craft.ts';

/** An option of a question as the answer it would be. */
const answerTo = <T extends GameTypes>(
  { seat, step }: Ask<T>,
  choice: T['choices'][keyof T['choices']],
): Answer<T> => ({ seat, step, choice }) as Answer<T>;

/** Everything that can be answered to some questions. */
export function answersTo<T extends GameTypes>(asked: readonly Ask<T>[]): Answer<T>[] {
  const answers: Answer<T>[] = [];
  for (const ask of asked) for (const choice of ask.options) answers.push(answerTo(ask, choice));
  return answers;
}

/** How many questions must be answered; free actions are listed behind them. */
export function required<T extends GameTypes>(open: readonly Ask<T>[]): number {
  let count = 0;
  while (count < open.length && open[count]?.step !== 'anytime') count++;
  return count;
}

/** What a seat answers in a hurry. */
export function hurried<T extends GameTypes>(
  craft: Craft<T>,
  game: T['state'],
  ask: Ask<T>,
  rng: Rng,
): Answer<T> {
  const { options } = ask;
  const place = options.length === 1 ? 0 : craft.hurry(game, ask, rng);
  return answerTo<T>(ask, at<T['choices'][keyof T['choices']]>(options, place));
}

/** What a finished game is worth to each seat: its share of the victory, unless the game knows better. */
function resultOf<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  game: T['state'],
): number[] {
  if (craft.finish) return craft.finish(game);
  const winners = rules.winners(game);
  if (rules.together) return game.seats.map(() => (winners.length > 0 ? 1 : 0));
  const shares = game.seats.map(() => 0);
  for (const seat of winners) shares[seat] = 1 / winners.length;
  return shares;
}

/** What a position is worth to each seat, finished or not. */
export const worthOf = <T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  game: T['state'],
  open: readonly Ask<T>[],
): number[] => (open.length === 0 ? resultOf(rules, craft, game) : craft.evaluate(game));
