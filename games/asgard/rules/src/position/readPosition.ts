// The end of a game at a real table: everything laid for Ragnarök, nothing counted yet.
import { at, doNext, IllegalSetup, readOptions, seeded, seedOf, settle } from '@meadhall/kernel';
import { asgard } from '../asgard.ts';
import { emptyTable } from '../blank.ts';
import { count, fields, list, oneOf, oneOrNone } from '../cases/read.ts';
import type { Options, State } from '../model.ts';
import { battlePoints } from '../score.ts';
import { GOD_NAMES, GODS, SLOTS } from '../tables/gods.ts';
import { BATTLE_VALUES, ROUNDS } from '../tables/table.ts';
import { boardTile } from '../tables/worlds.ts';
import { readFronts } from './fronts.ts';

/** A position a person can type from the table, with the score it comes to. */
export function readPosition(given: unknown): { game: State; names: string[] } {
  const of = fields(given ?? null, '', ['players', 'gods', 'worlds', 'options']);
  const names = readNames(of['players']);
  const options = readOptions<Options>(asgard.options, of['options'] ?? {});
  const rng = seeded(seedOf('a table'));
  const game = emptyTable({ seats: names.length, options, rng });
  game.round = ROUNDS;
  list(of['players'], 'players').forEach((player, seat) => {
    readPlayer(game, player, seat);
  });
  readSupporters(game, of['gods'], names);
  game.ragnarok = readFronts(game, of['worlds']);
  keepGodTiles(game);
  doNext(game, { do: 'ragnarok' });
  settle(asgard, game);
  return { game, names };
}

const PLAYER = ['name', 'points', 'battleTiles'] as const;

/** Players stand in the order of their Turn Order tiles. */
function readNames(value: unknown): string[] {
  const players = list(value, 'players');
  const { min, max, clause = null } = asgard.seats;
  if (players.length < min || players.length > max)
    throw new IllegalSetup('players', value, `${min} to ${max} players`, clause);
  const names: string[] = [];
  for (const [i, player] of players.entries()) {
    const { name } = fields(player, `players.${i}`, PLAYER);
    if (typeof name !== 'string' || name.trim() === '' || names.includes(name))
      throw new IllegalSetup(`players.${i}.name`, name, 'a name nobody else has', 'ASG-0.6');
    names.push(name);
  }
  return names;
}

function readPlayer(game: State, value: unknown, seat: number): void {
  const path = `players.${seat}`;
  const of = fields(value, path, PLAYER);
  const player = at(game.seats, seat);
  player.points.track = count(of['points'], `${path}.points`, { clause: 'ASG-17.1' });
  for (const [i, item] of list(of['battleTiles'], `${path}.battleTiles`).entries()) {
    const tile = oneOf(item, `${path}.battleTiles.${i}`, BATTLE_VALUES, 'ASG-13.1');
    if (game.battleTiles[tile] === 0 || i >= ROUNDS)
      throw new IllegalSetup(
        `${path}.battleTiles.${i}`,
        tile,
        i >= ROUNDS ? 'one tile a round' : 'no more tiles of a value than there are',
        i >= ROUNDS ? 'ASG-13.1' : 'ASG-2.7',
      );
    game.battleTiles[tile]--;
    player.battleTiles.push(tile);
  }
  player.points.battleTiles = battlePoints(player);
}

function readSupporters(game: State, value: unknown, names: readonly string[]): void {
  const gods = fields(value, 'gods', GOD_NAMES);
  for (const god of GOD_NAMES) {
    const path = `gods.${god}`;
    const of = fields(gods[god], path, SLOTS);
    const seats = SLOTS.map((slot) => {
      const name = oneOrNone(of[slot], `${path}.${slot}`, names, 'ASG-15.3');
      return name === null ? null : names.indexOf(name);
    });
    const [upper = null, lower = null] = seats;
    if (upper !== null && upper === lower)
      throw new IllegalSetup(path, of, 'two different players', 'ASG-6.2');
    game.gods[god].support = [upper, lower];
  }
}

/** Tiles that are not on the Worlds stay in their stacks. */
function keepGodTiles(game: State): void {
  for (const god of GOD_NAMES) {
    const left: number[] = [...GODS[god].tiles];
    for (const world of game.worlds) {
      for (const tile of [world.light, world.darkness]) {
        const facts = tile === null ? null : boardTile(tile);
        if (facts?.god === god) left.splice(left.indexOf(facts.value), 1);
      }
    }
    game.gods[god].tile = left.shift() ?? null;
    game.secret.gods[god] = left;
  }
}
