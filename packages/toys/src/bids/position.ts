import { at, IllegalSetup, seeded, seedOf } from '@meadhall/kernel';
import { BEST_GEM, newPlayer } from './bids.ts';
import { CARDS, HALL } from './components.ts';
import type { Player, State } from './model.ts';
import { lines } from './player.ts';
import { eachOnce, readList, readName, readRecord, readSome, readWhole } from './reading.ts';

/** A file for `meadhall score toy-bids`: what lies in front of everybody when the match is over. */
export const bidsExample = {
  players: [
    {
      name: 'Ada',
      coins: [0, 2, 3, 9, 5],
      gem: 3,
      cards: ['smith-4', 'hunter-9', 'miner-2', 'warrior-7', 'hunter-3', 'smith-11'],
      heroes: ['hrolf'],
    },
    {
      name: 'Ben',
      gem: 4,
      cards: ['miner-12', 'miner-5', 'hunter-1', 'warrior-10', 'warrior-2', 'hunter-8'],
    },
  ],
};

/** A position and what the seats are called. */
export interface Position {
  game: State;
  names: string[];
}

/** Reads a final position; whatever is malformed or cannot be is refused with its rule. */
export function readBidsPosition(given: unknown): Position {
  const { players } = readRecord(given, 'position', ['players']);
  const position = readPlayers(players, 'players');
  const { seats } = position.game;
  const size = at(seats, 0).cards.length;
  for (const [seat, { cards }] of seats.entries())
    if (cards.length !== size || ![6, 9, 12].includes(size))
      throw new IllegalSetup(
        `players[${seat}].cards`,
        cards,
        '6, 9 or 12 dwarves, as many as everybody',
        'BID-2',
      );
  return position;
}

/** The players with all they have, the rest where it belongs, and nothing still to be done. */
export function readPlayers(given: unknown, path: string): Position {
  const typed = readList(given, path).map((fields, seat) =>
    readRecord(fields, `${path}[${seat}]`, FIELDS),
  );
  readWhole(typed.length, `number of ${path}`, 2, BEST_GEM, 'BID-1');
  const names = typed.map(({ name }, seat) => readName(name, `${path}[${seat}].name`));
  const seats = typed.map((fields, seat) =>
    readPlayer({ ...newPlayer(seat), ...fields }, `${path}[${seat}]`, typed.length),
  );
  const cards = seats.flatMap((player) => player.cards);
  const heroes = seats.flatMap((player) => player.heroes);
  const hall = HALL.filter((hero) => !heroes.includes(hero));
  eachOnce(names, `names of ${path}`, 'BID-1');
  eachOnce(cards, `cards of ${path}`, 'BID-1');
  eachOnce(heroes, `heroes of ${path}`, 'BID-1');
  eachOnce(
    seats.map(({ gem }) => gem),
    `gems of ${path}`,
    'BID-1',
  );
  for (const [seat, player] of seats.entries())
    checkHeroes(player, hall.length, `${path}[${seat}].heroes`);
  const game: State = {
    agenda: [],
    rng: seeded(seedOf('a position somebody typed')),
    news: [],
    roundsLeft: 0,
    deck: CARDS.filter((card) => !cards.includes(card)),
    taverns: [[], [], []],
    hall,
    seats,
  };
  return { game, names };
}

/** What may be written about a player; all but the name has a beginning to fall back on. */
const FIELDS = ['name', 'coins', 'gem', 'cards', 'heroes'] as const;

function readPlayer(typed: Record<keyof Player, unknown>, path: string, seats: number): Player {
  return {
    bid: newPlayer(0).bid,
    coins: readCoins(typed.coins, `${path}.coins`),
    gem: readWhole(typed.gem, `${path}.gem`, BEST_GEM + 1 - seats, BEST_GEM, 'BID-1'),
    cards: readSome(typed.cards, `${path}.cards`, CARDS, 'BID-1'),
    heroes: readSome(typed.heroes, `${path}.heroes`, HALL, 'BID-1'),
  };
}

/** Coins only ever grow, and the 0 never does. */
function readCoins(value: unknown, path: string): number[] {
  const coins = readList(value, path, 5, 'BID-1').map((coin, i) =>
    readWhole(coin, `${path}[${i}]`, 0, 25, 'BID-7'),
  );
  const sorted = [...coins].sort((a, b) => a - b);
  const { coins: first } = newPlayer(0);
  if (at(sorted, 0) !== 0 || sorted.some((coin, i) => coin < at(first, i)))
    throw new IllegalSetup(path, value, `what can become of ${first.join(', ')}`, 'BID-7');
  return coins;
}

/** Every line has been rewarded, unless the hall was empty, and nothing but lines. */
function checkHeroes(player: Player, inHall: number, path: string): void {
  const { heroes } = player;
  const earned = lines(player);
  if (heroes.length > earned || (heroes.length < earned && inHall > 0))
    throw new IllegalSetup(path, heroes, `${earned} heroes for as many lines`, 'BID-5');
}
