// The position a case starts from: what it gives, and nothing else on the table.
import { at, type Clause, IllegalSetup, type Seat, seeded, seedOf } from '@meadhall/kernel';
import { ALL_OBJECTS, ALL_ORES, tavernCardsFor } from '../boxes.ts';
import {
  CARD_NAMES,
  type Card,
  MISSION_NAMES,
  OBJECT_NAMES,
  OBJECTS,
  type ObjectName,
  ORE_NAMES,
  ORES,
  type Ore,
} from '../components.ts';
import { type Options, settings } from '../config.ts';
import type { Player, State } from '../model.ts';
import { emptyTable } from '../setup.ts';
import {
  Box,
  type Given,
  join,
  readFlag,
  readName,
  readNames,
  readNumber,
  readRecord,
} from './read.ts';

/** Seats are called A, B, C … clockwise. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const TABLE_FIELDS = [
  'active',
  'pickaxe',
  'round',
  'rounds',
  'lastBrawlWinner',
  'missions',
  'forSale',
  'sold',
  'oreDeck',
  'oreDiscard',
  'tavernDeck',
  'tavernDiscard',
  'shop',
  'forgeDeck',
] as const;
const PLAYER_FIELDS = [
  'coins',
  'bread',
  'doggy',
  'ores',
  'bought',
  'tavern',
  'objects',
  'angry',
  'stats',
] as const;
export const STATS = ['brawlsWon', 'brawls', 'sold', 'bestHaul', 'caveIns'] as const;

/** No table sees more coins or bread; a stake is asked for loaf by loaf. */
const MOST = 9999;

interface Boxes {
  ores: Box<Ore>;
  cards: Box<Card>;
  objects: Box<ObjectName>;
}

/** Builds the state of a case. Piles are given top card first. */
export function readState(given: unknown, seats: number, options: Options): State {
  const letters = LETTERS.slice(0, seats);
  const state = readRecord(given ?? {}, 'state', [...TABLE_FIELDS, ...letters]);
  const boxes: Boxes = {
    ores: new Box(ALL_ORES),
    cards: new Box(tavernCardsFor(seats)),
    objects: new Box(ALL_OBJECTS),
  };
  const game = emptyTable(seats, options, seeded(seedOf('a case')));
  letters.forEach((letter, seat) => {
    game.seats[seat] = readPlayer(state[letter], `state.${letter}`, at(game.seats, seat), boxes);
  });
  const seat = (field: string): Seat | null => readSeat(state[field], `state.${field}`, seats);
  game.active = seat('active') ?? 0;
  game.pickaxe = seat('pickaxe') ?? 0;
  game.champion = seat('lastBrawlWinner');
  game.rounds = readNumber(state['rounds'], 'state.rounds', [1, 12], 'BAR-2.13', game.rounds);
  game.round = readNumber(state['round'], 'state.round', [1, game.rounds], 'BAR-2.13', 1);
  game.missions = readMissions(state['missions'], 'state.missions');
  fillPiles(game, state, boxes);
  return game;
}

function readSeat(value: unknown, path: string, seats: number): Seat | null {
  if (value === undefined || value === null) return null;
  return LETTERS.indexOf(readName(value, path, LETTERS.slice(0, seats), 'BAR-1.1'));
}

/** Missions in play: each a card of its own, five at most. */
export function readMissions(value: unknown, path: string): State['missions'] {
  const missions = readNames(value, path, MISSION_NAMES, 'BAR-1.10');
  if (new Set(missions).size < missions.length)
    throw new IllegalSetup(path, missions, 'each mission once', 'BAR-2.9');
  if (missions.length > 5) throw new IllegalSetup(path, missions, '0 to 5 missions', 'BAR-12.2');
  return missions;
}

function fillPiles(game: State, state: Given, { ores, cards, objects }: Boxes): void {
  const ore = (field: string): Ore[] =>
    ores.take(readNames(state[field], `state.${field}`, ORE_NAMES, 'BAR-1.2'), `state.${field}`);
  const card = (field: string): Card[] =>
    cards.take(readNames(state[field], `state.${field}`, CARD_NAMES, 'BAR-1.4'), `state.${field}`);
  const object = (field: string): ObjectName[] =>
    objects.take(
      readNames(state[field], `state.${field}`, OBJECT_NAMES, 'BAR-1.3'),
      `state.${field}`,
    );
  game.forSale = sellable(ore('forSale'), 'state.forSale', 'BAR-2.6');
  game.sold = sellable(ore('sold'), 'state.sold', 'BAR-4.7');
  game.oreDeck = ore('oreDeck').reverse();
  game.oreDiscard = ore('oreDiscard');
  game.tavernDeck = card('tavernDeck').reverse();
  game.tavernDiscard = card('tavernDiscard');
  game.shop = object('shop');
  game.forgeDeck = object('forgeDeck').reverse();
  const { shopSize } = settings(game);
  if (game.shop.length > shopSize)
    throw new IllegalSetup('state.shop', game.shop, `${shopSize} cards`, 'BAR-1.9');
}

function sellable(ores: Ore[], path: string, clause: Clause): Ore[] {
  ores.forEach((ore, i) => {
    if (ORES[ore].price === null)
      throw new IllegalSetup(`${path}.${i}`, ore, 'ore the merchant deals in', clause);
  });
  return ores;
}

function readPlayer(given: unknown, path: string, player: Player, boxes: Boxes): Player {
  const fields = readRecord(given ?? {}, path, PLAYER_FIELDS);
  const stats = readRecord(fields['stats'] ?? {}, `${path}.stats`, STATS);
  const count = (field: string): number =>
    readNumber(fields[field], join(path, field), [0, MOST], 'BAR-3.5');
  const stat = (field: string): number =>
    readNumber(stats[field], `${path}.stats.${field}`, [0, Infinity], 'BAR-3.5');
  const ores = (field: string): Ore[] =>
    boxes.ores.take(
      readNames(fields[field], join(path, field), ORE_NAMES, 'BAR-1.2'),
      join(path, field),
    );
  const doggy = count('doggy');
  boxes.cards.take(
    Array.from({ length: Math.min(doggy, 64) }, (): Card => 'doggy_bag'),
    `${path}.doggy`,
  );
  return {
    ...player,
    coins: count('coins'),
    bread: count('bread'),
    doggy,
    ores: ores('ores'),
    bought: ores('bought'),
    tavern: boxes.cards.take(
      readNames(fields['tavern'], `${path}.tavern`, CARD_NAMES, 'BAR-1.4'),
      `${path}.tavern`,
    ),
    objects: readForged(fields['objects'], `${path}.objects`, boxes.objects),
    angry: readFlag(fields['angry'], `${path}.angry`, 'BAR-4.17'),
    brawlsWon: stat('brawlsWon'),
    brawls: stat('brawls'),
    sold: stat('sold'),
    bestHaul: stat('bestHaul'),
    caveIns: stat('caveIns'),
  };
}

/**
 * Powers of the same kind add up (BAR-6.3), yet the box holds each of them once: only a position that
 * has more can show it. Of all other objects there are no more than the box holds.
 */
function readForged(given: unknown, path: string, box: Box<ObjectName>): ObjectName[] {
  const forged = readNames(given, path, OBJECT_NAMES, 'BAR-1.3');
  return box.take(forged, path, (object) => 'power' in OBJECTS[object]);
}
