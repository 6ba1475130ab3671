// Battles and Ragnarök: how promising each answer looks at a glance.
import { at, type Seat } from '@meadhall/kernel';
import { HABITS } from './bot-habits.ts';
import { byRound } from './bot-placing.ts';
import {
  ANCESTRAL,
  armStrength,
  battleChance,
  battleTile,
  chance,
  supporters,
} from './bots/hopes.ts';
import type { Choices, Commitment } from './choices.ts';
import type { Front, State } from './model.ts';
import { OPPOSITE, type Side, strengthOf } from './tables/pieces.ts';
import { ROUNDS } from './tables/table.ts';
import { boardTile, spaceNamed, WORLDS, type WorldSpace } from './tables/worlds.ts';

/** What one more disc in a Victory Zone would bring in the rounds to come. */
function victoryGain(game: State, seat: Seat): number {
  let won = 0;
  for (const { victory } of game.worlds) if (victory.includes(seat)) won++;
  return (battleTile(won + 1) - battleTile(won)) * (ROUNDS + 1 - game.round);
}

export const reserveWorth = (game: State): number =>
  byRound(game, HABITS.reserve.first, HABITS.reserve.last);

export function slotWorth(game: State, seat: Seat, space: WorldSpace): number {
  const { battle } = HABITS;
  const { world, side } = spaceNamed(space);
  const odds = battleChance(game, at(game.seats, seat), world, side);
  return battle.slot + odds * (battle.chance + battle.gain * victoryGain(game, seat));
}

export function help(game: State, seat: Seat, choice: Commitment | 'decline'): number {
  const costs = HABITS.help;
  if (choice === 'decline') return -costs.won - costs.gain * victoryGain(game, seat);
  const { recruits = {}, power = [], bonus = [] } = choice;
  const strength = byRound(game, costs.first, costs.last);
  return -strength * strengthOf(recruits) - costs.power * power.length - costs.bonus * bonus.length;
}

/** What a Weapon or Spell adds of which only the back is known: as much as they do on average. */
const BACK = 3;

/** By how much a side of a World is ahead, as far as a seat knows. */
function leadOf(game: State, seat: Seat, world: number, side: Side): number {
  const front = game.ragnarok?.[world];
  if (!front) return 0;
  return (
    sideStrength(game, front, seat, world, side) -
    sideStrength(game, front, seat, world, OPPOSITE[side])
  );
}

function sideStrength(game: State, front: Front, seat: Seat, world: number, side: Side): number {
  const tile = at(game.worlds, world)[side];
  if (tile === null) return 0;
  const { god, value } = boardTile(tile);
  let strength = value + strengthOf(front.recruits[side]) + (god === null ? ANCESTRAL : 0);
  for (const { by, arm } of front.laid[side]) strength += by === seat ? armStrength(arm) : BACK;
  return strength;
}

/** What a god who wins a World brings a seat. */
function rewardFor(game: State, seat: Seat, world: number, side: Side): number {
  const tile = at(game.worlds, world)[side];
  const god = tile === null ? null : boardTile(tile).god;
  if (god === null) return 0;
  const [upper, lower] = supporters(game, god);
  const [first, second] = at(WORLDS, world).rewards;
  let reward = 0;
  if (upper === seat || (upper === null && lower === seat)) reward += first;
  if (lower === seat || (lower === null && upper === seat)) reward += second;
  return reward;
}

/** What more strength by a tile is worth to a seat: points more likely for it, less likely for others. */
export function strengthWorth(
  game: State,
  seat: Seat,
  space: WorldSpace,
  strength: number,
): number {
  const { world, side } = spaceNamed(space);
  const lead = leadOf(game, seat, world, side);
  const gain = chance(lead + strength, 2.5) - chance(lead, 2.5);
  let points = 0;
  for (let who = 0; who < game.seats.length; who++) {
    const swing = rewardFor(game, who, world, side) - rewardFor(game, who, world, OPPOSITE[side]);
    points += who === seat ? swing : -swing / (game.seats.length - 1);
  }
  return gain * points;
}

/** A God tile on a World: what its supporters may hope for there. (ASG-9.7, ASG-16.7) */
export function tileWorth(game: State, _seat: Seat, space: Choices['placeGodTile']): number {
  const { tile } = HABITS;
  const { world, side } = spaceNamed(space);
  const frame = game.agenda[game.agenda.length - 1];
  if (frame?.do !== 'placeGodTile') return 0;
  const replaced = world < 0 ? game.lower[side] : at(game.worlds, world)[side];
  const gained = replaced !== null && boardTile(replaced).population !== null ? tile.population : 0;
  if (world < 0) return gained + tile.lower;
  const god = game.gods[frame.god];
  const against = at(game.worlds, world)[OPPOSITE[side]];
  const foe = against === null ? null : boardTile(against);
  const facing =
    foe === null
      ? 0
      : foe.value + (foe.god === null ? ANCESTRAL : strengthOf(game.gods[foe.god].recruits));
  const lead = (god.tile ?? 0) + strengthOf(god.recruits) - facing;
  const [first, second] = at(WORLDS, world).rewards;
  // Whoever supports the god already gets the better part.
  const reward = god.support[0] === null ? first + second / 2 : second - first / 4;
  return gained + tile.world * chance(lead, 4) * reward;
}
