import {
  at,
  doNext,
  interrupt,
  openWindow,
  others,
  remove,
  type Seat,
  type Steps,
  tell,
} from '@meadhall/kernel';
import { GEMS, type Gem, type GoodName, good } from './components.ts';
import type { Delve, Frame, Player, Raise, State } from './model.ts';

type StallStep = 'shop' | 'haggle' | 'pay' | 'sellGem';

/** What happens at the stall. */
export const stallSteps: Pick<Steps<Delve>, StallStep> = {
  shop: {
    clause: 'DEL-5',
    forced: true,
    options({ seats, stall }, { seat }) {
      const means = meansOf(at(seats, seat));
      const affordable = stall.filter((name) => good(name).price <= means);
      return ['leave', ...affordable.map((buy) => ({ buy }))];
    },
    take(game, { seat }, choice) {
      if (choice === 'leave') return;
      doNext(game, haggleOver(game, seat, choice.buy, good(choice.buy).price));
    },
  },

  haggle: interrupt<Delve, 'haggle'>({
    clause: 'DEL-6',
    reactions: ({ seats }, _, seat) => raises(at(seats, seat)),
    react(game, { by, good: name, price }, { raise }, seat) {
      remove(at(game.seats, seat).haggles, raise);
      game.played.push(raise);
      tell(game, { say: 'priceRaised', seat, by: raise, price: price + raise });
      doNext(game, haggleOver(game, by, name, price + raise));
    },
    passed(game, { by, good: name, price }) {
      doNext(game, { do: 'pay', seat: by, good: name, price });
    },
  }),

  pay: {
    run(game, { seat, good: name, price }) {
      const player = at(game.seats, seat);
      if (player.gold >= price) {
        player.gold -= price;
        remove(game.stall, name);
        player.goods.push(name);
        tell(game, { say: 'bought', seat, good: name, price });
      } else if (player.gems.length > 0)
        doNext(game, { do: 'sellGem', seat }, { do: 'pay', seat, good: name, price });
      else tell(game, { say: 'couldNotPay', seat, good: name, price });
    },
  },

  sellGem: {
    clause: 'DEL-7',
    forced: true,
    options: ({ seats }, { seat }) =>
      GEMS.filter((gem) => at(seats, seat).gems.includes(gem)).map((gem) => ({ gem })),
    take(game, { seat }, { gem }) {
      const player = at(game.seats, seat);
      remove(player.gems, gem);
      game.scree.push(gem);
      player.gold += salePrice(gem);
    },
  },
};

/** Everybody but the buyer may raise the price. */
const haggleOver = ({ seats }: State, by: Seat, name: GoodName, price: number): Frame => ({
  do: 'haggle',
  good: name,
  price,
  ...openWindow(seats.length, by, others(seats.length, by)),
});

export const raises = ({ haggles }: Player): Raise[] =>
  [...new Set(haggles)].map((raise) => ({ raise }));

const salePrice = (gem: Gem): number => Math.ceil(gem / 2);

/** What a seat could pay if it sold everything. */
const meansOf = ({ gold, gems }: Player): number =>
  gems.reduce<number>((sum, gem) => sum + salePrice(gem), gold);
