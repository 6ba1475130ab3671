import {
  at,
  clockwise,
  doNext,
  interrupt,
  openWindow,
  remove,
  type Seat,
  type Steps,
  tell,
} from '@meadhall/kernel';
import { GEMS, type Gem, good } from './components.ts';
import type { Delve, Frame, Player, Raise } from './model.ts';

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
      game.price = good(choice.buy).price;
      doNext(game, haggleOver(game.seats.length, seat), { do: 'pay', seat, good: choice.buy });
    },
  },

  haggle: interrupt<Delve, 'haggle'>({
    clause: 'DEL-6',
    reactions: ({ seats }, _, seat) => raises(at(seats, seat)),
    react(game, { by }, { raise }, seat) {
      remove(at(game.seats, seat).haggles, raise);
      game.played.push(raise);
      game.price += raise;
      tell(game, { say: 'priceRaised', seat, by: raise, price: game.price });
      doNext(game, haggleOver(game.seats.length, by));
    },
  }),

  pay: {
    run(game, { seat, good: name }) {
      const player = at(game.seats, seat);
      const { price } = game;
      if (player.gold >= price) {
        player.gold -= price;
        remove(game.stall, name);
        player.goods.push(name);
        tell(game, { say: 'bought', seat, good: name, price });
      } else if (player.gems.length > 0)
        doNext(game, { do: 'sellGem', seat }, { do: 'pay', seat, good: name });
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
const haggleOver = (seats: number, by: Seat): Frame => ({
  do: 'haggle',
  ...openWindow(seats, by, clockwise(seats, by).slice(0, -1)),
});

export const raises = ({ haggles }: Player): Raise[] =>
  [...new Set(haggles)].map((raise) => ({ raise }));

const salePrice = (gem: Gem): number => Math.ceil(gem / 2);

/** What a seat could pay if it sold everything. */
const meansOf = ({ gold, gems }: Player): number =>
  gems.reduce<number>((sum, gem) => sum + salePrice(gem), gold);
