import { at, type Seat } from '@meadhall/kernel';
import type { Bid } from './bids.ts';
import { type Board, PIECES, type Piece, TAVERNS } from './board.ts';
import { type Coin, isExchangeCoin, type Treasury, valueGained, worth } from './coins.ts';

/** A player as the rivals see one who is about to bid. */
type Bidder = Pick<Board, 'coins'> & { readonly gem: number };

/** Of the cards ranked by the own taste, how many a rival who plays before really takes away. */
const RIVALRY = 0.9;

/**
 * What each coin promises on each tavern. A rival is thought to lay any coin as likely as the other; whoever
 * plays first has all cards to choose from, whoever plays last what is left. `tastes` lists for each tavern what
 * its cards are worth to the player, best first.
 */
function hopesFor(
  seats: readonly Bidder[],
  seat: Seat,
  tastes: readonly (readonly number[])[],
): number[][] {
  const rivals = seats.filter((_, other) => other !== seat).map(strengths);
  const before = strengths(at(seats, seat)).map((own) => RIVALRY * rivalsBefore(rivals, own));
  return tastes.map((taste) => before.map((place) => between(taste, place)));
}

/** The values of a player's coins; the better gem makes each of them worth a little more than the rivals'. */
const strengths = ({ coins, gem }: Bidder): number[] => coins.map((coin) => worth(coin) + gem / 10);

/** How many rivals can be expected to play before a coin as strong as this. */
function rivalsBefore(rivals: readonly (readonly number[])[], strength: number): number {
  let before = 0;
  for (const coins of rivals) for (const theirs of coins) if (theirs > strength) before++;
  return before / 5;
}

/** The value at a place of a list that may lie between two of its items. */
function between(items: readonly number[], place: number): number {
  const low = Math.min(Math.floor(place), items.length - 1);
  const high = Math.min(low + 1, items.length - 1);
  return at(items, low) + (place - low) * (at(items, high) - at(items, low));
}

/** For every set of coins laid, as bits, the two that are left, the lower one first. */
const LEFT_OVER: readonly (readonly [Piece, Piece])[] = Array.from({ length: 32 }, (_, laid) => {
  const [low = 0, high = 0] = PIECES.filter((piece) => (laid & (1 << piece)) === 0);
  return [low, high];
});

const leftOver = ([a, b, c]: Bid): readonly [Piece, Piece] =>
  at(LEFT_OVER, (1 << a) | (1 << b) | (1 << c));

/** Whether a bid lays the coin that lets the two left over be added up. */
const exchanges = ({ coins }: Pick<Board, 'coins'>, bid: Bid): boolean =>
  isExchangeCoin(at(coins, bid[0])) ||
  isExchangeCoin(at(coins, bid[1])) ||
  isExchangeCoin(at(coins, bid[2]));

/** What is gained if a coin is changed for one worth `by` more, as far as the treasury has it. */
export const gainOf = (treasury: Treasury, coin: Coin, by: number): number =>
  valueGained(treasury, worth(coin) + by, worth(coin)) - worth(coin);

/** What is gained if two coins are added up: the higher one grows by the lower one. */
export function sumGain(treasury: Treasury, one: Coin, other: Coin): number {
  return worth(one) > worth(other)
    ? gainOf(treasury, one, worth(other))
    : gainOf(treasury, other, worth(one));
}

/** What a point of a coin brings besides for every round it can still buy something in. */
const BUYS = 0.12;

/** What a gain in coins is worth with so many rounds to come. */
export const coinGain = (gain: number, rounds: number): number => gain * (1 + BUYS * rounds);

/** What each bid promises: the cards it may buy, and the growth of a coin if the others are added up. */
export function weighBids(
  { seats, treasury }: { readonly seats: readonly Bidder[]; readonly treasury: Treasury },
  seat: Seat,
  bids: readonly Bid[],
  tastes: readonly (readonly number[])[],
  rounds: number,
): number[] {
  const player = at(seats, seat);
  const hopes = hopesFor(seats, seat, tastes);
  return bids.map((bid) => {
    let sum = 0;
    if (exchanges(player, bid)) {
      const [low, high] = leftOver(bid);
      sum = coinGain(sumGain(treasury, at(player.coins, low), at(player.coins, high)), rounds);
    }
    for (const tavern of TAVERNS) sum += at(at(hopes, tavern), at(bid, tavern));
    return sum;
  });
}
