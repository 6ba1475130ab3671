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
  coinOn,
  discardRest,
  fillTaverns,
  gemsOf,
  isExchangeCoin,
  layBids,
  sortCoins,
  type Tavern,
  takeAllBack,
  tradeGems,
  turnOrder,
  turnUpAll,
  worth,
} from '@meadhall/taverns';
import { lines } from './army.ts';
import { type CardId, DWARVES } from './cards.ts';
import { endOfEra } from './eras.ts';
import type { Frame, Nains, State } from './model.ts';
import { placeDwarf } from './recruiting.ts';

const CHOICE_OF_CARD: readonly { card: CardId }[] = DWARVES.map((_, card) => ({ card }));
const choiceOfCard = (card: CardId): { card: CardId } => at(CHOICE_OF_CARD, card);

const bidOn = ({ seats, laid }: State, seat: Seat, tavern: Tavern): Coin =>
  coinOn(at(seats, seat), at(laid, seat), tavern) as Coin;

/** The tavern in which the first of two lords sends a card away. (NAI-9.10) */
const SECOND_TAVERN: Tavern = 1;

/** Everything in the turn of a lord, in this order. (NAI-9.1) */
export function turnOf(game: State, seat: Seat, tavern: Tavern): Frame[] {
  const frames: Frame[] = [{ do: 'take', seat, tavern }];
  const { length: cards } = at(game.taverns, tavern);
  const isFirst = cards === cardsPerTavern(game.seats.length);
  if (game.seats.length === 2 && tavern === SECOND_TAVERN && isFirst)
    frames.push({ do: 'dismiss', seat, tavern });
  const before = lines(at(game.seats, seat));
  frames.push({ do: 'countLines', seat, lines: before, due: 0, row: 0 });
  // The exchange coin is never improved, and Kardum's exchanges too. (NAI-11.10, NAI-12.11)
  if (isExchangeCoin(bidOn(game, seat, tavern))) frames.push({ do: 'exchange', seat });
  return frames;
}

/** One round: entry of the dwarves, bids, three taverns, coins back. (NAI-5.2) */
export const rounds: Pick<
  Steps<Nains>,
  'startRound' | 'bid' | 'reveal' | 'takeTurns' | 'take' | 'dismiss' | 'endRound'
> = {
  startRound: {
    run(game) {
      const { seats, era } = game;
      game.round++;
      fillTaverns(game.taverns, at(game.decks, era - 1), cardsPerTavern(seats.length));
      for (const { coins } of seats) sortCoins(coins);
      tell(game, { say: 'round', era, round: game.round });
      doNext(
        game,
        { do: 'bid', ...unanswered(seats.length) },
        { do: 'reveal', tavern: 0 },
        { do: 'reveal', tavern: 1 },
        { do: 'reveal', tavern: 2 },
        { do: 'endRound' },
      );
    },
  },

  bid: secretly<Nains, 'bid'>({
    clause: 'NAI-7.1',
    options: ({ seats }, _frame, seat) => bidsWith(at(seats, seat).coins),
    reveal(game, { answers }) {
      layBids(game, answers);
    },
  }),

  // Order and ties are fixed here, whatever becomes of the coins later. (NAI-8.3, NAI-13.2)
  reveal: {
    run(game, { tavern }) {
      game.tavern = tavern;
      const coins = turnUpAll(game, tavern) as Coin[];
      const values = coins.map(worth);
      const order = turnOrder(values, gemsOf(game.seats));
      tell(game, { say: 'revealed', tavern, coins });
      tell(game, { say: 'order', tavern, order: order.slice() });
      doNext(game, { do: 'takeTurns', tavern, values, order, next: 0 });
    },
  },

  takeTurns: {
    run(game, turns) {
      const { tavern, order } = turns;
      const seat = order[turns.next++];
      if (seat === undefined) closeTavern(game, turns);
      else doNext(game, ...turnOf(game, seat, tavern), turns);
    },
  },

  take: {
    clause: 'NAI-9.2',
    forced: true,
    options: (game, { tavern }) => at(game.taverns, tavern).map(choiceOfCard),
    take(game, { seat, tavern }, { card }) {
      const cards = at(game.taverns, tavern);
      tell(game, { say: 'took', seat, tavern, card, last: cards.length === 1 });
      remove(cards, card);
      placeDwarf(game, seat, card);
    },
  },

  dismiss: {
    clause: 'NAI-9.10',
    options: (game, { tavern }) => at(game.taverns, tavern).map(choiceOfCard),
    take(game, { seat, tavern }, { card }) {
      remove(at(game.taverns, tavern), card);
      game.discard.push(card);
      tell(game, { say: 'dismissed', seat, card });
    },
  },

  endRound: {
    run(game) {
      const { era } = game;
      game.tavern = null;
      takeAllBack(game);
      // Era 2 has one card more than its rounds need; Svara may have taken it. (NAI-6.3)
      if (at(game.decks, era - 1).length > 1) return doNext(game, { do: 'startRound' });
      tell(game, { say: 'eraEnded', era });
      doNext(game, ...endOfEra(game));
    },
  },
};

/** All have had their turn: the card left over goes, and gems are traded. (NAI-9.11, NAI-13.1) */
function closeTavern(game: State, turns: FrameOf<Nains, 'takeTurns'>): void {
  const { tavern } = turns;
  for (const card of discardRest(game, tavern)) tell(game, { say: 'leftover', tavern, card });
  const swaps = tradeGems(game, turns);
  if (swaps.length > 0) tell(game, { say: 'gemsSwapped', tavern, swaps });
}
