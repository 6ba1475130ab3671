import { type Answer, at, doNext, IllegalSetup, settle, take } from '@meadhall/kernel';
import {
  type Fields,
  isExchangeCoin,
  offSlots,
  readName,
  readRecord,
  readWhole,
} from '@meadhall/taverns';
import type { Frame, Nains, State } from '../model.ts';
import { nains } from '../nains.ts';
import { readOneLord, TABLE_KEYS } from './given.ts';
import { lordNow, tableNow } from './outcome.ts';
import { type Prepared, readCase } from './prepared.ts';
import { readCoin } from './spelling.ts';

const OPERATIONS = ['improve', 'exchange', 'ordo', 'kardum'] as const;
const KEYS: Record<(typeof OPERATIONS)[number], readonly string[]> = {
  improve: ['kind', 'coin', 'plus'],
  exchange: ['kind'],
  ordo: ['kind'],
  kardum: ['kind'],
};

/** `coin`: one coin operation. */
export function readCoinCase(block: Fields): Prepared {
  const fields = readCase(block, ['lord', 'op', ...TABLE_KEYS]);
  const { game } = readOneLord(fields);
  const kind = readName(readRecord(fields['op'], 'op')['kind'], 'op.kind', OPERATIONS);
  const operate = READ[kind](readRecord(fields['op'], 'op', KEYS[kind]), game);
  return {
    now: () => ({ ...tableNow(game), ...lordNow(game, 0, []) }),
    run() {
      operate();
      settle(nains, game);
      return [];
    },
  };
}

const READ: Record<(typeof OPERATIONS)[number], (op: Fields, game: State) => () => void> = {
  improve({ coin: typed, plus }, game) {
    const coin = readCoin(typed, 'op.coin');
    const { coins } = at(game.seats, 0);
    if (!coins.includes(coin))
      throw new IllegalSetup('op.coin', typed, 'a coin of the lord', 'NAI-12.5');
    if (isExchangeCoin(coin))
      throw new IllegalSetup('op.coin', typed, 'not the exchange coin', 'NAI-12.11');
    const by = readWhole(plus, 'op.plus', 1, 25, 'NAI-12.5');
    return () => {
      doNext(game, { do: 'improveCoin', seat: 0, by });
      const [ask] = settle(nains, game);
      if (ask?.step !== 'improveCoin') return;
      const choice = ask.options.find((it) => coins[it.coin] === coin);
      take(nains, game, { seat: 0, step: 'improveCoin', choice } as Answer<Nains>);
    };
  },

  exchange(_op, game) {
    const laid = at(game.laid, 0);
    const { coins } = at(game.seats, 0);
    if (laid[0] === null)
      throw new IllegalSetup('lord.purse', undefined, 'two coins in the purse', 'NAI-12.8');
    const purse = offSlots(laid).map((piece) => at(coins, piece));
    if (purse.some(isExchangeCoin))
      throw new IllegalSetup('lord.purse', purse, 'the exchange coin was bid', 'NAI-12.11');
    return doing(game, { do: 'exchange', seat: 0 });
  },

  ordo: (_op, game) => doing(game, { do: 'ordoExchange', seat: 0 }),

  kardum(_op, game) {
    const { coins } = at(game.seats, 0);
    if (!coins.includes('b0'))
      throw new IllegalSetup('lord', coins, 'a lord with the 0', 'NAI-11.9');
    return doing(game, { do: 'replaceZero', seat: 0 });
  },
};

const doing = (game: State, frame: Frame) => (): void => doNext(game, frame);
