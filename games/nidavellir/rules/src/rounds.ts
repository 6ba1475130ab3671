import { at, doNext, remove, type Steps, secretly, tell, unanswered } from '@meadhall/kernel';
import {
  bidsWith,
  type Coin,
  cardsPerTavern,
  fillTaverns,
  gemSwaps,
  layBid,
  layOpen,
  offSlots,
  type Piece,
  sortCoins,
  takeBack,
  turnOrder,
  turnUp,
  worth,
} from '@meadhall/taverns';
import { endOfAge } from './ages.ts';
import { ownerOf } from './army.ts';
import { CARDS, type CardId } from './cards.ts';
import { coinChoices } from './changing.ts';
import { type Nidavellir, SPECIAL_GEM, type State } from './model.ts';
import { takeCard } from './recruiting.ts';

const CHOICE_OF_CARD: readonly { card: CardId }[] = CARDS.map((_, card) => ({ card }));

const coinOn = (game: State, seat: number, tavern: number): Coin =>
  at(at(game.seats, seat).coins, at(game.laid, seat)[tavern] as Piece);

/** One round: fill, bid, three taverns, coins back. (NID-3.2) */
export const rounds: Pick<
  Steps<Nidavellir>,
  | 'startRound'
  | 'bid'
  | 'reveal'
  | 'ulineBid'
  | 'orderTurns'
  | 'takeTurns'
  | 'pick'
  | 'closeTavern'
  | 'endRound'
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
      answers.forEach((bid, seat) => {
        if (bid) layBid(at(game.seats, seat), at(game.laid, seat), bid);
      });
    },
    forbids: ({ seats }, _frame, _choice, seat) =>
      at(seats, seat).heroes.includes('uline') ? 'NID-5.5' : 'NID-5.2',
  }),

  reveal: {
    run(game, { tavern }) {
      const { seats } = game;
      game.tavern = tavern;
      const coins: (Coin | null)[] = [];
      let waiting = -1;
      for (let seat = 0; seat < seats.length; seat++) {
        const player = at(seats, seat);
        const laid = at(game.laid, seat);
        turnUp(player, laid, tavern);
        if (laid[tavern] === null) waiting = seat;
        coins.push(laid[tavern] === null ? null : coinOn(game, seat, tavern));
      }
      tell(game, { say: 'revealed', tavern, coins });
      doNext(game, { do: 'orderTurns', tavern });
      if (waiting >= 0) doNext(game, { do: 'ulineBid', seat: waiting, tavern });
    },
  },

  ulineBid: {
    clause: 'NID-38.3',
    forced: true,
    options: (game, { seat }) => coinChoices(at(game.seats, seat), offSlots(at(game.laid, seat))),
    take(game, { seat, tavern }, { coin }) {
      layOpen(at(game.seats, seat), at(game.laid, seat), tavern, coin);
      tell(game, { say: 'ulineBid', seat, tavern, coin: coinOn(game, seat, tavern) });
    },
  },

  // Bids and ties are fixed here, whatever becomes of the coins later. (NID-6.3, NID-6.8)
  orderTurns: {
    run(game, { tavern }) {
      const values: number[] = [];
      for (let seat = 0; seat < game.seats.length; seat++)
        values.push(worth(coinOn(game, seat, tavern)));
      const order = turnOrder(values, gems(game));
      tell(game, { say: 'order', tavern, order: order.slice() });
      doNext(game, { do: 'takeTurns', tavern, order }, { do: 'closeTavern', tavern, values });
    },
  },

  takeTurns: {
    run(game, turns) {
      const { tavern } = turns;
      const seat = turns.order.shift();
      if (seat === undefined) return;
      doNext(game, { do: 'pick', seat, tavern }, { do: 'exchange', seat, tavern }, turns);
    },
  },

  pick: {
    clause: 'NID-7.1',
    forced: true,
    options(game, { tavern }) {
      const choices: { card: CardId }[] = [];
      for (const card of at(game.taverns, tavern)) choices.push(at(CHOICE_OF_CARD, card));
      return choices;
    },
    take(game, { seat, tavern }, { card }) {
      const cards = at(game.taverns, tavern);
      tell(game, { say: 'took', seat, tavern, card, last: cards.length === 1 });
      remove(cards, card);
      takeCard(game, seat, card);
    },
  },

  closeTavern: {
    run(game, { tavern, values }) {
      // Only with two players is there a card left. (NID-4.2)
      for (const card of at(game.taverns, tavern)) {
        game.discard.push(card);
        tell(game, { say: 'leftover', tavern, card });
      }
      at(game.taverns, tavern).length = 0;
      swapGems(game, tavern, values);
    },
  },

  endRound: {
    run(game) {
      const { age, seats, laid } = game;
      game.tavern = null;
      for (let seat = 0; seat < seats.length; seat++) takeBack(at(seats, seat), at(laid, seat));
      if (at(game.decks, age - 1).length > 0) return doNext(game, { do: 'startRound' });
      tell(game, { say: 'ageEnded', age });
      doNext(game, ...endOfAge(age));
    },
  },
};

function gems({ seats }: State): number[] {
  const gems: number[] = [];
  for (const { gem } of seats) gems.push(gem);
  return gems;
}

function swapGems(game: State, tavern: 0 | 1 | 2, values: readonly number[]): void {
  const swaps = gemSwaps(values, gems(game), SPECIAL_GEM);
  if (swaps.length === 0) return;
  for (const [a, b] of swaps) {
    const one = at(game.seats, a);
    const other = at(game.seats, b);
    [one.gem, other.gem] = [other.gem, one.gem];
  }
  tell(game, { say: 'gemsSwapped', tavern, swaps });
}
