import { at, doNext, IllegalSetup, settle } from '@meadhall/kernel';
import {
  BASE_COINS,
  type Coin,
  type Fields,
  isCoin,
  readPlayers,
  readRecord,
  SPECIAL_COIN,
} from '@meadhall/taverns';
import { newPlayer, nidavellir } from '../nidavellir.ts';
import { openBox, readCoin } from './box.ts';
import { EVERY_CARD, layOut } from './given.ts';
import type { Prepared } from './runCase.ts';

/** `kind: order`: bids and gems, and what follows for turn order and gems. */
export function readOrderCase(given: Fields): Prepared {
  const fields = readRecord(given, 'given', ['bids', 'gems']);
  const bids = readRecord(fields['bids'], 'given.bids');
  const names = readPlayers(Object.keys(bids), 'given.bids', 'NID-2.1');
  const gems = readRecord(fields['gems'], 'given.gems', names);
  const box = openBox(names.length, EVERY_CARD);
  const coins = names.map((name) => readBid(bids[name], `given.bids.${name}`));
  if (coins.filter((coin) => coin === SPECIAL_COIN).length > 1)
    throw new IllegalSetup('given.bids', bids, 'the special coin only once', 'NID-1.7');
  const players = names.map((name, seat) => ({
    player: {
      ...newPlayer(box.gem(gems[name], `given.gems.${name}`)),
      // Only the coin that is bid matters; the others are whatever a player may have.
      coins: [at(coins, seat), ...BASE_COINS.slice(1)],
    },
    laid: [0, 1, 2] as (0 | 1 | 2)[],
    distinctions: [],
  }));
  const game = layOut(players, box, names);
  let order: string[] = [];
  return {
    now: () => ({
      order,
      gemsAfter: Object.fromEntries(names.map((name, seat) => [name, at(game.seats, seat).gem])),
    }),
    run() {
      doNext(game, { do: 'reveal', tavern: 0 });
      settle(nidavellir, game);
      order = game.news.flatMap((it) =>
        it.say === 'order' ? it.order.map((seat) => at(names, seat)) : [],
      );
      return [];
    },
  };
}

/** A coin, or only its value: then any coin of that value will do. */
function readBid(bid: unknown, path: string): Coin {
  if (typeof bid !== 'number') return readCoin(bid, path);
  const coin = [`b${bid}`, `t${bid}`].find(isCoin);
  if (!coin) throw new IllegalSetup(path, bid, 'a value there is: 0, 2 to 25', 'NID-1.7');
  return coin;
}
