import { at, IllegalSetup, type Seat } from '@meadhall/kernel';
import {
  BASE_COINS,
  type Coin,
  emptySlots,
  isExchangeCoin,
  type Laid,
  type Piece,
  readList,
  readNames,
  readRecord,
  sortCoins,
} from '@meadhall/taverns';
import { owns } from '../army.ts';
import { CARDS, CLASSES, type Class, COLUMN } from '../cards.ts';
import { DISTINCTIONS, type Distinction } from '../distinctions.ts';
import { HERO_NAMES, type HeroName, heroNamed } from '../heroes.ts';
import { type ArmyCard, type Player, TAVERN_NAMES } from '../model.ts';
import { newPlayer } from '../nidavellir.ts';
import type { Box } from './box.ts';
import { PLACE_NAMES } from './places.ts';

/** A player as typed, checked and laid out. */
export interface Laying {
  player: Player;
  laid: Laid;
  distinctions: Distinction[];
}

export const PLAYER_KEYS = ['army', 'command', 'coins', 'gem', 'distinctions'] as const;

/** Reads one player's side of the table and takes what lies there from the box. */
export function readPlayer(value: unknown, path: string, box: Box): Laying {
  const fields = readRecord(value, path, PLAYER_KEYS);
  const player = newPlayer(0);
  readArmy(fields['army'] ?? {}, `${path}.army`, box, player);
  readCommand(fields['command'] ?? [], `${path}.command`, box, player);
  const laid = readCoins(fields['coins'] ?? BASE_COINS, `${path}.coins`, box, player);
  // A gem that is not given is dealt when everybody else has theirs.
  if (fields['gem'] !== undefined) player.gem = box.gem(fields['gem'], `${path}.gem`);
  const distinctions = readNames(
    fields['distinctions'] ?? [],
    `${path}.distinctions`,
    DISTINCTIONS,
    'NID-15',
  );
  return { player, laid, distinctions };
}

function readArmy(value: unknown, path: string, box: Box, player: Player): void {
  const columns = readRecord(value, path, CLASSES);
  for (const name of CLASSES) {
    const cards = readList(columns[name] ?? [], `${path}.${name}`);
    cards.forEach((card, i) => {
      const where = `${path}.${name}[${i}]`;
      const last = i === cards.length - 1;
      at(player.army, COLUMN[name]).push(readArmyCard(card, where, name, last, box, player));
    });
  }
}

function readArmyCard(
  card: unknown,
  path: string,
  column: Class,
  last: boolean,
  box: Box,
  player: Player,
): ArmyCard {
  if ((HERO_NAMES as unknown[]).includes(card)) {
    const hero = box.hero(card, path);
    if (hero === 'thrud' && !last)
      throw new IllegalSetup(path, hero, 'Thrud only as the last card of a column', 'NID-40.2');
    const own = heroNamed(hero).column;
    if (!own && hero !== 'thrud' && hero !== 'ylud')
      throw new IllegalSetup(path, hero, 'a neutral hero only in the command zone', 'NID-9.7');
    if (own && own !== column)
      throw new IllegalSetup(path, hero, `${hero} only in the ${own} column`, 'NID-9.6');
    player.heroes.push(hero);
    return hero;
  }
  const id = box.card(card, path);
  const home = at(CARDS, id).column;
  if (home === null) throw new IllegalSetup(path, card, 'no Royal Offering in an army', 'NID-7.3');
  if (home !== COLUMN[column])
    throw new IllegalSetup(path, card, `this card only among ${at(CLASSES, home)}s`, 'NID-8.1');
  return id;
}

function readCommand(value: unknown, path: string, box: Box, player: Player): void {
  readList(value, path).forEach((name, i) => {
    const hero: HeroName = box.hero(name, `${path}[${i}]`);
    if (heroNamed(hero).column)
      throw new IllegalSetup(`${path}[${i}]`, hero, 'neutral heroes', 'NID-9.6');
    player.heroes.push(hero);
  });
}

/** A flat list lies in hand; a record says what lies on each slot, in the pouch and in hand. */
function readCoins(value: unknown, path: string, box: Box, player: Player): Laid {
  const laid: Laid = emptySlots();
  const places = Array.isArray(value) ? { hand: value } : readRecord(value, path, PLACE_NAMES);
  const coins: Coin[] = [];
  TAVERN_NAMES.forEach((tavern, i) => {
    if (places[tavern] === undefined) return;
    laid[i] = coins.length as Piece;
    player.slots[i] = owns(player, 'uline') ? (coins.length as Piece) : 'down';
    coins.push(box.coin(places[tavern], `${path}.${tavern}`));
  });
  const filled = coins.length;
  for (const place of ['pouch', 'hand'] as const)
    readList(places[place] ?? [], `${path}.${place}`).forEach((coin, i) => {
      coins.push(box.coin(coin, Array.isArray(value) ? `${path}[${i}]` : `${path}.${place}[${i}]`));
    });
  checkCoins(coins, value, path);
  checkPlaces(places, filled, path, player);
  if (filled === 0) sortCoins(coins);
  player.coins = coins;
  return laid;
}

function checkCoins(coins: readonly Coin[], value: unknown, path: string): void {
  if (coins.length !== 5)
    throw new IllegalSetup(path, value, `five coins, not ${coins.length}`, 'NID-43.1');
  if (coins.filter(isExchangeCoin).length !== 1)
    throw new IllegalSetup(path, value, 'exactly one exchange coin: b0 or s3', 'NID-0.6');
  const base = BASE_COINS.find((coin) => coins.indexOf(coin) !== coins.lastIndexOf(coin));
  if (base) throw new IllegalSetup(path, value, `${base} only once`, 'NID-2.1');
}

/** Uline's owner has a hand and no pouch; the others lay three coins and keep two, or lay none. */
function checkPlaces(
  places: Readonly<Record<string, unknown>>,
  filled: number,
  path: string,
  player: Player,
): void {
  if (owns(player, 'uline')) {
    if (places['pouch'] !== undefined)
      throw new IllegalSetup(`${path}.pouch`, places['pouch'], 'no pouch with Uline', 'NID-38.2');
    return;
  }
  if (filled === 0 && places['pouch'] === undefined) return;
  if (filled !== 3)
    throw new IllegalSetup(path, places, 'a coin on every slot, or none', 'NID-5.2');
  if (places['hand'] !== undefined)
    throw new IllegalSetup(`${path}.hand`, places['hand'], 'the pouch, without Uline', 'NID-5.1');
}

/** Who has won what, if everything is won only once. */
export function winnersOf(
  players: readonly { distinctions: readonly Distinction[]; path: string }[],
): (Seat | null)[] {
  return DISTINCTIONS.map((distinction) => {
    const winners = [...players.keys()].filter((seat) =>
      at(players, seat).distinctions.includes(distinction),
    );
    const [seat = null, other] = winners;
    if (other !== undefined)
      throw new IllegalSetup(
        `${at(players, other).path}.distinctions`,
        distinction,
        'each Distinction won by one player at most',
        'NID-15.2',
      );
    return seat;
  });
}
