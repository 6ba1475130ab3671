import { at, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import {
  addUp,
  type Coin,
  choiceOfCoin,
  coinChoices,
  isExchangeCoin,
  type Laid,
  offSlots,
  type Piece,
  placeOf,
  raise,
  show,
} from '@meadhall/taverns';
import { owns } from './army.ts';
import type { Choices, Nidavellir, Player, State } from './model.ts';

/** Raising and exchanging coins. (NID-10, NID-11) */
export const changing: Pick<Steps<Nidavellir>, 'transform' | 'exchange' | 'ulineExchange'> = {
  transform: {
    clause: 'NID-10.2',
    options(game, _frame, seat) {
      const player = at(game.seats, seat);
      const laid = at(game.laid, seat);
      const choices = coinChoices(player, offSlots(laid));
      for (const piece of laid) if (piece !== null) choices.push(choiceOfCoin(piece));
      return choices.filter(({ coin }) => !isExchangeCoin(at(player.coins, coin)));
    },
    take(game, { by }, { coin }, seat) {
      const player = at(game.seats, seat);
      const place = placeOf(at(game.laid, seat), coin, owns(player, 'uline'));
      const change = raise(game.treasury, player, coin, by);
      show(player, coin, place);
      tell(game, { say: 'transformed', seat, place, by, ...change });
    },
  },

  exchange: {
    run(game, { seat }) {
      const player = at(game.seats, seat);
      if (owns(player, 'uline')) {
        doNext(game, { do: 'ulineExchange', seat });
        return;
      }
      const [one, other] = offSlots(at(game.laid, seat)) as [Piece, Piece];
      show(player, one, 'pouch');
      show(player, other, 'pouch');
      exchange(game, seat, one, other);
    },
  },

  ulineExchange: {
    clause: 'NID-38.6',
    forced: true,
    options: (game, { seat }) => pairs(at(game.seats, seat), at(game.laid, seat)),
    take(game, { seat }, { coins: [one, other] }) {
      exchange(game, seat, one, other);
    },
  },
};

function exchange(game: State, seat: Seat, one: Piece, other: Piece): void {
  const player = at(game.seats, seat);
  const coins: [Coin, Coin] = [at(player.coins, one), at(player.coins, other)];
  const place = owns(player, 'uline') ? 'hand' : 'pouch';
  const change = addUp(game.treasury, player, one, other);
  tell(game, { say: 'exchanged', seat, place, coins, ...change });
}

/** Every two coins of the hand, pairs of equal coins once. */
function pairs({ coins }: Player, laid: Laid): Choices['ulineExchange'][] {
  const hand = offSlots(laid);
  const choices: Choices['ulineExchange'][] = [];
  const seen = new Set<string>();
  for (let i = 0; i < hand.length; i++) {
    for (let j = i + 1; j < hand.length; j++) {
      const [one, other] = [at(hand, i), at(hand, j)];
      const pair = [at(coins, one), at(coins, other)].sort().join();
      if (!seen.has(pair)) choices.push({ coins: [one, other] });
      seen.add(pair);
    }
  }
  return choices;
}
