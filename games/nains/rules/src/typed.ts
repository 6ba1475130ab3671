import { type Fields, isCoin, listed, plainName, words } from '@meadhall/taverns';
import { DWARVES, ORDERS, type Order } from './cards.ts';
import { spellCoin } from './cases/spelling.ts';
import { COGNARS } from './cognars.ts';

/** What people typed by hand, turned into what a casebook would write. */
export function tidied(lords: readonly Fields[], five: boolean): Fields[] {
  const typed = lords.map(({ army, command, coins, ...rest }) => ({
    ...rest,
    ...(army !== undefined && { army: tidyArmy(army) }),
    ...(command !== undefined && { command: listed(command, tidyName) }),
    ...(coins !== undefined && { coins: listed(tidyCoins(words(coins))) }),
  }));
  const box = boxOfLooks(JSON.stringify(typed), five);
  return typed.map((lord) => ({ ...lord, ...('army' in lord && { army: dealt(lord.army, box) }) }));
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tidyArmy(army: unknown): unknown {
  if (!isRecord(army)) return army;
  const columns = Object.entries(army).map(([name, cards]) => {
    const order = ORDERS.find((it) => it === name.toLowerCase()) ?? name;
    return [order, listed(cards, tidyCard)];
  });
  return Object.fromEntries(columns);
}

/** `Ga'at` and `Oösram` as the tables call them. */
function tidyName(name: unknown): unknown {
  return typeof name === 'string' ? plainName(name) : name;
}

function tidyCard(card: unknown): unknown {
  const name = tidyName(card);
  if (typeof name === 'string' && Object.hasOwn(COGNARS, name)) return name;
  return typeof card === 'number' ? String(card) : card;
}

/** Deals cards of a look, each once, and none that is named by its code. */
type Looks = (order: Order, look: string) => string | undefined;

function boxOfLooks(named: string, five: boolean): Looks {
  const left = DWARVES.filter(({ code, fiveOnly }) => (five || !fiveOnly) && !named.includes(code));
  return (order, look) => {
    const index = left.findIndex((dwarf) => dwarf.order === order && dwarf.look === look);
    return index < 0 ? undefined : left.splice(index, 1)[0]?.code;
  };
}

/** The columns with a card for each look; what shows no such look is left for the reader to refuse. */
function dealt(army: unknown, box: Looks): unknown {
  if (!isRecord(army)) return army;
  const columns = Object.entries(army).map(([name, cards]) => {
    const order = ORDERS.find((it) => it === name);
    if (!order || !Array.isArray(cards)) return [name, cards];
    return [name, cards.map((card) => codeFor(card, order, box))];
  });
  return Object.fromEntries(columns);
}

/** `6m*` as the code of an Errants card with 6 points and a Malt, under a token. */
function codeFor(card: unknown, order: Order, box: Looks): unknown {
  const [, points, symbol = '', token = ''] = /^(\d*)([mo]|r\d)?(\*?)$/i.exec(String(card)) ?? [];
  if (points === undefined || (points === '' && symbol === '')) return card;
  const code = box(order, `${points || '0'}${symbol.toLowerCase()}`);
  return code ? `${code}${token}` : card;
}

/**
 * Coins typed as plain values. A 3 is the 3-Exchange if there is no 0, or if the bronze 3 is there
 * already; of two coins of value 5 the first is the bronze one.
 */
function tidyCoins(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  const coins: string[] = list.map((coin) => String(coin).toLowerCase());
  const taken = new Set(coins.filter((coin) => !/^\d+$/.test(coin)));
  const hasExchange = ['0', '0x', '3x'].some((coin) => coins.includes(coin));
  return coins.map((coin) => {
    const kinds = hasExchange || taken.has('3x') ? ['b', 's', 't'] : ['s', 'b', 't'];
    const names = kinds.map((kind) => `${kind}${coin}`).filter(isCoin);
    const name = names.map(spellCoin).find((it) => it.endsWith('g') || !taken.has(it));
    if (name) taken.add(name);
    return name ?? coin;
  });
}
