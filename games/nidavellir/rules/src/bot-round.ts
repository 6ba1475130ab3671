import { at, type Seat } from '@meadhall/kernel';
import {
  coinOn,
  gemsOf,
  isExchangeCoin,
  offSlots,
  type Piece,
  sumGain,
  type Tavern,
  turnOrder,
  worth,
} from '@meadhall/taverns';
import { type Muster, musterOf, type Outlook, prospects } from './bot-army.ts';
import { cardGain, holdings, outlooks } from './bot-worth.ts';
import { CARDS, type CardId } from './cards.ts';
import type { State } from './model.ts';

/** A round that is played out on paper. */
interface Paper {
  readonly game: State;
  readonly musters: readonly Muster[];
  readonly views: readonly Outlook[];
  /** Cards left in each tavern. */
  readonly taverns: CardId[][];
  /** What each seat has besides its army. */
  readonly sums: number[];
}

/**
 * The points every seat can be expected to have in the end. The coins laid settle who plays when in the rest of
 * the round, so it is thought through: everybody takes the card that is best for the own army.
 */
export function projections(game: State): number[] {
  const { seats } = game;
  const musters = seats.map(musterOf);
  const views = outlooks(game, musters);
  const sums = seats.map((player, seat) => holdings(player, at(views, seat)));
  playOnPaper({ game, musters, views, taverns: game.taverns.map((cards) => cards.slice()), sums });
  return sums.map((sum, seat) => sum + prospects(at(musters, seat), at(views, seat)));
}

function playOnPaper(paper: Paper): void {
  const { agenda, laid, seats } = paper.game;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const frame = at(agenda, i);
    if (frame.do === 'exchange') addExchange(paper, frame.seat);
    else if (frame.do === 'pick') takeBest(paper, frame.seat, frame.tavern);
    else if (frame.do === 'takeTurns')
      for (let next = frame.next; next < frame.order.length; next++)
        playTurn(paper, at(frame.order, next), frame.tavern);
    else if (frame.do === 'reveal') {
      const { tavern } = frame;
      const values = seats.map((player, seat) => {
        const coin = coinOn(player, at(laid, seat), tavern);
        return coin ? worth(coin) : -1;
      });
      for (const seat of turnOrder(values, gemsOf(seats))) playTurn(paper, seat, tavern);
    }
  }
}

function playTurn(paper: Paper, seat: Seat, tavern: Tavern): void {
  const { seats, laid } = paper.game;
  takeBest(paper, seat, tavern);
  const coin = coinOn(at(seats, seat), at(laid, seat), tavern);
  if (coin && isExchangeCoin(coin)) addExchange(paper, seat);
}

function takeBest({ musters, views, taverns, sums }: Paper, seat: Seat, tavern: Tavern): void {
  const cards = at(taverns, tavern);
  const muster = at(musters, seat);
  const outlook = at(views, seat);
  const base = prospects(muster, outlook);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cards.length; i++) {
    const gain = cardGain(muster, outlook, at(cards, i), base);
    if (gain <= most) continue;
    most = gain;
    best = i;
  }
  if (best < 0) return;
  const { column, ranks, points } = at(CARDS, at(cards, best));
  cards.splice(best, 1);
  if (column === null) sums[seat] = at(sums, seat) + most;
  else {
    muster.ranks[column] = at(muster.ranks, column) + ranks;
    muster.points[column] = at(muster.points, column) + points;
  }
}

/** The two coins that lie on no tavern are added up; of Uline's hand the two highest. */
function addExchange({ game, sums }: Paper, seat: Seat): void {
  const { coins } = at(game.seats, seat);
  const [one, other] = offSlots(at(game.laid, seat)).slice(-2) as [Piece, Piece];
  sums[seat] = at(sums, seat) + sumGain(game.treasury, at(coins, one), at(coins, other));
}
