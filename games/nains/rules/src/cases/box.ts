import { at, IllegalSetup } from '@meadhall/kernel';
import {
  type Coin,
  coinsLeft,
  fullTreasury,
  isTreasuryCoin,
  putCoins,
  readRecord,
  readWhole,
  SPECIAL_COIN,
  TREASURY_VALUES,
  type Treasury,
  worth,
} from '@meadhall/taverns';
import { type CardId, DWARVES } from '../cards.ts';
import { AWARDS, type Award, COGNAR_NAMES, type CognarName } from '../cognars.ts';
import { readCoin } from './spelling.ts';

/** What has not been laid on the table yet. Whoever asks for more than there is is refused. */
export interface Box {
  card(code: unknown, path: string): CardId;
  /** A Cognar, Elite or the Certification, by name. */
  named(name: unknown, path: string): CognarName | Award;
  coin(name: unknown, path: string): Coin;
  gem(value: unknown, path: string): number;
  /** The highest gem nobody has. */
  anyGem(): number;
  has(card: CardId | CognarName | Award): boolean;
  /** Coins of the Treasury nobody owns. */
  readonly treasury: Treasury;
}

const IDS = new Map(DWARVES.map(({ code }, id) => [code, id]));
const NAMES: readonly (CognarName | Award)[] = [...COGNAR_NAMES, ...AWARDS];

export function openBox(): Box {
  const left = new Set<CardId | CognarName | Award>([...DWARVES.keys(), ...NAMES]);
  const gemsLeft = [1, 2, 3, 4, 5];
  const treasury = fullTreasury();
  let specialLeft = true;

  return {
    treasury,
    has: (card) => left.has(card),

    card(code, path) {
      const id = IDS.get(code as string);
      if (id === undefined)
        throw new IllegalSetup(path, code, 'a dwarf card such as SHI-1-05', 'NAI-2.1');
      if (!left.delete(id)) throw new IllegalSetup(path, code, 'each card only once', 'NAI-2.1');
      return id;
    },

    named(name, path) {
      const known = NAMES.find((it) => it === name);
      if (!known) throw new IllegalSetup(path, name, NAMES.join(', '), 'NAI-2.2');
      if (!left.delete(known)) throw new IllegalSetup(path, name, 'each card only once', 'NAI-2.2');
      return known;
    },

    coin(name, path) {
      const coin = readCoin(name, path);
      if (coin === SPECIAL_COIN) {
        if (!specialLeft) throw new IllegalSetup(path, name, 'one 3-Exchange', 'NAI-2.4');
        specialLeft = false;
      }
      if (!isTreasuryCoin(coin)) return coin;
      const value = worth(coin);
      if (coinsLeft(treasury, value) === 0)
        throw new IllegalSetup(path, name, `${coinsLeft(fullTreasury(), value)} in all`, 'NAI-2.4');
      putCoins(treasury, value, -1);
      return coin;
    },

    gem(value, path) {
      const gem = readWhole(value, path, 1, 5, 'NAI-2.5');
      const index = gemsLeft.indexOf(gem);
      if (index < 0) throw new IllegalSetup(path, gem, 'a gem nobody else has', 'NAI-2.5');
      gemsLeft.splice(index, 1);
      return gem;
    },

    anyGem: () => gemsLeft.pop() ?? 1,
  };
}

export const VALUE_KEYS: readonly string[] = TREASURY_VALUES.map(String);

/** A full Treasury but for the stocks that are named, which cannot hold what the lords have. */
export function readTreasury(value: unknown, path: string, box: Box): Treasury {
  const fields = readRecord(value ?? {}, path, VALUE_KEYS);
  const treasury = fullTreasury().map((full, i) => {
    const key = at(VALUE_KEYS, i);
    const most = coinsLeft(box.treasury, Number(key));
    return fields[key] === undefined
      ? full
      : readWhole(fields[key], `${path}.${key}`, 0, most, 'NAI-2.4');
  });
  // One value alone may be the one just discarded, which cannot be taken back. (NAI-12.3)
  if (treasury.filter((coins) => coins > 0).length < 2)
    throw new IllegalSetup(path, value, 'coins of two values or more', 'NAI-12.4');
  return treasury;
}
