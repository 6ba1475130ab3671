import { at, doNext, remove, type Seat, type Steps, shuffle, tell } from '@meadhall/kernel';
import { isExchangeCoin, type Piece, roundsFor, type Tavern } from '@meadhall/taverns';
import { hasValue, lines, shortestAlone } from './army.ts';
import { type CardId, COLUMN, DWARVES, ORDERS, type Order } from './cards.ts';
import { improve } from './changing.ts';
import { type CognarName, cognarNamed, isMercenary, RECRUITABLE } from './cognars.ts';
import type { Choices, Frame, Nains, State, View } from './model.ts';

const CHOICE_OF_COGNAR = Object.fromEntries(
  RECRUITABLE.map((cognar) => [cognar, { cognar }]),
) as Record<CognarName, { cognar: CognarName }>;

const EVERY_COLUMN: readonly { column: Order }[] = ORDERS.map((column) => ({ column }));

/** Places a dwarf and does what its order does: a token among Errants, a better coin for Talion. */
export function placeDwarf(game: State, seat: Seat, card: CardId, improves = true): void {
  const lord = at(game.seats, seat);
  const { column, points } = at(DWARVES, card);
  if (column === COLUMN.errants && hasValue(lord, points, game.options.pariahs)) {
    lord.pariahs.push(card);
    tell(game, { say: 'pariah', seat, card });
  }
  at(lord.army, column).push(card);
  if (column === COLUMN.talion && improves) improveBid(game, seat);
}

/** The coin that was bid here grows; instead of an exchange coin one of the purse. (NAI-9.4–9.6) */
function improveBid(game: State, seat: Seat): void {
  const bid = at(at(game.laid, seat), game.tavern as Tavern) as Piece;
  if (isExchangeCoin(at(at(game.seats, seat).coins, bid)))
    doNext(game, { do: 'improvePurse', seat });
  else improve(game, seat, bid, 1);
}

/** In the last round of the game Svara takes a card unseen. (NAI-11.4) */
export const isLastRound = ({
  era,
  round,
  seats,
}: Pick<View, 'era' | 'round' | 'seats'>): boolean =>
  era === 2 && round === roundsFor(seats.length);

/** What Svara may choose from: the top of the Era 2 deck, first card first. (NAI-11.3) */
export const lookedAt = ({ decks }: Pick<State, 'decks'>, of: number): CardId[] =>
  at(decks, 1).slice(-of).reverse();

/** Whether a Mercenary can be recruited now. (NAI-10.7 to NAI-10.10) */
function mercenaryMayCome(game: State, seat: Seat, due: number, row: number): boolean {
  let left = game.options.lastMercenary ? 0 : -1;
  for (const cognar of game.supply) if (isMercenary(cognar)) left++;
  if (row > 0) return left > 0;
  return left > 1 && (due > 1 || shortestAlone(at(game.seats, seat)) >= 0);
}

function recruitable(game: State, seat: Seat, due: number, row: number): Choices['recruit'][] {
  const mercenaries = mercenaryMayCome(game, seat, due, row);
  const choices: Choices['recruit'][] = [];
  for (const cognar of game.supply)
    if (isMercenary(cognar) ? mercenaries : row !== 1) choices.push(CHOICE_OF_COGNAR[cognar]);
  return choices;
}

/** What a Cognar does once recruited, placed by himself or by his lord. */
function arrive(game: State, seat: Seat, cognar: CognarName, completing: boolean): Frame[] {
  const lord = at(game.seats, seat);
  const { kind, order, looks, improves, replacesZero, ally } = cognarNamed(cognar);
  if (kind === 'mercenary') return [{ do: 'chooseColumn', seat, cognar, completing }];
  if (order) at(lord.army, COLUMN[order]).push(cognar);
  else lord.command.push(cognar);
  if (looks) return [{ do: 'keepCard', seat, of: isLastRound(game) ? 1 : looks }];
  if (improves) return [{ do: 'improveCoin', seat, by: improves }];
  if (replacesZero) return [{ do: 'replaceZero', seat }];
  if (ally) return [{ do: 'chooseColumn', seat, cognar: ally, completing: false }];
  return [];
}

/** From a placement to the last Cognar it brings. (NAI-10, NAI-11) */
export const recruiting: Pick<
  Steps<Nains>,
  'countLines' | 'recruit' | 'chooseColumn' | 'keepCard'
> = {
  countLines: {
    run(game, { seat, lines: before, due: open, row }) {
      const now = lines(at(game.seats, seat));
      const due = open + now - before;
      if (due <= 0) return;
      if (recruitable(game, seat, due, row).length > 0)
        return doNext(game, { do: 'recruit', seat, due, row });
      tell(game, { say: 'recruitLost', seat });
      doNext(game, { do: 'countLines', seat, lines: now, due: due - 1, row });
    },
  },

  recruit: {
    clause: 'NAI-10.3',
    forced: true,
    options: (game, { seat, due, row }) => recruitable(game, seat, due, row),
    take(game, { seat, due, row }, { cognar }) {
      const before = lines(at(game.seats, seat));
      remove(game.supply, cognar);
      tell(game, { say: 'recruited', seat, cognar });
      const first = row === 0 && due === 1;
      const inRow = isMercenary(cognar) ? row + 1 : 0;
      const deeds = arrive(game, seat, cognar, first);
      doNext(game, ...deeds, { do: 'countLines', seat, lines: before, due: due - 1, row: inRow });
    },
    forbids({ supply }, { row }, choice) {
      const cognar = (choice as { cognar?: CognarName } | null)?.cognar;
      if (!cognar || !RECRUITABLE.includes(cognar))
        return cognar === 'gaat' ? 'NAI-3.4' : 'NAI-10.3';
      if (!supply.includes(cognar)) return 'NAI-10.3';
      if (!isMercenary(cognar)) return 'NAI-10.8';
      return row === 0 && supply.filter(isMercenary).length > 1 ? 'NAI-10.7' : 'NAI-10.10';
    },
  },

  chooseColumn: {
    clause: 'NAI-10.6',
    forced: true,
    options({ seats }, { seat, completing }) {
      return completing ? [at(EVERY_COLUMN, shortestAlone(at(seats, seat)))] : EVERY_COLUMN;
    },
    take(game, { seat, cognar }, { column }) {
      at(at(game.seats, seat).army, COLUMN[column]).push(cognar);
      tell(game, { say: 'placed', seat, cognar, column });
    },
    forbids: (_game, { completing }) => (completing ? 'NAI-10.7' : 'NAI-10.6'),
  },

  keepCard: {
    clause: 'NAI-11.3',
    forced: true,
    options: (game, { of }) => lookedAt(game, of).map((card) => ({ card })),
    take(game, { seat, of }, { card }) {
      const deck = at(game.decks, 1);
      const unseen = of === 1;
      remove(deck, card);
      shuffle(game.rng, deck);
      tell(game, { say: 'kept', seat, card, unseen });
      placeDwarf(game, seat, card, game.options.svaraImproves);
    },
  },
};
