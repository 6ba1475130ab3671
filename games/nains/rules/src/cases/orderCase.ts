import { at, doNext, IllegalSetup, settle } from '@meadhall/kernel';
import { BASE_COINS, type Fields, SPECIAL_COIN } from '@meadhall/taverns';
import { nains } from '../nains.ts';
import { readLords, TABLE_KEYS } from './given.ts';
import { orderOf } from './playCases.ts';
import { type Prepared, readCase } from './prepared.ts';
import { readCoin } from './spelling.ts';

/** `order`: bids and gems, and what follows for turn order and gems. */
export function readOrderCase(block: Fields): Prepared {
  const fields = readCase(block, ['lords', ...TABLE_KEYS]);
  const given = readLords(fields, ['name', 'gem', 'bid']);
  const { game, names } = given;
  const typed = fields['lords'] as readonly Fields[];
  const bids = typed.map(({ bid }, i) => readCoin(bid, `lords[${i}].bid`));
  if (bids.filter((coin) => coin === SPECIAL_COIN).length > 1)
    throw new IllegalSetup('lords', bids, 'the 3-Exchange only once', 'NAI-2.4');
  typed.forEach(({ gem }, i) => {
    if (gem === undefined)
      throw new IllegalSetup(`lords[${i}].gem`, gem, 'a gem: 1 to 5', 'NAI-3.2');
  });
  game.seats.forEach((lord, seat) => {
    // Only the coin that is bid matters; the others are whatever a lord may have.
    lord.coins = [at(bids, seat), ...BASE_COINS.slice(1)];
    game.laid[seat] = [0, 1, 2];
  });
  let order: string[] = [];
  return {
    now: () => ({
      order,
      gemsAfter: Object.fromEntries(names.map((name, seat) => [name, at(game.seats, seat).gem])),
    }),
    run() {
      doNext(game, { do: 'reveal', tavern: 0 });
      settle(nains, game);
      order = orderOf(given, game);
      return [];
    },
  };
}
