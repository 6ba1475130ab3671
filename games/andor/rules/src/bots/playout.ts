// How a legend goes on from here if all play by the rules of the team; and what the end is worth.
import { type Answer, type Ask, at, take } from '@meadhall/kernel';
import { andor } from '../andor.ts';
import type { Andor, State } from '../model.ts';
import type { Manner } from './manners.ts';
import { action, advise } from './team.ts';
import { stepOn, type Way, wayOf } from './walking.ts';

/** A legend that takes longer has gone astray. */
const MOST_ANSWERS = 1500;

/** What a hero does in his turn, and where he is going. */
export interface Intent {
  answer: Answer<Andor>;
  way: Way | undefined;
}

/**
 * Plays on to the end, or until so many sunrises have come. The plan at hand leads the hero as far as his first
 * step: that is all he has said. Others go all the way once they have set out.
 */
export function playOn(game: State, first: Intent, manner: Manner, days: number): void {
  let left = days;
  let { way } = first;
  let untold = true;
  let open = take(andor, game, first.answer);
  for (let n = 0; open.length > 0 && n < MOST_ANSWERS; n++) {
    if (game.news.some(({ say }) => say === 'sunrise') && --left <= 0) return;
    const ask = open.find(({ step }) => step !== 'anytime') ?? at(open, 0);
    if (ask.step === 'walk' && way && !game.rules.includes('prologue')) {
      const choice = stepOn(game, ask.seat, ask.options, way);
      if (choice === 'stop' || (untold && 'step' in choice)) way = undefined;
      open = take(andor, game, { seat: ask.seat, step: 'walk', choice });
      continue;
    }
    const intent = decide(game, ask, open, manner);
    ({ way } = intent);
    untold = untold && ask.step === 'walk';
    open = take(andor, game, intent.answer);
  }
}

/** What the seat of a question answers, and where that leads. */
function decide(game: State, ask: Ask<Andor>, open: readonly Ask<Andor>[], manner: Manner): Intent {
  const { seat } = ask;
  if (ask.step === 'act') {
    const free = open.find((it) => it.step === 'anytime' && it.seat === seat);
    const answer = free && advise(game, [free, ask], manner);
    if (answer?.step === 'anytime') return { answer, way: undefined };
    const way = wayOf(game, seat, manner);
    const choice = action(game, seat, ask.options, way);
    return { answer: { seat, step: 'act', choice }, way };
  }
  return {
    answer: advise(
      game,
      open.filter((it) => it.seat === seat),
      manner,
    ),
    way: undefined,
  };
}
