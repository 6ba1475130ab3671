// Which gods to call and where to put discs, at a glance.
import { at, type Seat } from '@meadhall/kernel';
import { HABITS } from './bot-habits.ts';
import { nearness, stonesToCome, welcome } from './bots/plans.ts';
import type { Choices } from './choices.ts';
import type { Player, State } from './model.ts';
import { type GodName, godNamed } from './tables/gods.ts';
import { type Colour, strengthOf } from './tables/pieces.ts';
import { ROUNDS } from './tables/table.ts';
import { PAYMENTS, STACKS, TEMPLES } from './tables/temples.ts';

/** The Temple a seat builds towards: how near it is, and which colours it still lacks. */
export interface Aim {
  readonly near: number;
  readonly lacks: readonly Colour[];
}

export function aimOf(game: State, seat: Seat): Aim {
  const player = at(game.seats, seat);
  const coming = stonesToCome(game, seat);
  const rounds = ROUNDS - game.round + 1;
  let best = 0;
  let aim: Aim = { near: 0, lacks: [] };
  for (const stack of STACKS) {
    const temple = game.temples[stack];
    if (temple === null) continue;
    for (const { stones } of PAYMENTS[temple]) {
      const near = nearness(player, coming, stones);
      const value = near * (TEMPLES[temple].value * rounds + 6);
      if (value <= best) continue;
      best = value;
      aim = { near, lacks: lacking(player, stones) };
    }
  }
  return aim;
}

function lacking(player: Player, cost: readonly (readonly [Colour, number])[]): Colour[] {
  const colours: Colour[] = [];
  for (const [colour, count] of cost) if (player.stones[colour] < count) colours.push(colour);
  return colours;
}

/** From the first round's worth to the last one's. */
export const byRound = (game: State, first: number, last: number): number =>
  first + ((last - first) * (game.round - 1)) / (ROUNDS - 1);

/** What a god is good for in a round: its stones, its Seal, its power, a Temple. */
export function godWorth(game: State, seat: Seat, god: GodName, aim: Aim): number {
  const { call } = HABITS;
  const { rune } = godNamed(god);
  let worth = byRound(game, call.first[god], call.last[god]);
  if (game.gods[god].seal) worth += call.seal;
  if (rune !== null) worth += call.stones + (aim.lacks.includes(rune) ? call.wanted : 0);
  const player = at(game.seats, seat);
  if (aim.near > 0.9 && welcome(game, player, seat, god)) {
    const other = at(game.secret.cards, seat).some((it) => welcome(game, player, seat, it));
    worth += other ? call.spare : call.temple;
  }
  return worth;
}

/** What a place for a disc is good for. */
export function placeWorth(game: State, seat: Seat, place: Choices['placeDisc'], aim: Aim): number {
  const dot = place.indexOf('.');
  const god = place.slice(0, dot) as GodName;
  const where = place.slice(dot + 1);
  const player = at(game.seats, seat);
  if (where === 'asgard') return asgardWorth(game, player);
  const seal = game.gods[god].seal ? HABITS.seal : 0;
  if (where === 'temple') return seal + templeWorth(game, player, seat, god, aim);
  const { rune } = godNamed(god);
  const wanted = rune !== null && aim.lacks.includes(rune);
  const { upper, lower } = HABITS;
  if (where === 'request.upper')
    return seal + byRound(game, upper.first[god], upper.last[god]) + (wanted ? upper.wanted : 0);
  return seal + byRound(game, lower.first, lower.last) + (wanted ? lower.wanted : 0);
}

function templeWorth(game: State, player: Player, seat: Seat, god: GodName, aim: Aim): number {
  const { temple } = HABITS;
  if (!welcome(game, player, seat, god)) return 0;
  if (aim.near <= 0.6) return temple.far;
  const late = temple.late * (game.round - 1);
  return late + (aim.near === 1 ? temple.paid : temple.near * aim.near);
}

function asgardWorth(game: State, { recruits, asgard }: Player): number {
  const { first, last, needy, second, more } = HABITS.asgard;
  const worth = byRound(game, first, last);
  if (asgard === 0) return worth + (strengthOf(recruits) === 0 ? needy : 0);
  // A second disc there makes an action that takes a disc for free. (ASG-11.9)
  return worth + second + more * (asgard - 1);
}
