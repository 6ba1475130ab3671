import { at, type Seat } from '@meadhall/kernel';
import { coinGain, playOnPaper, roundsFor, worth } from '@meadhall/taverns';
import { hasValue } from './army.ts';
import { type Outlook, prospects } from './bot-army.ts';
import { type Muster, musterOf, runeOf } from './bot-muster.ts';
import { type CardId, COLUMN, DWARVES } from './cards.ts';
import type { Lord, State } from './model.ts';

/** What a coin brings besides its points for every round it can still be bid in. */
const POWER = 0.04;
/** Part of the second highest coin that is added to the highest in an average round. */
const GROWTH = 0.3;

/** Rounds to come after this one. */
export function roundsLeft({ era, round, seats }: Pick<State, 'era' | 'round' | 'seats'>): number {
  const perEra = roundsFor(seats.length);
  return (era === 1 ? 2 * perEra : perEra) - round;
}

/** Everybody's figures; lines whose Cognar is still to come are open. */
export function musters({ agenda, seats }: State): Muster[] {
  const all = seats.map(musterOf);
  for (const frame of agenda) {
    if (frame.do === 'recruit') at(all, frame.seat).lines -= frame.due;
    else if (frame.do === 'countLines') at(all, frame.seat).lines = frame.lines - frame.due;
  }
  return all;
}

/** What a seat reckons with. */
export function outlookOf(game: State, all: readonly Muster[], seat: Seat): Outlook {
  const rounds = roundsLeft(game);
  const beforeAwards = rounds - roundsFor(game.seats.length);
  const now = game.tavern === null ? 3 : 2 - game.tavern;
  return {
    picks: 3 * rounds + now,
    // The card that is being taken has a say in the last tavern too.
    picksBeforeAwards: game.era === 1 ? 3 * beforeAwards + now + 0.5 : 0,
    rounds,
    ...rivalsOf(all, seat),
  };
}

/** The most ranks and Malt anybody else has. */
function rivalsOf(all: readonly Muster[], seat: Seat): Pick<Outlook, 'rivals' | 'rivalMalt'> {
  const rivals = [0, 0, 0, 0, 0];
  let rivalMalt = 0;
  for (let other = 0; other < all.length; other++) {
    if (other === seat) continue;
    const { ranks, malt } = at(all, other);
    rivalMalt = Math.max(rivalMalt, malt);
    for (let column = 0; column < 5; column++)
      rivals[column] = Math.max(at(rivals, column), at(ranks, column));
  }
  return { rivals, rivalMalt };
}

/** Takes a dwarf into the figures; `shown`: a pariah is not. */
function enlist(muster: Muster, card: CardId, shown: boolean, times: 1 | -1): void {
  const { column, ranks, points, malt, occult } = at(DWARVES, card);
  muster.ranks[column] = at(muster.ranks, column) + times * ranks;
  if (shown) muster.points[column] = at(muster.points, column) + times * points;
  muster.malt += times * malt;
  muster.occult += times * occult;
}

/** Whether a dwarf would show its points: a second of the same value among the Errants is a pariah. (NAI-9.9) */
function shows(lord: Readonly<Lord>, muster: Muster, card: CardId, game: State): boolean {
  const { column, points } = at(DWARVES, card);
  return (
    column !== COLUMN.errants ||
    muster.pariahs < muster.lifts ||
    !hasValue(lord, points, game.options.pariahs)
  );
}

/** What a dwarf adds to a lord's prospects; one of the Talion improves a coin. */
export function cardGain(
  game: State,
  seat: Seat,
  muster: Muster,
  outlook: Outlook,
  base: number,
  card: CardId,
): number {
  const shown = shows(at(game.seats, seat), muster, card, game);
  const { runes } = muster;
  enlist(muster, card, shown, 1);
  muster.runes |= runeOf(card);
  const gain = prospects(muster, outlook) - base;
  enlist(muster, card, shown, -1);
  muster.runes = runes;
  const { column } = at(DWARVES, card);
  return column === COLUMN.talion ? gain + coinGain(1, outlook.rounds) : gain;
}

/** Coins and gem. */
function holdings({ coins, gem }: Readonly<Lord>, { rounds }: Outlook): number {
  let sum = 0;
  let highest = 0;
  let second = 0;
  for (const coin of coins) {
    const value = worth(coin);
    sum += value;
    if (value > highest) {
      second = highest;
      highest = value;
    } else if (value > second) second = value;
  }
  const grows = GROWTH * rounds * Math.min(second, 25 - highest);
  return sum * (1 + POWER * rounds) + grows + (gem * rounds) / 8;
}

/**
 * The points every seat can be expected to have in the end. The rest of the round is played out on paper, where
 * everybody takes the card that is best for the own army.
 */
export function projections(game: State): number[] {
  const all = musters(game);
  const views = all.map((_, seat) => outlookOf(game, all, seat));
  const sums = game.seats.map((lord, seat) => holdings(lord, at(views, seat)));
  const taverns = game.taverns.map((cards) => cards.slice());
  const gain = (seat: Seat, points: number): void => {
    sums[seat] = at(sums, seat) + points;
  };
  playOnPaper(game, {
    gain,
    take: (seat, tavern) =>
      gain(seat, takeBest(game, seat, at(all, seat), at(views, seat), at(taverns, tavern))),
  });
  return sums.map((sum, seat) => sum + prospects(at(all, seat), at(views, seat)));
}

/** Takes the best of these cards into an army, and says what it brings besides. */
function takeBest(
  game: State,
  seat: Seat,
  muster: Muster,
  outlook: Outlook,
  cards: CardId[],
): number {
  const base = prospects(muster, outlook);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cards.length; i++) {
    const gain = cardGain(game, seat, muster, outlook, base, at(cards, i));
    if (gain <= most) continue;
    most = gain;
    best = i;
  }
  const card = cards[best];
  if (card === undefined) return 0;
  cards.splice(best, 1);
  enlist(muster, card, shows(at(game.seats, seat), muster, card, game), 1);
  muster.runes |= runeOf(card);
  return at(DWARVES, card).column === COLUMN.talion ? coinGain(1, outlook.rounds) : 0;
}
