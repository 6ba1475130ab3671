import { at, type Seat, type Steps, tell } from '@meadhall/kernel';
import {
  addUp,
  type Coin,
  change,
  choiceOfCoin,
  isExchangeCoin,
  isTreasuryCoin,
  offSlots,
  PIECES,
  type Piece,
  placeOf,
  raise,
  SPECIAL_COIN,
  show,
  valueGained,
  worth,
} from '@meadhall/taverns';
import type { Lord, Nains, State } from './model.ts';

/** Improves a coin where it lies; everybody sees what leaves and what comes. (NAI-12.5, NAI-4.5) */
export function improve(game: State, seat: Seat, piece: Piece, by: number): void {
  const { treasury, options } = game;
  const lord = at(game.seats, seat);
  const place = placeOf(at(game.laid, seat), piece, false);
  const coin = at(lord.coins, piece);
  const value = worth(coin);
  show(lord, piece, place);
  if (!options.improvementMayLower && valueGained(treasury, value + by, value) < value)
    tell(game, { say: 'notImproved', seat, place, coin, by });
  else tell(game, { say: 'improved', seat, place, by, ...raise(treasury, lord, piece, by) });
}

/** Improving and exchanging coins. (NAI-12) */
export const changing: Pick<
  Steps<Nains>,
  'improvePurse' | 'improveCoin' | 'replaceZero' | 'exchange' | 'ordoExchange'
> = {
  // Never taken without asking, even of two equal coins: that would show what the purse holds.
  improvePurse: {
    clause: 'NAI-9.5',
    options: (game, { seat }) => offSlots(at(game.laid, seat)).map(choiceOfCoin),
    take: (game, { seat }, { coin }) => improve(game, seat, coin, 1),
  },

  improveCoin: {
    clause: 'NAI-11.8',
    options(game, { seat }) {
      const { coins } = at(game.seats, seat);
      const laid = at(game.laid, seat);
      return [...laid, ...offSlots(laid)]
        .filter((piece) => piece !== null && !isExchangeCoin(at(coins, piece)))
        .map((piece) => choiceOfCoin(piece as Piece));
    },
    take: (game, { seat, by }, { coin }) => improve(game, seat, coin, by),
  },

  replaceZero: {
    run(game, { seat }) {
      const lord = at(game.seats, seat);
      const zero = lord.coins.indexOf('b0') as Piece;
      const place = placeOf(at(game.laid, seat), zero, false);
      lord.coins[zero] = SPECIAL_COIN;
      show(lord, zero, place);
      tell(game, { say: 'zeroReplaced', seat, place });
    },
  },

  exchange: {
    run(game, { seat }) {
      const lord = at(game.seats, seat);
      const [one, other] = offSlots(at(game.laid, seat)) as [Piece, Piece];
      show(lord, one, 'pouch');
      show(lord, other, 'pouch');
      const coins: [Coin, Coin] = [at(lord.coins, one), at(lord.coins, other)];
      const changed = addUp(game.treasury, lord, one, other);
      tell(game, { say: 'exchanged', seat, coins, ...changed });
    },
  },

  ordoExchange: {
    run(game, { seat }) {
      const lord = at(game.seats, seat);
      const [lowest, second] = lowestTwo(lord);
      const coins: [Coin, Coin] = [at(lord.coins, lowest), at(lord.coins, second)];
      const sum = worth(coins[0]) + worth(coins[1]);
      const changed = change(game.treasury, lord, lowest, sum);
      tell(game, { say: 'ordoExchanged', seat, coins, ...changed });
    },
  },
};

/** The two lowest coins, the exchange coin excepted; of equal ones the bronze coin first. (NAI-14.7) */
function lowestTwo({ coins }: Lord): [Piece, Piece] {
  const isLower = (a: Coin, b: Coin): boolean =>
    worth(a) < worth(b) || (worth(a) === worth(b) && !isTreasuryCoin(a) && isTreasuryCoin(b));
  const sorted = PIECES.filter((piece) => !isExchangeCoin(at(coins, piece)));
  sorted.sort((a, b) => (isLower(at(coins, a), at(coins, b)) ? -1 : 1));
  return [at(sorted, 0), at(sorted, 1)];
}
