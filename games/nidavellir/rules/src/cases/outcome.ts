import { at, leaders, type Seat, totals } from '@meadhall/kernel';
import { type Actual, bag, type Coin, coinsLeft, isTreasuryCoin } from '@meadhall/taverns';
import { commandZone, lines, ranks } from '../army.ts';
import { CARDS, CLASSES, COLUMN } from '../cards.ts';
import { DISTINCTIONS } from '../distinctions.ts';
import type { ArmyCard, LineKey, State } from '../model.ts';
import type { News } from '../news.ts';
import { sheet } from '../sheet.ts';
import { VALUE_KEYS } from './given.ts';
import { coinsIn } from './places.ts';

/** How a case came out. */
export interface Outcome {
  game: State;
  names: readonly string[];
  news: readonly News[];
  /** Base and special coins the players had at first. */
  started: readonly Coin[];
}

/** Everything the `expect` of a case may name. */
export function outcome({ game, names, news, started }: Outcome): Record<string, Actual> {
  const called = (seat: Seat): string => at(names, seat);
  return {
    players: Object.fromEntries(names.map((name, seat) => [name, playerNow(game, seat)])),
    orders: news.flatMap((it) => (it.say === 'order' ? [it.order.map(called)] : [])),
    discard: bag(game.discard.map(named)),
    box: bag(gone(started, unbought(game))),
    deck2Size: at(game.decks, 1).length,
    heroPool: bag(game.pool),
    treasuryAvailable: Object.fromEntries(
      VALUE_KEYS.map((value) => [value, coinsLeft(game.treasury, Number(value))]),
    ),
    distinctions: Object.fromEntries(
      DISTINCTIONS.map((distinction, i) => {
        const winner = at(game.distinctions, i);
        return [distinction, typeof winner === 'number' ? called(winner) : null];
      }),
    ),
    ...scoring(game, names),
  };
}

/** The part of an outcome about points. */
export function scoring(game: State, names: readonly string[]): Record<string, Actual> {
  const sums = totals(sheet(game), game.seats.length);
  return {
    scores: Object.fromEntries(names.map((name, seat) => [name, score(game, seat)])),
    winners: bag(leaders(sums).map((seat) => at(names, seat))),
  };
}

function playerNow(game: State, seat: Seat): Actual {
  const player = at(game.seats, seat);
  const byClass = <V>(value: (column: readonly ArmyCard[]) => V): Record<string, V> =>
    Object.fromEntries(CLASSES.map((name) => [name, value(at(player.army, COLUMN[name]))]));
  return {
    army: byClass((column) => column.map(named)),
    ranks: byClass(ranks),
    lines: lines(player),
    heroCount: player.heroes.length,
    heroes: bag(player.heroes),
    command: bag(commandZone(player)),
    coins: bag(player.coins),
    places: {
      goblin: coinsIn(game, seat, 'goblin')[0] ?? null,
      dragon: coinsIn(game, seat, 'dragon')[0] ?? null,
      horse: coinsIn(game, seat, 'horse')[0] ?? null,
      pouch: bag(coinsIn(game, seat, 'pouch')),
      hand: bag(coinsIn(game, seat, 'hand')),
    },
    gem: player.gem,
    distinctions: bag(DISTINCTIONS.filter((_, i) => game.distinctions[i] === seat)),
    score: score(game, seat),
  };
}

/** Where a case counts each line of the sheet. */
const COUNTED_AS: Record<LineKey, string> = {
  warrior: 'warrior',
  majority: 'warrior',
  hunter: 'hunter',
  miner: 'miner',
  blacksmith: 'blacksmith',
  explorer: 'explorer',
  idunn: 'explorer',
  dwerg: 'neutral',
  skaa: 'neutral',
  astrid: 'neutral',
  grid: 'neutral',
  uline: 'neutral',
  thrud: 'neutral',
  coins: 'coins',
  gem: 'coins',
};

function score(game: State, seat: Seat): Record<string, number> {
  const points: Record<string, number> = { neutral: 0, total: 0 };
  for (const line of sheet(game)) {
    if (line.seat !== seat) continue;
    const key = COUNTED_AS[line.key];
    points[key] = (points[key] ?? 0) + line.points;
    points['total'] = (points['total'] ?? 0) + line.points;
  }
  return points;
}

const named = (card: ArmyCard): string => (typeof card === 'number' ? at(CARDS, card).code : card);

/** The coins of all players that do not come from the treasury. */
export const unbought = ({ seats }: State): Coin[] =>
  seats.flatMap(({ coins }) => coins.filter((coin) => !isTreasuryCoin(coin)));

/** What is in one list and no longer in the other. */
function gone(before: readonly Coin[], after: readonly Coin[]): Coin[] {
  const left = [...after];
  return before.filter((coin) => {
    const index = left.indexOf(coin);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
