// How likely battles and Worlds are to be won, from what lies open and what a seat holds itself.
import { at, type Seat } from '@meadhall/kernel';
import type { Player, SlotPair, State } from '../model.ts';
import { isWeapon, WEAPONS } from '../tables/arms.ts';
import type { GodName } from '../tables/gods.ts';
import { OPPOSITE, SIDES, type Side, strengthOf } from '../tables/pieces.ts';
import { BATTLE_VALUES } from '../tables/table.ts';
import { boardTile, WORLDS } from '../tables/worlds.ts';

/** Mean of the Ancestral Weapons. */
export const ANCESTRAL = 3.8;

/** From far behind (0) to far ahead (1). */
export const chance = (lead: number, spread: number): number => 1 / (1 + Math.exp(-lead / spread));

/** A disc on a Battle slot: open values, and Recruits of its owner that could help. */
export function battleChance(game: State, player: Player, world: number, side: Side): number {
  const own = at(game.worlds, world)[side];
  const other = at(game.worlds, world)[OPPOSITE[side]];
  if (own === null || other === null) return 0;
  const mine = boardTile(own);
  const theirs = boardTile(other);
  const value = mine.god === null && theirs.god !== null ? 0 : mine.value;
  const against = theirs.god === null && mine.god !== null ? 0 : theirs.value;
  const help = strengthOf(player.recruits) + 3 * player.power.length;
  return chance(value - against + 0.8 * help - 0.5, 2);
}

/** What that many discs in Victory Zones bring each round. */
export const battleTile = (discs: number): number =>
  discs < 1 ? 0 : at(BATTLE_VALUES, Math.min(Math.floor(discs), BATTLE_VALUES.length) - 1);

/** Battle tiles to come for discs that have won and may win. */
export function battlesToCome(game: State, player: Player, seat: Seat, phases: number): number {
  let discs = 0;
  game.worlds.forEach((world, index) => {
    if (world.victory.includes(seat)) discs++;
    for (const side of SIDES)
      if (world.discs[side] === seat) discs += battleChance(game, player, index, side);
  });
  const sure = battleTile(discs);
  return phases * (sure + (discs % 1) * (battleTile(discs + 1) - sure));
}

/** Points each seat may hope for at Ragnarök, as the Worlds stand. */
export function ragnarokHopes(game: State): number[] {
  const hopes = game.seats.map(() => 0);
  for (let world = 0; world < game.worlds.length; world++) {
    for (const side of SIDES) addHopes(game, hopes, world, side);
  }
  return hopes;
}

function addHopes(game: State, hopes: number[], world: number, side: Side): void {
  const tile = at(game.worlds, world)[side];
  const god = tile === null ? null : boardTile(tile).god;
  if (god === null) return;
  const [upper, lower] = supporters(game, god);
  if (upper === null && lower === null) return;
  const lead = strength(game, world, side) - strength(game, world, OPPOSITE[side]);
  const odds = chance(lead, 2.5);
  const [first, second] = at(WORLDS, world).rewards;
  const add = (seat: Seat, points: number): void => {
    hopes[seat] = (hopes[seat] ?? 0) + odds * points;
  };
  if (upper !== null) add(upper, first + (lower === null ? second : 0));
  if (lower !== null) add(lower, second + (upper === null ? first : 0));
}

/** Tile, Recruits and, for a god, a share of the Weapons its supporters hold. */
function strength(game: State, world: number, side: Side): number {
  const tile = at(game.worlds, world)[side];
  if (tile === null) return 0;
  const { god, value } = boardTile(tile);
  if (god === null) return value + ANCESTRAL;
  const front = game.ragnarok?.[world];
  const recruits = front
    ? strengthOf(front.recruits[side])
    : strengthOf(game.gods[god].recruits) / tilesOf(game, god);
  const laid = front ? front.laid[side].reduce((sum, { arm }) => sum + armStrength(arm), 0) : 0;
  let held = 0;
  for (const seat of supporters(game, god)) {
    if (seat === null) continue;
    const arms = at(game.secret.arms, seat);
    for (const arm of arms) held += armStrength(arm) / 3;
  }
  return value + recruits + laid + held;
}

export const armStrength = (arm: Parameters<typeof isWeapon>[0]): number =>
  isWeapon(arm) ? WEAPONS[arm] : 3;

/** Discs on the Support slots, and the one that is on its way there. */
export function supporters(game: State, god: GodName): SlotPair {
  const [upper, lower] = game.gods[god].support;
  const coming = game.agenda.find((frame) => frame.do === 'finishTemple' && frame.god === god);
  if (coming?.do !== 'finishTemple') return [upper, lower];
  return upper === null ? [coming.seat, lower] : [upper, coming.seat];
}

function tilesOf(game: State, god: string): number {
  let count = 0;
  for (const { light, darkness } of game.worlds) {
    if (light !== null && boardTile(light).god === god) count++;
    if (darkness !== null && boardTile(darkness).god === god) count++;
  }
  return Math.max(1, count);
}
