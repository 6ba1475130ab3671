import { at, type Seat } from '@meadhall/kernel';
import { playOnPaper } from '@meadhall/taverns';
import { type Muster, musterOf, type Outlook, prospects } from './bot-army.ts';
import { cardGain, holdings, outlookOf } from './bot-worth.ts';
import { CARDS, type CardId } from './cards.ts';
import type { State } from './model.ts';

/**
 * The points every seat can be expected to have in the end. The rest of the round is played out on paper, where
 * everybody takes the card that is best for the own army.
 */
export function projections(game: State): number[] {
  const { seats } = game;
  const musters = seats.map(musterOf);
  const views = musters.map((_, seat) => outlookOf(game, musters, seat));
  const sums = seats.map((player, seat) => holdings(player, at(views, seat)));
  const taverns = game.taverns.map((cards) => cards.slice());
  const gain = (seat: Seat, points: number): void => {
    sums[seat] = at(sums, seat) + points;
  };
  playOnPaper(game, {
    gain,
    take: (seat, tavern) =>
      gain(seat, takeBest(at(musters, seat), at(views, seat), at(taverns, tavern))),
  });
  return sums.map((sum, seat) => sum + prospects(at(musters, seat), at(views, seat)));
}

/** Takes the best of these cards into an army, and says what it is worth if it does not go there. */
function takeBest(muster: Muster, outlook: Outlook, cards: CardId[]): number {
  const base = prospects(muster, outlook);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cards.length; i++) {
    const gain = cardGain(muster, outlook, at(cards, i), base);
    if (gain <= most) continue;
    most = gain;
    best = i;
  }
  if (best < 0) return 0;
  const { column, ranks, points } = at(CARDS, at(cards, best));
  cards.splice(best, 1);
  if (column === null) return most;
  muster.ranks[column] = at(muster.ranks, column) + ranks;
  muster.points[column] = at(muster.points, column) + points;
  return 0;
}
