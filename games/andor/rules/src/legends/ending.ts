import { tell } from '@meadhall/kernel';
import type { State } from '../model.ts';

/** Nothing is left to be done: the legend is over. */
export function finish(game: State, result: 'won' | 'lost'): void {
  if (game.result) return;
  game.result = result;
  game.agenda.length = 0;
  game.battle = null;
  tell(game, { say: 'end', result });
}
