// Tiles and discs of a position on the Worlds.
import { at, IllegalSetup } from '@meadhall/kernel';
import { populationsOf } from '../blank.ts';
import { battleSlots } from '../board.ts';
import type { State } from '../model.ts';
import { GODS } from '../tables/gods.ts';
import { SIDES, type Side } from '../tables/pieces.ts';
import { tableFor } from '../tables/table.ts';
import {
  type BoardTile,
  boardTile,
  isBoardTile,
  ONE_DISC_WORLD,
  WORLD_NAMES,
} from '../tables/worlds.ts';
import { LOWER, type PlayerName, playersOf, seatOf } from './names.ts';
import { fields, names, oneOf } from './read.ts';

type Fields = Record<string, unknown>;

/** Tiles and discs on the Worlds; a space nobody mentions gets some Population of its side. */
export function readBoard(game: State, given: Fields): void {
  const worlds = fields(given['worlds'], 'given.worlds', WORLD_NAMES);
  const { emptyWorlds } = tableFor(game.seats.length);
  const open: { side: Side; put(tile: BoardTile): void }[] = [];
  WORLD_NAMES.forEach((name, index) => {
    const path = `given.worlds.${name}`;
    const of = fields(worlds[name], path, ['light', 'darkness', 'disc', 'victory']);
    const world = at(game.worlds, index);
    for (const side of SIDES) {
      if (emptyWorlds.includes(index)) {
        if (of[side] !== undefined && of[side] !== null)
          throw new IllegalSetup(
            `${path}.${side}`,
            of[side],
            'nothing, this World stays empty',
            'ASG-2.10',
          );
      } else if (of[side] === undefined)
        open.push({
          side,
          put: (tile) => {
            world[side] = tile;
          },
        });
      else world[side] = readTile(game, of[side], `${path}.${side}`, side);
    }
    readDiscs(game, index, of, path);
  });
  for (const side of SIDES) {
    const path = `given.${LOWER[side]}`;
    const value = given[LOWER[side]];
    if (value === undefined)
      open.push({
        side,
        put: (tile) => {
          game.lower[side] = tile;
        },
      });
    else game.lower[side] = readTile(game, value, path, side);
  }
  fillPopulations(game, open);
}

function readTile(game: State, value: unknown, path: string, side: Side): BoardTile | null {
  if (value === null) return null;
  const tile = typeof value === 'string' && isBoardTile(value) ? value : null;
  const facts = tile === null ? null : boardTile(tile);
  if (tile === null || facts === null || facts.side !== side)
    throw new IllegalSetup(path, value, `a Population or God tile of ${side}`, 'ASG-0.5');
  if (facts.god !== null && !(GODS[facts.god].tiles as readonly number[]).includes(facts.value))
    throw new IllegalSetup(
      path,
      value,
      `a value of ${GODS[facts.god].tiles.join(', ')}`,
      'ASG-1.2',
    );
  const population = populationOf(tile);
  if (population && !populationsOf(game.seats.length, side).includes(population as never))
    throw new IllegalSetup(
      path,
      value,
      'a Population of a game with that many players',
      'ASG-2.10',
    );
  const twins =
    facts.god === null ? 1 : GODS[facts.god].tiles.filter((it) => it === facts.value).length;
  const there = tilesOnBoard(game).filter((it) =>
    population ? populationOf(it) === population : it === tile,
  ).length;
  // A "+3" kept after Surtr lies before a player while its tile stays on the board, face down.
  const held = game.seats.some((player) => (player.populations as string[]).includes(tile));
  if (there >= twins || held)
    throw new IllegalSetup(path, value, 'a tile that is nowhere else', 'ASG-1.2');
  return tile;
}

const populationOf = (tile: BoardTile): string | null =>
  boardTile(tile).god === null ? tile.replace('*', '') : null;

export const tilesOnBoard = (game: State): BoardTile[] =>
  [
    ...game.worlds.flatMap(({ light, darkness }) => [light, darkness]),
    ...SIDES.map((side) => game.lower[side]),
  ].filter((tile) => tile !== null);

/**
 * A space nobody mentions gets a Population nobody mentions. When these run out, a tile that lies
 * before a player is what was there: face down, as Surtr leaves it. (ASG-8.11)
 */
function fillPopulations(
  game: State,
  open: readonly { side: Side; put(tile: BoardTile): void }[],
): void {
  const there = tilesOnBoard(game).map(populationOf);
  const held = game.seats.flatMap((player) => player.populations);
  for (const side of SIDES) {
    const free = populationsOf(game.seats.length, side).filter((tile) => !there.includes(tile));
    const tiles: BoardTile[] = [
      ...free.filter((tile) => !held.includes(tile)),
      ...free.filter((tile) => held.includes(tile)).map((tile): BoardTile => `${tile}*`),
    ];
    for (const [i, { put }] of open.filter((it) => it.side === side).entries()) put(at(tiles, i));
  }
}

/** The disc on a Battle slot, and the Victory Zone. */
function readDiscs(game: State, index: number, of: Fields, path: string): void {
  const players = playersOf(game.seats.length);
  const world = at(game.worlds, index);
  world.victory = names<PlayerName>(of['victory'], `${path}.victory`, players, 'ASG-12.9').map(
    seatOf,
  );
  if (of['disc'] === undefined || of['disc'] === null) return;
  const slots = battleSlots(game)
    .filter((slot) => slot.world === index)
    .flatMap(({ side }) => players.map((player) => `${player}.${side}`));
  const empty = tableFor(game.seats.length).emptyWorlds.includes(index);
  const clause = index === ONE_DISC_WORLD || !empty ? 'ASG-11.7' : 'ASG-11.8';
  const [player, side] = oneOf(of['disc'], `${path}.disc`, empty ? [] : slots, clause).split('.');
  world.discs[side as Side] = seatOf(player as PlayerName);
}
