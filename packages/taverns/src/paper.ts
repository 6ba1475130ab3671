import { at, type Seat } from '@meadhall/kernel';
import { sumGain } from './bidding.ts';
import { coinOn, offSlots, type Piece, type Tavern } from './board.ts';
import { type Coin, isExchangeCoin, type Treasury, worth } from './coins.ts';
import { turnOrder } from './order.ts';
import { gemsOf, type TavernTable } from './round.ts';

/** What a round still holds, as far as both games have it on their agenda. */
type RoundFrame =
  | { readonly do: 'reveal'; readonly tavern: Tavern }
  | {
      readonly do: 'takeTurns';
      readonly tavern: Tavern;
      readonly order: readonly Seat[];
      readonly next: number;
    }
  | { readonly do: 'pick' | 'take'; readonly seat: Seat; readonly tavern: Tavern }
  | { readonly do: 'exchange'; readonly seat: Seat };

type Paper = Pick<TavernTable, 'seats' | 'laid'> & {
  readonly agenda: readonly { readonly do: string }[];
  readonly treasury: Treasury;
};

/** What happens in a round played out on paper. */
interface Events {
  /** A seat has a card of a tavern to take. */
  take(seat: Seat, tavern: Tavern): void;
  /** A seat adds up two coins and gains so much. */
  gain(seat: Seat, points: number): void;
}

/**
 * Goes through the rest of a round on paper: the coins laid settle who plays when, and who exchanges coins. Where
 * no coin lies yet, its owner comes last.
 */
export function playOnPaper(game: Paper, events: Events): void {
  const { agenda, seats, laid } = game;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const frame = at(agenda, i) as RoundFrame;
    if (frame.do === 'pick' || frame.do === 'take') events.take(frame.seat, frame.tavern);
    else if (frame.do === 'exchange') events.gain(frame.seat, exchangeGain(game, frame.seat));
    else if (frame.do === 'takeTurns')
      for (let next = frame.next; next < frame.order.length; next++)
        playTurn(game, at(frame.order, next), frame.tavern, events);
    else if (frame.do === 'reveal') {
      const values = seats.map((board, seat) =>
        laidValue(coinOn(board, at(laid, seat), frame.tavern)),
      );
      for (const seat of turnOrder(values, gemsOf(seats)))
        playTurn(game, seat, frame.tavern, events);
    }
  }
}

const laidValue = (coin: Coin | null): number => (coin ? worth(coin) : -1);

function playTurn(game: Paper, seat: Seat, tavern: Tavern, events: Events): void {
  events.take(seat, tavern);
  const coin = coinOn(at(game.seats, seat), at(game.laid, seat), tavern);
  if (coin && isExchangeCoin(coin)) events.gain(seat, exchangeGain(game, seat));
}

/** Of coins on no slot the two highest are added up: in a pouch there are but two. */
function exchangeGain({ seats, laid, treasury }: Paper, seat: Seat): number {
  const { coins } = at(seats, seat);
  const [one, other] = offSlots(at(laid, seat)).slice(-2) as [Piece, Piece];
  return sumGain(treasury, at(coins, one), at(coins, other));
}
