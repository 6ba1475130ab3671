import { type Ask, at, type Seat } from '@meadhall/kernel';
import {
  type Bid,
  coinGain,
  coinOn,
  gainOf,
  isExchangeCoin,
  offSlots,
  type Piece,
  sumGain,
  TAVERNS,
  type Tavern,
  weighBids,
  worth,
} from '@meadhall/taverns';
import { columnHolding } from './army.ts';
import { type Muster, musterOf, type Outlook, prospects } from './bot-army.ts';
import { cardGain, columnGain, neutralWorth, outlookOf } from './bot-worth.ts';
import { CARDS, CLASSES, type Class, COLUMN } from './cards.ts';
import { BROTHERS, type HeroName, heroNamed, YLUD_POINTS } from './heroes.ts';
import type { Choices, Nidavellir, State } from './model.ts';

/** A seat about to choose. */
interface Chooser {
  readonly game: State;
  readonly seat: Seat;
  readonly muster: Muster;
  readonly outlook: Outlook;
  /** Its prospects as they are. */
  readonly base: number;
}

function chooserAt(game: State, seat: Seat): Chooser {
  const musters = game.seats.map(musterOf);
  const muster = at(musters, seat);
  const outlook = outlookOf(game, musters, seat);
  return { game, seat, muster, outlook, base: prospects(muster, outlook) };
}

/** What each option of a question is worth to the seat, in points at the end of the game. */
export function weigh(game: State, ask: Ask<Nidavellir>): number[] {
  const chooser = chooserAt(game, ask.seat);
  switch (ask.step) {
    case 'bid':
      return bidGains(chooser, ask.options);
    case 'pick':
    case 'keepCard':
      return ask.options.map(({ card }) =>
        cardGain(chooser.muster, chooser.outlook, card, chooser.base),
      );
    case 'recruit':
      return ask.options.map(({ hero }) => heroGain(chooser, hero));
    case 'discard':
      return ask.options.map(({ columns }) => discardGain(chooser, columns));
    case 'placeThrud':
      return ask.options.map(({ column }) => thrudGain(chooser, column));
    case 'placeYlud':
      return ask.options.map(({ column }) => yludGain(chooser, column));
    case 'moveYlud':
      return yludMoves(chooser, ask.options);
    case 'transform':
      return ask.options.map(({ coin }) => raiseGain(chooser, coin));
    case 'ulineBid':
      return ask.options.map(({ coin }) => seerGain(chooser, coin));
    case 'ulineExchange':
      return ask.options.map(({ coins }) => exchangeGain(chooser, coins));
  }
}

/** What the cards of a tavern are worth to the chooser, best first. */
function tastes({ game, muster, outlook, base }: Chooser, tavern: Tavern): number[] {
  const gains = at(game.taverns, tavern).map((card) => cardGain(muster, outlook, card, base));
  return gains.sort((a, b) => b - a);
}

const bidGains = (chooser: Chooser, bids: readonly Bid[]): number[] =>
  weighBids(
    chooser.game,
    chooser.seat,
    bids,
    TAVERNS.map((tavern) => tastes(chooser, tavern)),
    chooser.outlook.rounds,
  );

/** A coin laid last, when all others are known. */
function seerGain(chooser: Chooser, piece: Piece): number {
  const { game, seat } = chooser;
  const { seats, laid } = game;
  const tavern = game.tavern as Tavern;
  const player = at(seats, seat);
  const coin = at(player.coins, piece);
  let before = 0;
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue;
    const theirs = coinOn(at(seats, other), at(laid, other), tavern);
    const lead = theirs === null ? 0 : worth(theirs) - worth(coin);
    if (lead > 0 || (lead === 0 && at(seats, other).gem > player.gem)) before++;
  }
  const cards = tastes(chooser, tavern);
  const taken = at(cards, Math.min(cards.length - 1, before));
  if (!isExchangeCoin(coin)) return taken - worth(coin) / 10;
  const rest = offSlots(at(laid, seat)).filter((other) => other !== piece);
  const [low, high] = rest.slice(-2) as [Piece, Piece];
  return taken + coinGain(exchangeGain(chooser, [low, high]), chooser.outlook.rounds);
}

function exchangeGain({ game, seat }: Chooser, [one, other]: readonly [Piece, Piece]): number {
  const { coins } = at(game.seats, seat);
  return sumGain(game.treasury, at(coins, one), at(coins, other));
}

/** Of equal gains the one of the higher coin: it will win ties and majorities. */
function raiseGain({ game, seat }: Chooser, piece: Piece): number {
  const frame = at(game.agenda, game.agenda.length - 1);
  const coin = at(at(game.seats, seat).coins, piece);
  const by = frame.do === 'transform' ? frame.by : 0;
  return gainOf(game.treasury, coin, by) + worth(coin) / 10;
}

/** Discarding a card costs about so much. */
const DISCARD = 12;
/** What it is worth to have begun a family that may be completed. */
const FAMILY = 6;

function heroGain(chooser: Chooser, hero: HeroName): number {
  const { game, seat, muster, outlook, base } = chooser;
  const player = at(game.seats, seat);
  const { column, ranks, points, discards = 0, raises = 0, brother } = heroNamed(hero);
  muster.heroes++;
  if (hero === 'idunn') muster.idunn = true;
  const gain = column
    ? columnGain(muster, outlook, base, COLUMN[column], ranks, points) - DISCARD * discards
    : prospects(muster, outlook) -
      base +
      neutralWorth(hero, muster.highestCoin, outlook.rounds, player);
  if (hero === 'idunn') muster.idunn = false;
  muster.heroes--;
  if (!brother) return gain + coinGain(raises, outlook.rounds);
  const owned = player.heroes.filter((name) => heroNamed(name).brother).length;
  const family = owned === 0 && outlook.picks > 9 ? FAMILY : 0;
  return gain + at(BROTHERS, owned + 1) - at(BROTHERS, owned) + family;
}

function discardGain(
  { game, seat, muster, outlook, base }: Chooser,
  columns: readonly Class[],
): number {
  let sum = 0;
  for (const name of columns) {
    const column = COLUMN[name];
    const card = at(at(game.seats, seat).army, column).at(-1);
    const { ranks, points } = typeof card === 'number' ? at(CARDS, card) : { ranks: 1, points: 0 };
    sum += columnGain(muster, outlook, base, column, -ranks, -points);
  }
  return sum;
}

/** Thrud's rank helps to complete lines; at the end she leaves the column. (NID-40.8) */
function thrudGain({ muster, outlook, base }: Chooser, column: Class): number {
  muster.thrud = COLUMN[column];
  const gain = columnGain(muster, outlook, base, COLUMN[column], 1, 0);
  muster.thrud = -1;
  return gain;
}

const yludGain = ({ muster, outlook, base }: Chooser, column: Class): number =>
  columnGain(muster, outlook, base, COLUMN[column], 1, YLUD_POINTS[column]);

function yludMoves(chooser: Chooser, options: readonly Choices['moveYlud'][]): number[] {
  const { game, seat, muster, outlook } = chooser;
  const from = columnHolding(at(game.seats, seat), 'ylud');
  const stands = at(CLASSES, from);
  muster.ranks[from] = at(muster.ranks, from) - 1;
  muster.points[from] = at(muster.points, from) - YLUD_POINTS[stands];
  const lifted = { ...chooser, base: prospects(muster, outlook) };
  return options.map((choice) => yludGain(lifted, choice === 'stay' ? stands : choice.column));
}
