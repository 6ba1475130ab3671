import {
  type Answer,
  type Ask,
  at,
  type GameTypes,
  type Rng,
  type Rules,
  take,
} from '@meadhall/kernel';
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

/** What the clock shows when a play-out begins. */
export const clockOf = <T extends GameTypes>(craft: Craft<T>, game: T['state']): number =>
  craft.clock ? craft.clock(game) : 0;

/**
 * Everybody goes on in a hurry, as long as the game has patience; then the position is judged. `began` is what the
 * clock showed when the play-out began.
 */
export function playOn<T extends GameTypes>(
  rules: Rules<T>,
  craft: Craft<T>,
  world: T['state'],
  asked: readonly Ask<T>[],
  began: number,
  rng: Rng,
): number[] {
  let open = asked;
  const end = began + craft.patience;
  for (let left = craft.patience; open.length > 0; left--) {
    if (craft.clock ? craft.clock(world) >= end : left <= 0) break;
    open = take(rules, world, hurried(craft, world, at(open, 0), rng));
  }
  return worthOf(rules, craft, world, open);
}
