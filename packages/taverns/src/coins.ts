import { BrokenRules } from '@meadhall/kernel';

/** The coins every player starts with, one of each. */
export const BASE_COINS = ['b0', 'b2', 'b3', 'b4', 'b5'] as const;

/** Keeps what the 0 can do, but counts 3. There is one. */
export const SPECIAL_COIN = 's3';

/** The values of the treasury, from its lowest to its highest coin. */
export const TREASURY_VALUES = [
  5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
] as const;

/** One coin, by kind and value: `b4` of the base set, `t9` of the treasury, `s3` the special one. */
export type Coin =
  | (typeof BASE_COINS)[number]
  | typeof SPECIAL_COIN
  | `t${(typeof TREASURY_VALUES)[number]}`;

const TREASURY_COINS = TREASURY_VALUES.map((value): Coin => `t${value}`);

/** Every kind of coin there is, by value; of equal ones the base coin first. */
export const COINS: readonly Coin[] = [
  ...BASE_COINS.slice(0, 3),
  SPECIAL_COIN,
  ...BASE_COINS.slice(3),
  ...TREASURY_COINS,
];

type ByCoin = Readonly<Record<Coin, number>>;
const VALUES = Object.fromEntries(COINS.map((coin) => [coin, Number(coin.slice(1))])) as ByCoin;
const RANKING = Object.fromEntries(COINS.map((coin, rank) => [coin, rank])) as ByCoin;

export const worth = (coin: Coin): number => VALUES[coin];

/** The coin that buys no better place but an exchange: never transformed, never discarded. */
export const isExchangeCoin = (coin: Coin): boolean => coin === 'b0' || coin === SPECIAL_COIN;

export const isTreasuryCoin = (coin: Coin): boolean => coin.charCodeAt(0) === 116;

export const isCoin = (name: unknown): name is Coin =>
  typeof name === 'string' && Object.hasOwn(VALUES, name);

/** Sorts coins by value, so that equal ones lie side by side. */
export function sortCoins(coins: Coin[]): void {
  for (let i = 1; i < coins.length; i++) {
    const coin = coins[i] as Coin;
    let j = i;
    for (; j > 0 && RANKING[coin] < RANKING[coins[j - 1] as Coin]; j--)
      coins[j] = coins[j - 1] as Coin;
    coins[j] = coin;
  }
}

/** How many coins of each value from 5 to 25 lie in the treasury. */
export type Treasury = number[];

const LOWEST = TREASURY_VALUES[0];

export const coinsLeft = (treasury: Treasury, value: number): number =>
  treasury[value - LOWEST] ?? 0;

/** Lays coins of one value into the treasury, or takes them out with a negative number. */
export function putCoins(treasury: Treasury, value: number, coins: number): void {
  const left = coinsLeft(treasury, value) + coins;
  if (left < 0) throw new BrokenRules(`the treasury has no coin ${value} left`);
  treasury[value - LOWEST] = left;
}

/** The whole treasury of 34 coins: two or three of the low values, one of each from 15. */
export const fullTreasury = (): Treasury =>
  TREASURY_VALUES.map((value) => (value > 14 ? 1 : [7, 9, 11].includes(value) ? 3 : 2));

/**
 * The value a player gets who wants a coin and has just discarded one of value `barred`: the value
 * wanted, else the next higher one, else the next lower one, never the barred one.
 */
export function valueGained(treasury: Treasury, wanted: number, barred: number): number {
  const highest = LOWEST + treasury.length - 1;
  for (let value = Math.max(wanted, LOWEST); value <= highest; value++)
    if (coinsLeft(treasury, value) > 0 && value !== barred) return value;
  for (let value = Math.min(wanted - 1, highest); value >= LOWEST; value--)
    if (coinsLeft(treasury, value) > 0 && value !== barred) return value;
  throw new BrokenRules(`the treasury has nothing for ${wanted}`);
}

/** Discards a coin, takes the one for the wanted value from the treasury and says which it is. */
export function changeCoin(treasury: Treasury, coin: Coin, wanted: number): Coin {
  const value = VALUES[coin];
  // A base coin leaves the game; a treasury coin goes back and is there for the next who wants it.
  if (isTreasuryCoin(coin)) putCoins(treasury, value, 1);
  const gained = valueGained(treasury, wanted, value);
  putCoins(treasury, gained, -1);
  return TREASURY_COINS[gained - LOWEST] as Coin;
}
