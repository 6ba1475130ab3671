// Conservation: what is not written down follows from what is, and what is must agree.
import { at, IllegalSetup, type Seat } from '@meadhall/kernel';
import type { Holdings, State } from '../model.ts';
import { GOD_NAMES, GODS } from '../tables/gods.ts';
import { RECRUITS, WARRIORS } from '../tables/pieces.ts';
import { DISCS_AT_START, TRACK } from '../tables/table.ts';
import { type PlayerName, seatOf } from './names.ts';
import { count, fields } from './read.ts';
import { readSupplyTiles } from './stacks.ts';

/** Takes what lies elsewhere out of the full supply; a stated supply must come to the same. */
export function balanceSupply(game: State, value: unknown): void {
  const { supply } = game;
  for (const player of game.seats) take(supply, player);
  for (const god of GOD_NAMES) {
    const { recruits, seal } = game.gods[god];
    for (const type of RECRUITS) supply.recruits[type] -= recruits[type];
    if (seal) supply.seals[GODS[god].side]--;
  }
  for (const warrior of WARRIORS) supply.recruits[warrior] -= game.valhalla[warrior];
  const kinds = ['stones', 'recruits', 'seals'] as const;
  const stated = fields(value, 'given.supply', [...kinds, 'battleTiles', 'weapons', 'spells']);
  for (const kind of kinds) agree(supply[kind], stated[kind], `given.supply.${kind}`);
  readSupplyTiles(game, stated);
}

function take(supply: Holdings, from: Holdings): void {
  for (const kind of ['stones', 'recruits', 'seals'] as const) {
    const left: Record<string, number> = supply[kind];
    for (const [what, owned] of Object.entries(from[kind]))
      left[what] = (left[what] as number) - owned;
  }
}

function agree(left: Readonly<Record<string, number>>, stated: unknown, path: string): void {
  const given = fields(stated, path, Object.keys(left));
  for (const [what, there] of Object.entries(left)) {
    if (there < 0)
      throw new IllegalSetup(`${path}.${what}`, there, 'no more pieces than there are', 'ASG-1.1');
    if (count(given[what], `${path}.${what}`, { or: there }) !== there)
      throw new IllegalSetup(
        `${path}.${what}`,
        given[what],
        `${there}, what the rest of the position leaves`,
        'ASG-1.1',
      );
  }
}

/** Reserve and board together are the three discs of the set-up and those taken from the track. */
export function balanceDiscs(game: State, value: unknown, name: PlayerName): void {
  const path = `given.${name}`;
  const given = value === undefined ? {} : (value as Record<string, unknown>);
  const player = at(game.seats, seatOf(name));
  const board = discsOnBoard(game, seatOf(name));
  const most = { most: TRACK.length, clause: 'ASG-0.7' };
  const stated = given['reserve'] !== undefined;
  const reserve = count(given['reserve'], `${path}.reserve`, { clause: 'ASG-0.7' });
  const follows = stated ? reserve + board - DISCS_AT_START : Math.max(0, board - DISCS_AT_START);
  if (given['taken'] === undefined && (follows < 0 || follows > TRACK.length))
    throw new IllegalSetup(
      stated ? `${path}.reserve` : path,
      stated ? reserve : board,
      `reserve and board together ${DISCS_AT_START} to ${DISCS_AT_START + TRACK.length} discs`,
      'ASG-0.7',
    );
  player.taken = count(given['taken'], `${path}.taken`, { ...most, or: follows });
  player.reserve = DISCS_AT_START + player.taken - board;
  if (player.reserve < 0 || (stated && player.reserve !== reserve))
    throw new IllegalSetup(
      `${path}.taken`,
      player.taken,
      `${(stated ? reserve : 0) + board - DISCS_AT_START}, for ${board} discs on the board${stated ? ` and ${reserve} in reserve` : ' or more'}`,
      'ASG-0.7',
    );
}

/** A player's discs on slots, in Asgard, on Battle slots, in Victory Zones and in the centre. */
export function discsOnBoard(game: State, seat: Seat): number {
  const { asgard, centre } = at(game.seats, seat);
  let discs = asgard + centre;
  for (const god of GOD_NAMES) {
    const { request, temple, support } = game.gods[god];
    for (const owner of [...request, temple, ...support]) if (owner === seat) discs++;
  }
  for (const { discs: slots, victory } of game.worlds) {
    for (const owner of [slots.light, slots.darkness, ...victory]) if (owner === seat) discs++;
  }
  return discs;
}
