import {
  at,
  doNext,
  type FrameOf,
  remove,
  type Seat,
  type Steps,
  secretly,
  tell,
  unanswered,
} from '@meadhall/kernel';
import {
  bidsWith,
  type Coin,
  cardsPerTavern,
  coinChoices,
  coinOn,
  discardRest,
  fillTaverns,
  gemsOf,
  isExchangeCoin,
  layBids,
  layOpen,
  offSlots,
  sortCoins,
  type Tavern,
  takeAllBack,
  tradeGems,
  turnOrder,
  turnUpAll,
  worth,
} from '@meadhall/taverns';
import { endOfAge } from './ages.ts';
import { ownerOf } from './army.ts';
import { CARDS, type CardId } from './cards.ts';
import { type Nidavellir, SPECIAL_GEM, type State } from './model.ts';
import { takeCard } from './recruiting.ts';

const CHOICE_OF_CARD: readonly { card: CardId }[] = CARDS.map((_, card) => ({ card }));
const choiceOfCard = (card: CardId): { card: CardId } => at(CHOICE_OF_CARD, card);

/** The coin of a player who must have laid one. */
const bidOn = ({ seats, laid }: State, seat: Seat, tavern: Tavern): Coin =>
  coinOn(at(seats, seat), at(laid, seat), tavern) as Coin;

/** One round: fill, bid, three taverns, coins back. (NID-3.2) */
export const rounds: Pick<
  Steps<Nidavellir>,
  'startRound' | 'bid' | 'reveal' | 'ulineBid' | 'orderTurns' | 'takeTurns' | 'pick' | 'endRound'
> = {
  startRound: {
    run(game) {
      const { seats, age } = game;
      game.round++;
      fillTaverns(game.taverns, at(game.decks, age - 1), cardsPerTavern(seats.length));
      for (const { coins } of seats) sortCoins(coins);
      tell(game, { say: 'round', age, round: game.round });
      const bids = unanswered(seats.length);
      const seer = ownerOf(game, 'uline');
      if (seer >= 0) remove(bids.open, seer);
      doNext(
        game,
        { do: 'bid', ...bids },
        { do: 'reveal', tavern: 0 },
        { do: 'reveal', tavern: 1 },
        { do: 'reveal', tavern: 2 },
        { do: 'endRound' },
      );
    },
  },

  bid: secretly<Nidavellir, 'bid'>({
    clause: 'NID-5.2',
    options: ({ seats }, _frame, seat) => bidsWith(at(seats, seat).coins),
    reveal(game, { answers }) {
      layBids(game, answers);
    },
  }),

  reveal: {
    run(game, { tavern }) {
      game.tavern = tavern;
      const coins = turnUpAll(game, tavern);
      tell(game, { say: 'revealed', tavern, coins });
      doNext(game, { do: 'orderTurns', tavern });
      // Nobody but Uline's owner can have left the slot empty. (NID-6.2)
      const seer = coins.indexOf(null);
      if (seer >= 0) doNext(game, { do: 'ulineBid', seat: seer, tavern });
    },
  },

  ulineBid: {
    clause: 'NID-38.3',
    forced: true,
    options: (game, { seat }) => coinChoices(at(game.seats, seat), offSlots(at(game.laid, seat))),
    take(game, { seat, tavern }, { coin }) {
      layOpen(at(game.seats, seat), at(game.laid, seat), tavern, coin);
      tell(game, { say: 'ulineBid', seat, tavern, coin: bidOn(game, seat, tavern) });
    },
  },

  // Bids and ties are fixed here, whatever becomes of the coins later. (NID-6.3, NID-6.8)
  orderTurns: {
    run(game, { tavern }) {
      const values = game.seats.map((_, seat) => worth(bidOn(game, seat, tavern)));
      const order = turnOrder(values, gemsOf(game.seats));
      tell(game, { say: 'order', tavern, order: order.slice() });
      doNext(game, { do: 'takeTurns', tavern, values, order, next: 0 });
    },
  },

  takeTurns: {
    run(game, turns) {
      const { tavern, order } = turns;
      const seat = order[turns.next++];
      if (seat === undefined) {
        closeTavern(game, turns);
        return;
      }
      const pick = { do: 'pick', seat, tavern } as const;
      // An exchange coin is never changed, so that it is still there at the end of the turn.
      if (isExchangeCoin(bidOn(game, seat, tavern)))
        doNext(game, pick, { do: 'exchange', seat }, turns);
      else doNext(game, pick, turns);
    },
  },

  pick: {
    clause: 'NID-7.1',
    forced: true,
    options: (game, { tavern }) => at(game.taverns, tavern).map(choiceOfCard),
    take(game, { seat, tavern }, { card }) {
      const cards = at(game.taverns, tavern);
      tell(game, { say: 'took', seat, tavern, card, last: cards.length === 1 });
      remove(cards, card);
      takeCard(game, seat, card);
    },
  },

  endRound: {
    run(game) {
      const { age } = game;
      game.tavern = null;
      takeAllBack(game);
      if (at(game.decks, age - 1).length > 0) return doNext(game, { do: 'startRound' });
      tell(game, { say: 'ageEnded', age });
      doNext(game, ...endOfAge(age));
    },
  },
};

/** All have had their turn: the card left over goes, and gems are exchanged. (NID-13.1) */
function closeTavern(game: State, turns: FrameOf<Nidavellir, 'takeTurns'>): void {
  const { tavern } = turns;
  // Only with two players is there a card left. (NID-4.2)
  for (const card of discardRest(game, tavern)) tell(game, { say: 'leftover', tavern, card });
  const swaps = tradeGems(game, turns, SPECIAL_GEM);
  if (swaps.length > 0) tell(game, { say: 'gemsSwapped', tavern, swaps });
}
