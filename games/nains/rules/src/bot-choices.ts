import { type Ask, at, type FrameOf, type Seat } from '@meadhall/kernel';
import {
  coinGain,
  gainOf,
  type Piece,
  TAVERNS,
  type Tavern,
  weighBids,
  worth,
} from '@meadhall/taverns';
import { pointsOf } from './army.ts';
import { type Outlook, prospects } from './bot-army.ts';
import { addNamed, type Muster } from './bot-muster.ts';
import { cardGain, musters, outlookOf } from './bot-worth.ts';
import { type CardId, COLUMN, ORDERS, type Order } from './cards.ts';
import { type CognarName, cognarNamed, GAAT_POINTS } from './cognars.ts';
import type { Nains, State } from './model.ts';

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
  const all = musters(game);
  const muster = at(all, seat);
  const outlook = outlookOf(game, all, seat);
  return { game, seat, muster, outlook, base: prospects(muster, outlook) };
}

/** What each option of a question is worth to the seat, in points at the end of the game. */
export function weigh(game: State, ask: Ask<Nains>): number[] {
  const chooser = chooserAt(game, ask.seat);
  switch (ask.step) {
    case 'bid':
      return weighBids(
        game,
        ask.seat,
        ask.options,
        TAVERNS.map((tavern) => tastes(chooser, tavern)),
        chooser.outlook.rounds,
      );
    case 'take':
    case 'keepCard':
      return ask.options.map(({ card }) => gainOfCard(chooser, card));
    case 'dismiss':
      return dismissals(chooser, ask.options);
    case 'recruit':
      return ask.options.map(({ cognar }) => cognarGain(chooser, cognar));
    case 'chooseColumn':
      return ask.options.map(({ column }) => columnGain(chooser, column));
    case 'improvePurse':
      return ask.options.map(({ coin }) => improveGain(chooser, coin, 1));
    case 'improveCoin':
      return ask.options.map(({ coin }) => improveGain(chooser, coin, 5));
  }
}

const gainOfCard = ({ game, seat, muster, outlook, base }: Chooser, card: CardId): number =>
  cardGain(game, seat, muster, outlook, base, card);

/** What the cards of a tavern are worth to the chooser, best first. */
const tastes = (chooser: Chooser, tavern: Tavern): number[] =>
  at(chooser.game.taverns, tavern)
    .map((card) => gainOfCard(chooser, card))
    .sort((a, b) => b - a);

/** What the only rival would like best goes. (NAI-9.10) */
function dismissals({ game, seat }: Chooser, options: readonly { card: CardId }[]): number[] {
  const rival = chooserAt(game, 1 - seat);
  return options.map(({ card }) => gainOfCard(rival, card));
}

/** Of equal gains the one of the higher coin, which wins more bids. */
function improveGain({ game, seat }: Chooser, piece: Piece, by: number): number {
  const coin = at(at(game.seats, seat).coins, piece);
  return gainOf(game.treasury, coin, by) + worth(coin) / 10;
}

/** What it is worth to choose from five cards, and to have an exchange coin that counts. */
const SVARA = 9;
const KARDUM = 3;
/** What the chance to join Gurdan with Borogam is worth. */
const BREWERS = 3;

function cognarGain(chooser: Chooser, cognar: CognarName): number {
  const { game, seat, outlook, base } = chooser;
  const { kind, order, ranks, points, looks, improves, replacesZero, ally } = cognarNamed(cognar);
  const muster = copyOf(chooser.muster);
  muster.lines++;
  addNamed(muster, cognar);
  if (order) {
    const column = COLUMN[order];
    muster.ranks[column] = at(muster.ranks, column) + ranks;
    muster.points[column] = at(muster.points, column) + points;
  }
  if (kind === 'mercenary') raiseShortest(muster);
  let gain = prospects(muster, outlook) - base;
  if (looks) gain += SVARA;
  if (improves) gain += coinGain(improves, outlook.rounds);
  if (replacesZero) gain += KARDUM;
  if (ally) gain += bestColumn({ ...chooser, muster, base: prospects(muster, outlook) });
  const partner = cognar === 'gurdan' ? 'borogam' : cognar === 'borogam' ? 'gurdan' : null;
  if (partner && at(game.seats, seat).command.includes(partner)) gain += muster.malt;
  else if (partner && game.supply.includes(partner)) gain += BREWERS;
  return gain;
}

const copyOf = (muster: Muster): Muster => ({
  ...muster,
  ranks: muster.ranks.slice(),
  points: muster.points.slice(),
});

/** A Mercenary stands where a line is completed. (NAI-10.7) */
function raiseShortest(muster: Muster): void {
  const { ranks } = muster;
  const column = ranks.indexOf(Math.min(...ranks));
  ranks[column] = at(ranks, column) + 1;
}

/** What Ga'at adds where he is worth most. */
const bestColumn = (chooser: Chooser): number =>
  Math.max(...ORDERS.map((order) => rankGain(chooser, order, GAAT_POINTS[order])));

function columnGain(chooser: Chooser, order: Order): number {
  const { agenda } = chooser.game;
  const { cognar } = at(agenda, agenda.length - 1) as FrameOf<Nains, 'chooseColumn'>;
  return rankGain(chooser, order, pointsOf(cognar, order));
}

/** What one more rank and so many points add in a column. */
function rankGain({ muster, outlook, base }: Chooser, order: Order, points: number): number {
  const column = COLUMN[order];
  muster.ranks[column] = at(muster.ranks, column) + 1;
  muster.points[column] = at(muster.points, column) + points;
  const gain = prospects(muster, outlook) - base;
  muster.ranks[column] = at(muster.ranks, column) - 1;
  muster.points[column] = at(muster.points, column) - points;
  return gain;
}
