import { at, type Clause, doNext, IllegalSetup, settle, take } from '@meadhall/kernel';
import {
  BASE_COINS,
  type Coin,
  coinsLeft,
  emptySlots,
  type Fields,
  fullTreasury,
  isExchangeCoin,
  isTreasuryCoin,
  type Laid,
  putCoins,
  readList,
  readName,
  readRecord,
  readWhole,
  type Treasury,
  worth,
} from '@meadhall/taverns';
import type { State } from '../model.ts';
import { newPlayer, nidavellir } from '../nidavellir.ts';
import { openBox, readCoin } from './box.ts';
import { EVERY_CARD, layOut, VALUE_KEYS } from './given.ts';
import type { Prepared } from './runCase.ts';

/** `kind: coin`: one transformation or exchange against a given treasury. */
export function readCoinCase(given: Fields): Prepared {
  const op = readName(given['op'], 'given.op', ['exchange', 'transform']);
  return op === 'exchange' ? readExchange(given) : readTransformation(given);
}

function readExchange(given: Fields): Prepared {
  const fields = readRecord(given, 'given', ['op', 'pair', 'treasury']);
  const pair = readList(fields['pair'], 'given.pair').map((coin, i) =>
    readOrdinary(coin, `given.pair[${i}]`, 'NID-11.8'),
  );
  if (pair.length !== 2) throw new IllegalSetup('given.pair', pair, 'two coins', 'NID-11.2');
  const [a, b] = pair;
  if (a === b && !isTreasuryCoin(at(pair, 0)))
    throw new IllegalSetup('given.pair', pair, 'a base coin only once', 'NID-2.1');
  // The pair lies in the pouch; on the first slot lies the exchange coin.
  const game = tableWith(['b0', 'b2', 'b3', ...pair], [0, 1, 2], fields['treasury'], pair);
  return watched(game, () => doNext(game, { do: 'exchange', seat: 0 }));
}

function readTransformation(given: Fields): Prepared {
  const fields = readRecord(given, 'given', ['op', 'coin', 'x', 'treasury']);
  const coin = readOrdinary(fields['coin'], 'given.coin', 'NID-10.2');
  const by = fields['x'];
  if (by !== 3 && by !== 5 && by !== 7)
    throw new IllegalSetup('given.x', by, '3, 5, 7', 'NID-10.1');
  const others = BASE_COINS.filter((base) => base !== coin).slice(0, 4);
  const game = tableWith([coin, ...others], emptySlots(), fields['treasury'], [coin]);
  return watched(game, () => {
    doNext(game, { do: 'transform', seat: 0, by });
    take(nidavellir, game, { seat: 0, step: 'transform', choice: { coin: 0 } });
  });
}

/** A coin that can be changed at all. */
function readOrdinary(value: unknown, path: string, clause: Clause): Coin {
  const coin = readCoin(value, path);
  if (isExchangeCoin(coin)) throw new IllegalSetup(path, coin, 'not the exchange coin', clause);
  return coin;
}

function tableWith(coins: Coin[], laid: Laid, treasury: unknown, held: readonly Coin[]): State {
  const player = { ...newPlayer(5), coins };
  const game = layOut([{ player, laid, distinctions: [] }], openBox(2, EVERY_CARD), ['given']);
  game.treasury = readTreasury(treasury, held);
  return game;
}

/** How many coins of each value are left; none of a value that is not named. */
function readTreasury(value: unknown, held: readonly Coin[]): Treasury {
  const path = 'given.treasury';
  const fields = readRecord(value, path, VALUE_KEYS);
  const most = fullTreasury();
  for (const coin of held) if (isTreasuryCoin(coin)) putCoins(most, worth(coin), -1);
  const treasury: Treasury = VALUE_KEYS.map((key) =>
    readWhole(fields[key] ?? 0, `${path}.${key}`, 0, coinsLeft(most, Number(key)), 'NID-1.7'),
  );
  const highest = Math.max(...held.map(worth));
  if (!VALUE_KEYS.some((key, i) => treasury[i] !== 0 && Number(key) !== highest))
    throw new IllegalSetup(path, value, 'a coin that can be taken', 'NID-43.8');
  return treasury;
}

/** Lets a coin be changed and says what was told of it. */
function watched(game: State, change: () => void): Prepared {
  const before = [...game.treasury];
  return {
    run() {
      change();
      settle(nidavellir, game);
      return [];
    },
    now() {
      const told = game.news.find(({ say }) => say === 'exchanged' || say === 'transformed');
      const changed = told && 'wanted' in told ? told : null;
      const value = changed ? worth(changed.from) : 0;
      const cameBack = coinsLeft(game.treasury, value) > coinsLeft(before, value);
      return {
        discarded: changed?.from ?? null,
        discardedTo: cameBack ? 'treasury' : 'box',
        wanted: changed?.wanted ?? null,
        gained: changed?.to ?? null,
        treasuryAvailable: Object.fromEntries(
          VALUE_KEYS.map((key) => [key, coinsLeft(game.treasury, Number(key))]),
        ),
      };
    },
  };
}
