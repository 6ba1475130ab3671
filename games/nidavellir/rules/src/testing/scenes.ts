import { at } from '@meadhall/kernel';
import type { Coin, Tavern } from '@meadhall/taverns';
import type { Table } from '@meadhall/testkit';
import { CARDS } from '../cards.ts';
import type { HeroName } from '../heroes.ts';
import type { Nidavellir, State } from '../model.ts';
import type { News } from '../news.ts';

export type Play = Table<Nidavellir>;

/** Lets everybody bid, by value of the coins for Goblin, Dragon and Horse. */
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
    seats.forEach((player, seat) => {
      player.gem = at(values, seat);
    });
  };

/** Puts cards of these names into a tavern, in exchange for what lies there. */
export const serve =
  (tavern: Tavern, ...codes: string[]) =>
  (game: State): void => {
    const deck = at(game.decks, 0);
    game.taverns[tavern] = codes.map((code) => {
      const everywhere = [
        deck,
        ...game.taverns.filter((_, i) => i !== tavern),
        at(game.taverns, tavern),
      ];
      const pile = everywhere.find((cards) => cards.some((card) => CARDS[card]?.code === code));
      const card = pile?.find((it) => CARDS[it]?.code === code) as number;
      pile?.splice(pile.indexOf(card), 1);
      return card;
    });
  };

export const owner =
  (seat: number, hero: HeroName) =>
  ({ seats, pool }: State): void => {
    pool.splice(pool.indexOf(hero), 1);
    at(seats, seat).heroes.push(hero);
  };

export const told = (t: Play): News['say'][] => t.game.news.map(({ say }) => say);

/** Takes the first card there is, for everybody who is asked in a tavern. */
export function pickAll(t: Play): Play {
  for (let asked = t.asked(); asked[0]?.endsWith('pick'); asked = t.asked()) {
    const seat = Number.parseInt(at(asked, 0), 10);
    t.play(seat, 'pick', at(t.options(seat, 'pick'), 0));
  }
  return t;
}
