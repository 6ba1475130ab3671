import { at, IllegalSetup } from '@meadhall/kernel';
import {
  BASE_COINS,
  type Coin,
  emptySlots,
  isExchangeCoin,
  type Laid,
  type Piece,
  readList,
  readRecord,
  sortCoins,
  TAVERNS,
} from '@meadhall/taverns';
import { COLUMN, DWARVES, ORDERS, type Order } from '../cards.ts';
import { COGNARS, type CognarName, cognarNamed } from '../cognars.ts';
import type { ArmyCard, CommandCard, Lord } from '../model.ts';
import { newLord } from '../nains.ts';
import type { Box } from './box.ts';

/** A lord as typed, checked and laid out. */
export interface Laying {
  lord: Lord;
  laid: Laid;
}

export const LORD_KEYS = ['name', 'gem', 'coins', 'slots', 'purse', 'army', 'command'] as const;

/** Reads one lord's side of the table and takes what lies there from the box. */
export function readLord(
  value: unknown,
  path: string,
  box: Box,
  keys: readonly string[] = LORD_KEYS,
): Laying {
  const fields = readRecord(value, path, keys);
  const lord = newLord(0);
  readArmy(fields['army'] ?? {}, `${path}.army`, box, lord);
  lord.command = readCommand(fields['command'] ?? [], `${path}.command`, box);
  const laid = readCoins(fields, path, box, lord);
  // A gem that is not given is dealt when everybody else has theirs.
  if (fields['gem'] !== undefined) lord.gem = box.gem(fields['gem'], `${path}.gem`);
  return { lord, laid };
}

function readArmy(value: unknown, path: string, box: Box, lord: Lord): void {
  const columns = readRecord(value, path, ORDERS);
  for (const order of ORDERS)
    readList(columns[order] ?? [], `${path}.${order}`).forEach((card, i) => {
      const where = `${path}.${order}[${i}]`;
      const read = readArmyCard(card, where, order, box, lord);
      at(lord.army, COLUMN[order]).push(read);
    });
}

function readArmyCard(card: unknown, path: string, column: Order, box: Box, lord: Lord): ArmyCard {
  if (isCognar(card)) {
    const { kind, order } = cognarNamed(card);
    if (kind === 'white')
      throw new IllegalSetup(path, card, 'a white Cognar only in the command zone', 'NAI-10.5');
    if (order && order !== column)
      throw new IllegalSetup(path, card, `${card} only in the ${order} column`, 'NAI-10.4');
    return box.named(card, path) as CognarName;
  }
  const covered = typeof card === 'string' && card.endsWith('*');
  const id = box.card(covered ? card.slice(0, -1) : card, path);
  const { order } = at(DWARVES, id);
  if (order !== column)
    throw new IllegalSetup(path, card, `this card only in the ${order} column`, 'NAI-9.3');
  if (covered && order !== 'errants')
    throw new IllegalSetup(path, card, 'a Pariah token only on an Errants dwarf', 'NAI-9.9');
  if (covered) lord.pariahs.push(id);
  return id;
}

const isCognar = (card: unknown): card is CognarName =>
  typeof card === 'string' && Object.hasOwn(COGNARS, card);

function readCommand(value: unknown, path: string, box: Box): CommandCard[] {
  return readList(value, path).map((name, i) => {
    const where = `${path}[${i}]`;
    if (isCognar(name) && cognarNamed(name).kind !== 'white')
      throw new IllegalSetup(where, name, 'white Cognars, Elites, certification', 'NAI-10.4');
    return box.named(name, where);
  });
}

/** Five `coins` in hand, or three on the `slots` and two in the `purse`. */
function readCoins(
  fields: Readonly<Record<string, unknown>>,
  path: string,
  box: Box,
  lord: Lord,
): Laid {
  const coins = (key: string, count: number, clause: string): Coin[] => {
    const list = readList(fields[key], `${path}.${key}`);
    if (list.length !== count)
      throw new IllegalSetup(`${path}.${key}`, list, `${count} coins`, clause);
    return list.map((coin, i) => box.coin(coin, `${path}.${key}[${i}]`));
  };
  if (fields['slots'] === undefined && fields['purse'] === undefined) {
    lord.coins = fields['coins'] === undefined ? [...BASE_COINS] : coins('coins', 5, 'NAI-1.7');
    checkCoins(lord.coins, fields['coins'], `${path}.coins`);
    sortCoins(lord.coins);
    return emptySlots();
  }
  if (fields['coins'] !== undefined)
    throw new IllegalSetup(`${path}.coins`, fields['coins'], 'coins, or slots and purse');
  lord.coins = [...coins('slots', 3, 'NAI-7.3'), ...coins('purse', 2, 'NAI-7.1')];
  checkCoins(lord.coins, [fields['slots'], fields['purse']], `${path}.slots`);
  lord.slots = ['down', 'down', 'down'];
  return TAVERNS.map((tavern): Piece => tavern);
}

function checkCoins(coins: readonly Coin[], value: unknown, path: string): void {
  if (coins.filter(isExchangeCoin).length !== 1)
    throw new IllegalSetup(path, value, 'exactly one exchange coin: 0x or 3x', 'NAI-1.7');
  const twice = BASE_COINS.find((coin) => coins.indexOf(coin) !== coins.lastIndexOf(coin));
  if (twice) throw new IllegalSetup(path, value, 'a bronze coin only once', 'NAI-3.1');
}
