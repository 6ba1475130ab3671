import {
  at,
  doNext,
  remove,
  type Seat,
  type Steps,
  secretly,
  tell,
  unanswered,
} from '@meadhall/kernel';
import { hero } from './components.ts';
import {
  type Bid,
  type Bids,
  type Frame,
  type Player,
  type State,
  TAVERNS,
  type Tavern,
} from './model.ts';
import { lines, pouch } from './player.ts';

/** The steps of a round, in the order of the rules. */
export const steps: Steps<Bids> = {
  startRound: {
    run(game) {
      if (game.roundsLeft === 0) return;
      game.roundsLeft--;
      for (const tavern of TAVERNS) game.taverns[tavern] = game.deck.splice(-game.seats.length);
      doNext(game, ...round(game.seats.length), { do: 'startRound' });
    },
  },

  bid: secretly<Bids, 'bid'>({
    clause: 'BID-3',
    options: () => BIDS,
    reveal(game, { answers }) {
      for (const [seat, player] of game.seats.entries()) player.bid = at(answers, seat) as Bid;
    },
  }),

  openTavern: {
    run(game, { tavern }) {
      const visits: Frame[] = [];
      for (const seat of byBid(game, tavern))
        visits.push(
          { do: 'pickCard', seat, tavern },
          { do: 'rewardLines', seat },
          { do: 'exchangeCoins', seat, tavern },
        );
      doNext(game, ...visits, { do: 'tradeGems', tavern });
    },
  },

  pickCard: {
    clause: 'BID-4',
    forced: true,
    options: (game, { tavern }) => game.taverns[tavern].map((card) => ({ card })),
    take(game, { seat, tavern }, { card }) {
      remove(game.taverns[tavern], card);
      at(game.seats, seat).cards.push(card);
    },
  },

  // A hero may complete the next line, so the step comes back until every line is rewarded. (BID-6)
  rewardLines: {
    run(game, { seat }) {
      const player = at(game.seats, seat);
      if (lines(player) > player.heroes.length && game.hall.length > 0)
        doNext(game, { do: 'recruitHero', seat }, { do: 'rewardLines', seat });
    },
  },

  recruitHero: {
    clause: 'BID-5',
    forced: true,
    options: ({ hall }) => hall.map((name) => ({ hero: name })),
    take(game, { seat }, { hero: name }) {
      const { raises } = hero(name);
      remove(game.hall, name);
      at(game.seats, seat).heroes.push(name);
      if (raises) doNext(game, { do: 'raiseCoin', seat, by: raises });
    },
  },

  raiseCoin: {
    clause: 'BID-6',
    forced: true,
    options({ seats }, { seat }) {
      const player = at(seats, seat);
      return pouch(player).flatMap((coin) => (at(player.coins, coin) > 0 ? [{ coin }] : []));
    },
    take(game, { seat, by }, { coin }) {
      raise(game, seat, coin, by);
    },
  },

  exchangeCoins: {
    run(game, { seat, tavern }) {
      const player = at(game.seats, seat);
      if (coinAt(player, tavern) > 0) return;
      const [cheap, dear] = pouch(player);
      raise(game, seat, dear, at(player.coins, cheap));
    },
  },

  tradeGems: {
    run(game, { tavern }) {
      for (const tied of tiedSeats(game, tavern)) {
        for (let i = 0; 2 * i < tied.length - 1; i++)
          swapGems(game, at(tied, i), at(tied, tied.length - 1 - i));
      }
    },
  },
};

/** All that happens in a round whose taverns are full. */
export const round = (seats: number): Frame[] => [
  { do: 'bid', ...unanswered(seats) },
  ...TAVERNS.map((tavern): Frame => ({ do: 'openTavern', tavern })),
];

const coinAt = (player: Player, tavern: Tavern): number => at(player.coins, player.bid[tavern]);

/** The order of the visits: the highest coin first, of equal coins the better gem. */
function byBid({ seats }: State, tavern: Tavern): Seat[] {
  return [...seats.keys()].sort((a, b) => {
    const one = at(seats, a);
    const other = at(seats, b);
    return coinAt(other, tavern) - coinAt(one, tavern) || other.gem - one.gem;
  });
}

/** Seats that bid the same, best gem first. A seat alone is a group of one. */
function tiedSeats(game: State, tavern: Tavern): Seat[][] {
  const groups: Seat[][] = [];
  let coin = -1;
  for (const seat of byBid(game, tavern)) {
    const next = coinAt(at(game.seats, seat), tavern);
    if (next === coin) at(groups, groups.length - 1).push(seat);
    else groups.push([seat]);
    coin = next;
  }
  return groups;
}

function swapGems(game: State, a: Seat, b: Seat): void {
  const [one, other] = [at(game.seats, a), at(game.seats, b)];
  [one.gem, other.gem] = [other.gem, one.gem];
  tell(game, { say: 'gemsTraded', seats: [a, b] });
}

const DEAREST = 25;

function raise(game: State, seat: Seat, coin: number, by: number): void {
  const { coins } = at(game.seats, seat);
  const from = at(coins, coin);
  const to = Math.min(DEAREST, from + by);
  coins[coin] = to;
  tell(game, { say: 'coinGrew', seat, from, to });
}

const COINS = [0, 1, 2, 3, 4];

/** Every way to lay three of the five coins in front of the three taverns. */
export const BIDS: readonly Bid[] = COINS.flatMap((a) =>
  COINS.flatMap((b) =>
    COINS.flatMap((c): Bid[] => (a !== b && b !== c && a !== c ? [[a, b, c]] : [])),
  ),
);
