// Event cards that lie until somebody comes: gold, articles, blessings and traps. (AND-20.7, AND-20.8)
import { at, remove, type Seat } from '@meadhall/kernel';
import { changeStrength, loseWillpower } from './heroes.ts';
import { byRank } from './lookup.ts';
import type { State } from './model.ts';
import { EVENT_CARDS } from './tables/eventCards.ts';
import type { Space } from './tables/place.ts';
import { receiveArticle } from './things.ts';

/** What waits for a hero who stands on the space is taken; several: the card says who. */
export function collectLasting(game: State): void {
  for (const card of game.eventsLasting.slice()) {
    const effect = EVENT_CARDS[card]?.effect;
    if (effect?.code !== 'goldOnSpace' && effect?.code !== 'itemOnSpace') continue;
    const seat = heroOn(game, [effect.space], effect.tie);
    if (seat === undefined) continue;
    remove(game.eventsLasting, card);
    if (effect.code === 'goldOnSpace') at(game.seats, seat).gold += effect.gold;
    else receiveArticle(game, seat, effect.item);
  }
}

/** What happens by itself also happens to those who only pass. */
export function springTraps(game: State): void {
  if (game.eventsLasting.length === 0) return;
  for (const card of game.eventsLasting.slice()) {
    const effect = EVENT_CARDS[card]?.effect;
    if (effect?.code === 'strengthAtSpace') {
      const seat = heroOn(game, [effect.space], effect.tie);
      if (seat === undefined) continue;
      remove(game.eventsLasting, card);
      changeStrength(at(game.seats, seat), effect.amount);
    } else if (effect?.code === 'willpowerTrapAtSpaces') {
      const seat = heroOn(game, effect.spaces, effect.tie);
      if (seat === undefined) continue;
      remove(game.eventsLasting, card);
      loseWillpower(game, seat, -effect.amount);
    }
  }
}

const heroOn = (
  game: State,
  spaces: readonly Space[],
  tie: 'lowestRank' | 'highestRank',
): Seat | undefined => byRank(game, tie, ({ space }) => spaces.includes(space));
