import { at } from '@meadhall/kernel';
import type { Coin, Tavern } from '@meadhall/taverns';
import type { Table } from '@meadhall/testkit';
import { DWARVES, ORDERS } from '../cards.ts';
import { COGNARS, type CognarName } from '../cognars.ts';
import type { ArmyCard, Nains, State } from '../model.ts';
import type { News } from '../news.ts';

export type Play = Table<Nains>;

/** The number of a dwarf card. */
export const dwarf = (code: string): number => DWARVES.findIndex((card) => card.code === code);

/** Lets everybody bid, by value of the bronze coins for the three taverns. */
export function bid(t: Play, ...bids: [number, number, number][]): Play {
  bids.forEach((values, seat) => {
    const pieces = values.map((value) => at(t.game.seats, seat).coins.indexOf(`b${value}` as Coin));
    t.play(seat, 'bid', pieces as never);
  });
  return t;
}

/** Gives each seat a gem, so that a tie is not decided by the deal. */
export const gems =
  (...values: number[]) =>
  ({ seats }: State): void => {
    seats.forEach((lord, seat) => {
      lord.gem = at(values, seat);
    });
  };

/** Serves these cards in a tavern, in exchange for what lies there. */
export const serve =
  (tavern: Tavern, ...codes: string[]) =>
  (game: State): void => {
    const back = game.taverns[tavern] ?? [];
    at(game.decks, 0).unshift(...back);
    game.taverns[tavern] = codes.map((code) => take(game, dwarf(code)));
  };

/** Gives a seat an army, column by column, as codes and names with blanks between them. */
export const army =
  (seat: number, ...columns: string[]) =>
  (game: State): void => {
    at(game.seats, seat).army = ORDERS.map((_, i) =>
      (columns[i] ?? '').split(' ').filter(Boolean).map(armyCard(game)),
    );
  };

const armyCard =
  (game: State) =>
  (name: string): ArmyCard => {
    if (!Object.hasOwn(COGNARS, name)) return take(game, dwarf(name));
    game.supply = game.supply.filter((cognar) => cognar !== name);
    return name as CognarName;
  };

/** Takes a card from wherever it lies. */
function take({ decks, taverns }: State, card: number): number {
  for (const pile of [...decks, ...taverns]) {
    const index = pile.indexOf(card);
    if (index >= 0) pile.splice(index, 1);
  }
  return card;
}

export const told = (t: Play): News['say'][] => t.game.news.map(({ say }) => say);
