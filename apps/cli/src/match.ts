import {
  type Answer,
  type Ask,
  asks,
  at,
  BrokenRules,
  type GameTypes,
  IllegalSetup,
  type Rules,
  type Seat,
  type Seed,
  same,
  seeded,
  seedOf,
  start,
  take,
} from '@meadhall/kernel';
import type { Bot } from '@meadhall/search';
import { Mishap } from './errors.ts';

/** No match of ours comes near: more answers than this are a bug. */
const ENDLESS = 200_000;

/** A match before its first answer. */
export interface Opening {
  seats: number;
  options: object;
  seed: Seed;
}

/** The first seat the table cannot go on without. Free actions never hold it up. */
export const awaited = <T extends GameTypes>(open: readonly Ask<T>[]): Ask<T> | undefined =>
  open.find(({ step }) => step !== 'anytime');

/**
 * What a bot answers: it gets its view and nothing else. Its chance hangs on the seed, the seat and the
 * number of answers so far, so that a match taken back or loaded from a file goes on in the same way.
 */
export function botAnswer<T extends GameTypes>(
  rules: Rules<T>,
  bot: Bot<T>,
  position: { game: T['state']; open: readonly Ask<T>[]; seat: Seat; seed: Seed; answers: number },
): Answer<T> {
  const { game, open, seat, seed, answers } = position;
  const rng = seeded(seedOf(`${seed} bot ${seat} ${answers}`));
  const mine = open.filter((ask) => ask.seat === seat);
  const answer = bot(rules.view(game, seat), seat, rng, mine);
  const asked = mine.find(({ step }) => step === answer.step);
  if (!asked?.options.some((option) => same(option, answer.choice)))
    throw new BrokenRules(`a bot answered ${JSON.stringify(answer)}, which was not offered`);
  return answer;
}

/** Plays a whole match by bots, one for each seat, and hands over every answer. Returns the last position. */
export function playByBots<T extends GameTypes>(
  rules: Rules<T>,
  opening: Opening,
  seated: readonly Bot<T>[],
  each: (answer: Answer<T>) => void = () => {},
): T['state'] {
  try {
    const game = start(rules, opening);
    let open = asks(rules, game);
    for (let answers = 0; ; answers++) {
      const seat = awaited(open)?.seat;
      if (seat === undefined) return game;
      if (answers > ENDLESS) throw new BrokenRules(`no end after ${ENDLESS} answers`);
      const answer = botAnswer(rules, at(seated, seat), {
        game,
        open,
        seat,
        seed: opening.seed,
        answers,
      });
      each(answer);
      open = take(rules, game, answer);
    }
  } catch (error) {
    if (error instanceof IllegalSetup) throw error;
    throw new Mishap(error, rules.id, opening.seed);
  }
}
