// Which gods to call and where to put discs, at a glance.
import { at, type Seat } from '@meadhall/kernel';
import { nearness, stonesToCome, welcome } from './bots/plans.ts';
import type { Choices } from './choices.ts';
import type { Player, State } from './model.ts';
import { type GodName, godNamed } from './tables/gods.ts';
import { type Colour, strengthOf } from './tables/pieces.ts';
import { ROUNDS } from './tables/table.ts';
import { PAYMENTS, STACKS, TEMPLES } from './tables/temples.ts';

/** Of a god called or a disc placed, in points. */
const WORTH = {
  upper: 2.2,
  lower: 1.4,
  seal: 0.5,
  wanted: 1.2,
  asgard: 1.6,
  /** For everybody who has Seals to spend or no Recruit yet. */
  seals: 0.45,
  needy: 1.5,
  /** A Temple that can be paid at once, and the share of one that nearly can. */
  temple: 4,
  power: { fallen: 0.6, grace: 0.5, counsel: 1, tyrsTile: 0.6, thorsTile: 0.6, wisdom: 1.6 } as {
    readonly [power: string]: number;
  },
} as const;

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

/** What a god is good for in a round: its stones, its Seal, its power, a Temple. */
export function godWorth(game: State, seat: Seat, god: GodName, aim: Aim): number {
  const { rune, power } = godNamed(god);
  let worth = WORTH.power[power] ?? 0.3;
  if (game.gods[god].seal) worth += WORTH.seal;
  if (rune !== null) worth += aim.lacks.includes(rune) ? 1 + WORTH.wanted : 1;
  if (aim.near > 0.9 && welcome(game, at(game.seats, seat), seat, god)) worth += WORTH.temple / 2;
  return worth;
}

/** What a place for a disc is good for. */
export function placeWorth(game: State, seat: Seat, place: Choices['placeDisc'], aim: Aim): number {
  const dot = place.indexOf('.');
  const god = place.slice(0, dot) as GodName;
  const where = place.slice(dot + 1);
  const player = at(game.seats, seat);
  if (where === 'asgard') return asgardWorth(player);
  if (where === 'temple') {
    if (!welcome(game, player, seat, god)) return 0;
    return aim.near > 0.6 ? WORTH.temple * aim.near : 0.5;
  }
  const { rune, power } = godNamed(god);
  const wanted = rune !== null && aim.lacks.includes(rune) ? WORTH.wanted : 0;
  const upper = WORTH.upper - 0.6 + (WORTH.power[power] ?? 0.3);
  return wanted + (where === 'request.upper' ? upper : WORTH.lower);
}

function asgardWorth({ seals, recruits, asgard }: Player): number {
  const spend = Math.min(4, seals.light + seals.darkness);
  const needy = strengthOf(recruits) === 0 ? WORTH.needy : 0;
  // A second disc there makes an action that takes a disc for free. (ASG-11.9)
  return WORTH.asgard + WORTH.seals * spend + (asgard === 0 ? needy : 0.4 - 0.5 * (asgard - 1));
}
