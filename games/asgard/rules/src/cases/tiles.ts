// Tiles of a position: on the Worlds, in stacks and piles.
import { at, IllegalSetup } from '@meadhall/kernel';
import { battleSlots } from '../board.ts';
import type { RowTile, State } from '../model.ts';
import { asgardTilesOf, populationsOf, templesOf } from '../setup.ts';
import { ANCESTRAL_WEAPONS, SPELL_NAMES, WEAPON_NAMES } from '../tables/arms.ts';
import { GOD_NAMES, GODS, type GodName } from '../tables/gods.ts';
import { SIDES, type Side } from '../tables/pieces.ts';
import { BATTLE_VALUES, type BattleValue, ROUNDS, tableFor } from '../tables/table.ts';
import { STACKS } from '../tables/temples.ts';
import {
  type BoardTile,
  boardTile,
  isBoardTile,
  ONE_DISC_WORLD,
  WORLD_NAMES,
} from '../tables/worlds.ts';
import { LOWER, type PlayerName, playersOf, seatOf } from './names.ts';
import { count, fields, list, names, oneOf } from './read.ts';

type Fields = Record<string, unknown>;

/** Tiles and discs on the Worlds; a space nobody mentions gets some Population of its side. */
export function readBoard(game: State, given: Fields): void {
  const worlds = fields(given['worlds'], 'given.worlds', WORLD_NAMES);
  const { emptyWorlds } = tableFor(game.seats.length);
  const open: { side: Side; put(tile: BoardTile): void; path: string }[] = [];
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
          path: `${path}.${side}`,
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
        path,
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

const tilesOnBoard = (game: State): BoardTile[] =>
  [
    ...game.worlds.flatMap(({ light, darkness }) => [light, darkness]),
    ...SIDES.map((side) => game.lower[side]),
  ].filter((tile) => tile !== null);

function fillPopulations(
  game: State,
  open: readonly { side: Side; path: string; put(tile: BoardTile): void }[],
): void {
  for (const side of SIDES) {
    const used = [
      ...tilesOnBoard(game).map(populationOf),
      ...game.seats.flatMap((it) => it.populations),
    ];
    const left = populationsOf(game.seats.length, side).filter((tile) => !used.includes(tile));
    for (const { path, put } of open.filter((it) => it.side === side)) {
      const tile = left.shift();
      if (!tile)
        throw new IllegalSetup(path, undefined, 'a tile: no Population is left for it', 'ASG-1.1');
      put(tile);
    }
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

/** God tiles, Temples, Asgard tiles and Ancestral Weapons that lie in stacks. */
export function readStacks(game: State, given: Fields): void {
  const gods = fields(given['gods'], 'given.gods', GOD_NAMES) as Record<
    GodName,
    Fields | undefined
  >;
  for (const god of GOD_NAMES) readGodTiles(game, god, gods[god]?.['tiles']);
  readTemples(game, given['temples']);
  readAsgard(game, given['asgard']);
  const ancestral = fields(given['ancestral'], 'given.ancestral', SIDES);
  for (const side of SIDES) {
    const all = ancestralFirst(side, ancestral[side], `given.ancestral.${side}`);
    game.secret.ancestral[side] = all.slice(0, Math.max(1, ROUNDS + 1 - game.round));
  }
}

/** The five weapons of a side, those named first. */
export function ancestralFirst(side: Side, value: unknown, path: string): number[] {
  const left = [...ANCESTRAL_WEAPONS[side]];
  const first = list(value, path).map((item, i) => {
    const weapon = oneOf(item, `${path}.${i}`, left, 'ASG-2.8');
    left.splice(left.indexOf(weapon), 1);
    return weapon;
  });
  return [...first, ...left];
}

function readGodTiles(game: State, god: GodName, value: unknown): void {
  const path = `given.gods.${god}.tiles`;
  const left: number[] = [...GODS[god].tiles];
  for (const tile of tilesOnBoard(game)) {
    const facts = boardTile(tile);
    if (facts.god === god) left.splice(left.indexOf(facts.value), 1);
  }
  const stack =
    value === undefined
      ? left
      : list(value, path).map((item, i) => {
          const tile = oneOf(item, `${path}.${i}`, left, 'ASG-1.2');
          left.splice(left.indexOf(tile), 1);
          return tile;
        });
  game.gods[god].tile = stack[0] ?? null;
  game.secret.gods[god] = stack.slice(1);
}

function readTemples(game: State, value: unknown): void {
  const built = game.seats.flatMap((player) => player.temples);
  const given = fields(value, 'given.temples', STACKS);
  for (const stack of STACKS) {
    const left = templesOf(stack).filter((temple) => !built.includes(temple));
    const tiles =
      value === undefined ? left : names(given[stack], `given.temples.${stack}`, left, 'ASG-2.6');
    game.temples[stack] = tiles[0] ?? null;
    game.secret.temples[stack] = tiles.slice(1);
  }
}

function readAsgard(game: State, value: unknown): void {
  const given = fields(value, 'given.asgard', ['row', 'pile', 'discard']);
  const left = asgardTilesOf(game.seats.length);
  const use = <T extends string>(tiles: readonly T[], path: string): T[] => {
    for (const tile of tiles) {
      const name = oneOf(tile.replace('*', ''), path, left, 'ASG-2.4');
      left.splice(left.indexOf(name), 1);
    }
    return [...tiles];
  };
  const faces = left.flatMap((tile): RowTile[] => [tile, `${tile}*`]);
  const row = names(given['row'], 'given.asgard.row', faces, 'ASG-2.4');
  const size = tableFor(game.seats.length).asgardRow;
  if (row.length > size)
    throw new IllegalSetup('given.asgard.row', given['row'], `at most ${size} tiles`, 'ASG-2.4');
  game.row = use(row, 'given.asgard.row');
  game.discards = use(
    names(given['discard'], 'given.asgard.discard', left, 'ASG-4.6'),
    'given.asgard.discard',
  );
  const pile = use(names(given['pile'], 'given.asgard.pile', left, 'ASG-2.4'), 'given.asgard.pile');
  if (given['row'] === undefined) game.row = left.splice(0, size);
  game.secret.asgard = given['pile'] === undefined ? left : pile;
}

/** Tiles of the common supply, where they are stated: exactly these. */
export function readSupplyTiles(game: State, stated: Fields): void {
  const { piles } = game.secret;
  if (stated['weapons'] !== undefined)
    piles.weapon = names(
      stated['weapons'],
      'given.supply.weapons',
      WEAPON_NAMES.filter((it) => piles.weapon.includes(it)),
      'ASG-1.1',
    );
  if (stated['spells'] !== undefined)
    piles.spell = names(
      stated['spells'],
      'given.supply.spells',
      SPELL_NAMES.filter((it) => piles.spell.includes(it)),
      'ASG-1.1',
    );
  if (stated['battleTiles'] === undefined) return;
  const tiles = fields(
    stated['battleTiles'],
    'given.supply.battleTiles',
    BATTLE_VALUES.map(String),
  );
  const full = tableFor(game.seats.length).battleTiles;
  for (const value of BATTLE_VALUES)
    game.battleTiles[value as BattleValue] = count(
      tiles[value],
      `given.supply.battleTiles.${value}`,
      {
        most: full[value],
        clause: 'ASG-2.7',
      },
    );
}
