import { at, IllegalSetup, type Seat, seeded, seedOf } from '@meadhall/kernel';
import {
  coinsLeft,
  type Fields,
  isTreasuryCoin,
  putCoins,
  readList,
  readNames,
  readPlayers,
  readRecord,
  readWhole,
  TREASURY_VALUES,
  worth,
} from '@meadhall/taverns';
import { CARDS, type CardId, deckOf } from '../cards.ts';
import { HERO_NAMES, heroNamed } from '../heroes.ts';
import type { State } from '../model.ts';
import { nidavellir } from '../nidavellir.ts';
import { type Box, openBox, readCoin } from './box.ts';
import { type Laying, readPlayer, winnersOf } from './player.ts';

/** A position to start from, and what is needed to go on. */
export interface Given {
  game: State;
  names: string[];
  box: Box;
  /** Players the table is set for; a case may show only some of them. */
  count: number;
}

/** Everything in the box, cards marked 5 included: cases may use them with any number of players. */
export const EVERY_CARD: readonly CardId[] = [...CARDS.keys()];

/** Lays out the position a case begins with. */
export function readGiven(given: Fields): Given {
  const names = readPlayers(given['players'], 'given.players', 'NID-2.1');
  const least = Math.max(2, names.length);
  const count = readWhole(given['playerCount'] ?? least, 'given.playerCount', least, 5, 'NID-2.1');
  const box = openBox(count, EVERY_CARD);
  const states = readRecord(given['state'] ?? {}, 'given.state', names);
  const players = names.map((name) => readPlayer(states[name] ?? {}, `given.state.${name}`, box));
  for (const { player } of players) if (player.gem === 0) player.gem = box.anyGem();
  takeOut(given['treasuryAlsoOut'] ?? [], box);
  const game = layOut(
    players,
    box,
    names.map((name) => `given.state.${name}`),
  );
  game.pool = readPool(given, box);
  if (given['deck2Top'] !== undefined) game.decks[1] = readDeck(given['deck2Top'], box);
  return { game, names, box, count };
}

/** A state with these players and nothing else on the table. */
export function layOut(players: readonly Laying[], box: Box, paths: readonly string[]): State {
  const rng = seeded(seedOf('nidavellir'));
  const game = nidavellir.setup({ seats: 2, options: { firstGame: false }, rng });
  return {
    ...game,
    agenda: [],
    seats: players.map(({ player }) => player),
    laid: players.map(({ laid }) => laid),
    treasury: box.treasury,
    pool: [...box.heroesLeft()],
    distinctions: winnersOf(players.map((player, seat) => ({ ...player, path: at(paths, seat) }))),
    decks: [[], []],
  };
}

/** Coins the case takes out of the treasury: a list of coins or values, or how many of each value. */
function takeOut(value: unknown, box: Box): void {
  const path = 'given.treasuryAlsoOut';
  if (!Array.isArray(value)) {
    for (const [key, count] of Object.entries(readRecord(value, path, VALUE_KEYS)))
      takeFromTreasury(
        box,
        Number(key),
        readWhole(count, `${path}.${key}`, 0, 3),
        `${path}.${key}`,
      );
    return;
  }
  readList(value, path).forEach((item, i) => {
    const where = `${path}[${i}]`;
    const coin = readCoin(typeof item === 'number' ? `t${item}` : item, where);
    if (!isTreasuryCoin(coin))
      throw new IllegalSetup(where, item, 'coins of the treasury', 'NID-1.7');
    takeFromTreasury(box, worth(coin), 1, where);
  });
}

export const VALUE_KEYS: readonly string[] = TREASURY_VALUES.map(String);

function takeFromTreasury({ treasury }: Box, value: number, coins: number, path: string): void {
  const left = coinsLeft(treasury, value);
  if (left < coins)
    throw new IllegalSetup(path, coins, `${left} coins of ${value} left to take`, 'NID-2.6');
  putCoins(treasury, value, -coins);
}

/** The heroes nobody has, or those of them the case names. */
function readPool(given: Fields, box: Box): State['pool'] {
  const firstGame = given['firstGame'] ?? false;
  if (typeof firstGame !== 'boolean')
    throw new IllegalSetup('given.firstGame', firstGame, 'true, false', 'NID-2.9');
  const left = box.heroesLeft().filter((hero) => !(firstGame && heroNamed(hero).advanced));
  if (given['heroPool'] === undefined) return left;
  const named = readNames(given['heroPool'], 'given.heroPool', HERO_NAMES, 'NID-1.5');
  named.forEach((hero, i) => {
    if (!left.includes(hero))
      throw new IllegalSetup(`given.heroPool[${i}]`, hero, 'heroes nobody has', 'NID-9.8');
  });
  return named;
}

/** An Age 2 deck of the cards named, top card first, and no others. */
function readDeck(value: unknown, box: Box): CardId[] {
  const codes = readList(value, 'given.deck2Top');
  if (codes.length === 0)
    throw new IllegalSetup('given.deck2Top', value, 'at least one card', 'NID-15.14');
  return codes.map((code, i) => box.card(code, `given.deck2Top[${i}]`, 2)).reverse();
}

/** All that is left of Age 2: the deck of a case that names none. */
export function restOfAge2({ box, count }: Given): CardId[] {
  const deck = deckOf(2, count);
  return box.cardsLeft().filter((card) => deck.includes(card));
}

/** The seat of a player by name. */
export function readSeat(value: unknown, path: string, names: readonly string[]): Seat {
  const seat = names.indexOf(value as string);
  if (seat < 0) throw new IllegalSetup(path, value, names.join(', '));
  return seat;
}
