// The Worlds of a typed position: tiles, Recruits beside them, what was laid under them.
import { at, IllegalSetup } from '@meadhall/kernel';
import { populationsOf } from '../blank.ts';
import { counts, fields, list, oneOf } from '../cases/read.ts';
import type { Front, State, World } from '../model.ts';
import { ANCESTRAL_WEAPONS, ARMS, type ArmName, kindOf } from '../tables/arms.ts';
import { GODS } from '../tables/gods.ts';
import { RECRUIT_COUNT, RECRUITS, SIDES, type Side } from '../tables/pieces.ts';
import { tableFor } from '../tables/table.ts';
import { type BoardTile, boardTile, isBoardTile, WORLD_NAMES } from '../tables/worlds.ts';

/** A World that is not written down takes no part. (ASG-15.4) */
export function readFronts(game: State, value: unknown): (Front | null)[] {
  const worlds = fields(value, 'worlds', WORLD_NAMES);
  const ancestral: Record<Side, number[]> = {
    light: [...ANCESTRAL_WEAPONS.light],
    darkness: [...ANCESTRAL_WEAPONS.darkness],
  };
  const fronts = WORLD_NAMES.map((name, index) => {
    if (worlds[name] === undefined) return null;
    const path = `worlds.${name}`;
    const of = fields(worlds[name], path, ['light', 'darkness', 'recruits', 'under', 'ancestral']);
    if (tableFor(game.seats.length).emptyWorlds.includes(index))
      throw new IllegalSetup(
        path,
        of,
        'nothing: with so few players this World is empty',
        'ASG-2.10',
      );
    const world = at(game.worlds, index);
    for (const side of SIDES) world[side] = readTile(game, of[side], `${path}.${side}`, side);
    const alone = populationSide(world);
    if (alone === 'both') throw new IllegalSetup(path, of, 'at least one God tile', 'ASG-15.4');
    return {
      recruits: readRecruits(game, world, of['recruits'], `${path}.recruits`),
      laid: readLaid(game, world, of['under'], `${path}.under`),
      ancestral: readAncestral(ancestral, alone, of['ancestral'], `${path}.ancestral`),
      outcome: null,
    };
  });
  game.secret.ancestral = ancestral;
  return fronts;
}

/** The side of the only Population of a World. */
function populationSide(world: World): Side | 'both' | null {
  const sides = SIDES.filter((side) => !isGod(world, side));
  return sides.length === 2 ? 'both' : (sides[0] ?? null);
}

function isGod(world: World, side: Side): boolean {
  const tile = world[side];
  return tile !== null && boardTile(tile).god !== null;
}

function readTile(game: State, value: unknown, path: string, side: Side): BoardTile {
  const tile = typeof value === 'string' && isBoardTile(value) ? value : null;
  const facts = tile === null ? null : boardTile(tile);
  if (tile === null || facts === null || facts.side !== side)
    throw new IllegalSetup(path, value, `a Population or God tile of ${side}`, 'ASG-0.5');
  const face = tile.replace('*', '');
  const copies =
    facts.god === null
      ? populationsOf(game.seats.length, side).filter((it) => it === face).length
      : GODS[facts.god].tiles.filter((it) => it === facts.value).length;
  const used = game.worlds.filter((world) => world[side]?.replace('*', '') === face).length;
  if (used >= copies)
    throw new IllegalSetup(path, value, 'a tile of this game that is nowhere else', 'ASG-1.2');
  return tile;
}

function readRecruits(game: State, world: World, value: unknown, path: string): Front['recruits'] {
  const of = fields(value, path, SIDES);
  const read = (side: Side): Front['recruits'][Side] => {
    const there = counts(of[side], `${path}.${side}`, RECRUITS, RECRUIT_COUNT, 'ASG-1.1');
    const god = world[side] === null ? null : boardTile(world[side]).god;
    const any = RECRUITS.some((type) => there[type] > 0);
    if (any && (god === null || god === 'fenrir'))
      throw new IllegalSetup(
        `${path}.${side}`,
        of[side],
        'none here',
        god === null ? 'ASG-15.5' : 'ASG-9.4',
      );
    for (const type of RECRUITS) {
      game.supply.recruits[type] -= there[type];
      if (game.supply.recruits[type] < 0)
        throw new IllegalSetup(
          `${path}.${side}.${type}`,
          there[type],
          'no more than there are',
          'ASG-1.1',
        );
    }
    return there;
  };
  return { light: read('light'), darkness: read('darkness') };
}

function readLaid(game: State, world: World, value: unknown, path: string): Front['laid'] {
  const of = fields(value, path, SIDES);
  const read = (side: Side): Front['laid'][Side] =>
    list(of[side], `${path}.${side}`).map((item, i) => {
      const where = `${path}.${side}.${i}`;
      const all: readonly ArmName[] = [...ARMS.weapon, ...ARMS.spell];
      const arm = oneOf(item, where, all, 'ASG-15.8');
      const pile = game.secret.piles[kindOf(arm)];
      if (!pile.includes(arm))
        throw new IllegalSetup(where, arm, 'a tile that is nowhere else', 'ASG-1.1');
      pile.splice(pile.indexOf(arm), 1);
      const god = world[side] === null ? null : boardTile(world[side]).god;
      const [upper, lower] = god === null ? [null, null] : game.gods[god].support;
      const by = upper ?? lower;
      if (by === null)
        throw new IllegalSetup(where, arm, 'only under a God tile with a disc', 'ASG-15.8');
      return { by, arm };
    });
  return { light: read('light'), darkness: read('darkness') };
}

/** Under a Population that faces a god; none if it is not written down. */
function readAncestral(
  left: Record<Side, number[]>,
  side: Side | null,
  value: unknown,
  path: string,
): number | null {
  if (value === undefined || value === null) return null;
  const weapon = oneOf(value, path, side === null ? [] : left[side], 'ASG-15.4');
  if (side !== null) left[side].splice(left[side].indexOf(weapon), 1);
  return weapon;
}
