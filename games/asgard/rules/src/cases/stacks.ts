// Tiles of a position in stacks, piles and rows.
import { IllegalSetup } from '@meadhall/kernel';
import { asgardTilesOf, templesOf } from '../blank.ts';
import type { RowTile, State } from '../model.ts';
import { ANCESTRAL_WEAPONS, SPELL_NAMES, WEAPON_NAMES } from '../tables/arms.ts';
import { GOD_NAMES, GODS, type GodName } from '../tables/gods.ts';
import { SIDES, type Side } from '../tables/pieces.ts';
import { BATTLE_VALUES, ROUNDS, tableFor } from '../tables/table.ts';
import { STACKS } from '../tables/temples.ts';
import { boardTile } from '../tables/worlds.ts';
import { tilesOnBoard } from './board.ts';
import { count, fields, list, names, oneOf } from './read.ts';

type Fields = Record<string, unknown>;

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
    game.battleTiles[value] = count(tiles[value], `given.supply.battleTiles.${value}`, {
      most: full[value],
      clause: 'ASG-2.7',
    });
}
