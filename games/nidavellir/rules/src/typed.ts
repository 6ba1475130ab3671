import {
  type Fields,
  isCoin,
  isTreasuryCoin,
  listed,
  plainName,
  SPECIAL_COIN,
  words,
} from '@meadhall/taverns';
import { CARDS, CLASSES } from './cards.ts';
import { SPECIAL_GEM } from './model.ts';

/** A player as typed by hand, turned into what a casebook would write. */
export function tidied(typed: Fields): Fields {
  const { army, command, coins, gem, distinctions } = typed;
  const won = listed(distinctions, tidyName);
  const jeweler = Array.isArray(won) && won.includes('crown-jeweler');
  return {
    ...(army !== undefined && { army: tidyArmy(army) }),
    ...(command !== undefined && { command: listed(command, tidyName) }),
    ...(coins !== undefined && { coins: listed(tidyCoins(words(coins))) }),
    ...(gem !== undefined ? { gem } : jeweler && { gem: SPECIAL_GEM }),
    ...(distinctions !== undefined && { distinctions: won }),
  };
}

function tidyArmy(army: unknown): unknown {
  if (typeof army !== 'object' || army === null || Array.isArray(army)) return army;
  const columns = Object.entries(army).map(([name, cards]) => {
    const column = CLASSES.find((it) => it === name.toLowerCase()) ?? name;
    return [column, listed(cards, tidyCard)];
  });
  return Object.fromEntries(columns);
}

/** `Aëgur`, `Dwerg Ymir` and `King's Hand` as the tables call them. */
function tidyName(name: unknown): unknown {
  return typeof name === 'string' ? plainName(name).replaceAll(/\s+/g, '-') : name;
}

function tidyCard(card: unknown): unknown {
  const code = String(card).toUpperCase();
  return CARDS.some((it) => it.code === code) ? code : tidyName(card);
}

/**
 * Coins typed as plain values. A 3 is the special coin if there is no other exchange coin, or if the
 * base 3 is there already; of two coins of value 5 the first is the base coin.
 */
function tidyCoins(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  const coins: unknown[] = list.map((coin) =>
    typeof coin === 'string' ? coin.toLowerCase() : coin,
  );
  const taken = new Set<unknown>(coins);
  let noExchange = ![0, '0', 'b0', SPECIAL_COIN].some((coin) => taken.has(coin));
  return coins.map((coin) => {
    const value = String(coin);
    if (!/^\d+$/.test(value)) return coin;
    const names = [`b${value}`, `s${value}`, `t${value}`].filter(isCoin);
    if (noExchange && value === '3') names.unshift(SPECIAL_COIN);
    const name = names.find((it) => isTreasuryCoin(it) || !taken.has(it)) ?? names[0];
    if (name === SPECIAL_COIN) noExchange = false;
    if (name) taken.add(name);
    return name ?? coin;
  });
}
