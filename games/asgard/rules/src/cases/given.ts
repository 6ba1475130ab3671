// A position of the casebook, built piece by piece and checked for conservation.
import { at, IllegalSetup, type Seat, seeded, seedOf } from '@meadhall/kernel';
import { emptyTable } from '../blank.ts';
import type { Options, Player, State } from '../model.ts';
import { ARMS, kindOf } from '../tables/arms.ts';
import { activeGods, GOD_NAMES, GODS, type GodName, SLOTS } from '../tables/gods.ts';
import { RECRUIT_COUNT, RECRUITS, WARRIORS } from '../tables/pieces.ts';
import { POPULATION_NAMES } from '../tables/populations.ts';
import { POWER_TILE_NAMES } from '../tables/powers.ts';
import { BATTLE_VALUES, ROUNDS, TRACK, tableFor } from '../tables/table.ts';
import { TEMPLE_NAMES } from '../tables/temples.ts';
import { balanceDiscs, balanceSupply } from './balance.ts';
import { readBoard } from './board.ts';
import { PLAYERS, type PlayerName, playersOf, seatOf } from './names.ts';
import { count, counts, fields, list, names, oneOf, oneOrNone } from './read.ts';
import { readStacks } from './stacks.ts';

const GIVEN = [
  'round',
  'order',
  'active',
  'gods',
  'sealsOn',
  'worlds',
  'lowerLight',
  'lowerDarkness',
  'valhalla',
  'supply',
  'temples',
  'asgard',
  'ancestral',
  'ragnarokAncestral',
] as const;

const PLAYER_FIELDS = [
  'vp',
  'seals',
  'stones',
  'recruits',
  'reserve',
  'taken',
  'asgard',
  'centre',
  'temples',
  'populations',
  'tiles',
  'battleTiles',
  'power',
  'cards',
] as const;

export interface Given {
  readonly fields: Record<string, unknown>;
  readonly seats: number;
}

/** The fields of a position, known by name. */
export function readGiven(value: unknown, seats: number): Given {
  return { fields: fields(value, 'given', [...GIVEN, ...playersOf(seats)]), seats };
}

export function readOrder({ fields: given, seats }: Given): Seat[] {
  const all = playersOf(seats);
  if (given['order'] === undefined) return all.map(seatOf);
  const order = names<PlayerName>(given['order'], 'given.order', all, 'ASG-0.6');
  if (order.length !== seats)
    throw new IllegalSetup('given.order', given['order'], `all of ${all.join(', ')}`, 'ASG-0.6');
  return order.map(seatOf);
}

/** The position as a state: nothing on the agenda. `round` is the one that is going on. */
export function buildPosition(given: Given, options: Options, round: number): State {
  const { fields: of, seats } = given;
  const rng = seeded(seedOf('a case'));
  const game = emptyTable({ seats, options, rng });
  game.round = round;
  game.order = readOrder(given);
  oneOrNone(of['active'], 'given.active', playersOf(seats), 'ASG-7.1');
  for (const player of playersOf(seats)) readPlayer(game, of[player], player);
  readGods(game, of['gods']);
  readSeals(game, of['sealsOn']);
  game.valhalla = counts(of['valhalla'], 'given.valhalla', WARRIORS, RECRUIT_COUNT, 'ASG-1.1');
  readBoard(game, of);
  readStacks(game, of);
  balanceSupply(game, of['supply']);
  for (const player of playersOf(seats)) balanceDiscs(game, of[player], player);
  checkCards(game);
  return game;
}

export const readRound = ({ fields: given }: Given): number =>
  count(given['round'], 'given.round', { least: 1, most: ROUNDS, or: 1, clause: 'ASG-4.1' });

function readPlayer(game: State, value: unknown, name: PlayerName): void {
  const path = `given.${name}`;
  const given = fields(value, path, PLAYER_FIELDS);
  const seat = seatOf(name);
  const player = at(game.seats, seat);
  const full = game.supply;
  player.points.track = count(given['vp'], `${path}.vp`);
  player.stones = counts(
    given['stones'],
    `${path}.stones`,
    keysOf(full.stones),
    full.stones,
    'ASG-1.1',
  );
  player.seals = counts(given['seals'], `${path}.seals`, keysOf(full.seals), full.seals, 'ASG-1.1');
  player.recruits = counts(
    given['recruits'],
    `${path}.recruits`,
    RECRUITS,
    RECRUIT_COUNT,
    'ASG-1.1',
  );
  for (const key of ['asgard', 'centre'] as const)
    player[key] = count(given[key], `${path}.${key}`, {
      most: 3 + TRACK.length,
      clause: 'ASG-1.1',
    });
  readOwnTiles(game, player, given, path);
  const cards = names<GodName>(given['cards'], `${path}.cards`, GOD_NAMES, 'ASG-5.2');
  game.secret.cards[seat] = cards;
  for (const arm of names(
    given['tiles'],
    `${path}.tiles`,
    [...ARMS.weapon, ...ARMS.spell],
    'ASG-1.1',
  )) {
    const pile = game.secret.piles[kindOf(arm)];
    if (!pile.includes(arm))
      throw new IllegalSetup(`${path}.tiles`, arm, 'a tile nobody else holds', 'ASG-1.1');
    pile.splice(pile.indexOf(arm), 1);
    at(game.secret.arms, seat).push(arm);
  }
}

/** Tiles that lie open before a player, each of them there only once. */
function readOwnTiles(
  game: State,
  player: Player,
  given: Record<string, unknown>,
  path: string,
): void {
  const { withoutPopulations } = tableFor(game.seats.length);
  const populations = POPULATION_NAMES.filter((tile) => !withoutPopulations.includes(tile));
  player.temples = names(given['temples'], `${path}.temples`, TEMPLE_NAMES, 'ASG-2.6');
  player.populations = names(given['populations'], `${path}.populations`, populations, 'ASG-2.10');
  player.power = names(given['power'], `${path}.power`, POWER_TILE_NAMES, 'ASG-1.1');
  player.battleTiles = list(given['battleTiles'], `${path}.battleTiles`).map((value, i) =>
    oneOf(value, `${path}.battleTiles.${i}`, BATTLE_VALUES, 'ASG-1.1'),
  );
  for (const key of ['temples', 'populations', 'power'] as const) {
    for (const other of game.seats) {
      const twice =
        other === player
          ? undefined
          : player[key].find((tile) => (other[key] as string[]).includes(tile));
      if (twice)
        throw new IllegalSetup(`${path}.${key}`, twice, 'a tile nobody else has', 'ASG-1.1');
    }
  }
}

/** God cards must be of active gods and need a disc each. (ASG-5.1, ASG-5.2) */
function checkCards(game: State): void {
  game.secret.cards.forEach((cards, seat) => {
    const path = `given.${at(PLAYERS, seat)}.cards`;
    names(cards, path, activeGods(game.round), 'ASG-5.1');
    const { reserve } = at(game.seats, seat);
    if (cards.length > reserve)
      throw new IllegalSetup(
        path,
        cards,
        `at most ${reserve}, one for each disc in reserve`,
        'ASG-5.2',
      );
  });
}

function readGods(game: State, value: unknown): void {
  const given = fields(value, 'given.gods', GOD_NAMES);
  const players = playersOf(game.seats.length);
  const seat = (name: unknown, path: string): Seat | null => {
    const player = oneOrNone(name, path, players, 'ASG-0.7');
    return player === null ? null : seatOf(player);
  };
  for (const name of GOD_NAMES) {
    const path = `given.gods.${name}`;
    const god = game.gods[name];
    const of = fields(given[name], path, ['request', 'temple', 'support', 'recruits', 'tiles']);
    const slots = GODS[name].rune === null ? SLOTS.slice(0, 1) : SLOTS;
    const request = fields(of['request'], `${path}.request`, slots);
    const support = fields(of['support'], `${path}.support`, SLOTS);
    SLOTS.forEach((slot, i) => {
      god.request[i as 0 | 1] = seat(request[slot], `${path}.request.${slot}`);
      god.support[i as 0 | 1] = seat(support[slot], `${path}.support.${slot}`);
    });
    god.temple = seat(of['temple'], `${path}.temple`);
    god.recruits = counts(of['recruits'], `${path}.recruits`, RECRUITS, RECRUIT_COUNT, 'ASG-1.1');
    if (name === 'fenrir' && RECRUITS.some((type) => god.recruits[type] > 0))
      throw new IllegalSetup(`${path}.recruits`, of['recruits'], 'none', 'ASG-9.4');
    if (god.support[0] !== null && god.support[0] === god.support[1])
      throw new IllegalSetup(`${path}.support`, support, 'two different players', 'ASG-6.2');
  }
}

function readSeals(game: State, value: unknown): void {
  for (const god of names(value, 'given.sealsOn', GOD_NAMES, 'ASG-2.3')) game.gods[god].seal = true;
}

const keysOf = <K extends string>(of: Readonly<Record<K, number>>): K[] => Object.keys(of) as K[];
