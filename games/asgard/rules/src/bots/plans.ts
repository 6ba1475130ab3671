// What a seat could do next: build a Temple, take discs in Asgard.
import { at, type Seat } from '@meadhall/kernel';
import { freeSupport, supports } from '../board.ts';
import type { Player, State } from '../model.ts';
import { GOD_NAMES, type GodName, godNamed } from '../tables/gods.ts';
import { type Colour, strengthOf } from '../tables/pieces.ts';
import { TRACK } from '../tables/table.ts';
import { PAYMENTS, STACKS, TEMPLES } from '../tables/temples.ts';
import { battleTile } from './hopes.ts';

/** Of a Temple beyond its own points: Ragnarök, a Population. */
const TEMPLE_EXTRA = 6;
/** How sure a Temple is: in mind, with a card for a god that takes it, with a disc on its slot. */
const TEMPLE_ODDS = { dream: 0.3, card: 0.5, disc: 0.75 } as const;
/** What is lost by waiting for all stones, the share of a Temple not yet in sight, stones of a card. */
const NEAR = { wait: 0.35, dream: 0.9, card: 0.8 } as const;
/** Of a disc in battle: how often it wins, and the tile it brings at once. */
const BATTLE = { odds: 0.75, arm: 2, nearby: 0.1, there: 0.85 } as const;
/** Of a face-up Asgard tile: more for somebody who has no Recruit at all. */
const ROW_TILE = { first: 2.5, more: 1.8 } as const;

/** Whether a god would take a Temple of this player now. */
export function welcome(game: State, player: Player, seat: Seat, god: GodName): boolean {
  const slot = freeSupport(game, god);
  if (slot < 0 || supports(game, seat, god)) return false;
  const printed = godNamed(god).support[slot as 0 | 1];
  return printed.length === 0 || printed.some((type) => player.recruits[type] > 0);
}

/** The best Temple within reach: what it would bring, how near its stones are, how sure it is. */
export function templePlan(game: State, player: Player, seat: Seat, phases: number): number {
  const coming = stonesToCome(game, seat);
  let best = 0;
  for (const stack of STACKS) {
    const temple = game.temples[stack];
    if (temple === null) continue;
    const worth = TEMPLES[temple].value * phases + TEMPLE_EXTRA;
    for (const { stones } of PAYMENTS[temple]) {
      const value = worth * nearness(player, coming, stones);
      if (value > best) best = value;
    }
  }
  return best * readiness(game, player, seat);
}

export type Stones = Partial<Record<Colour, number>>;

/** 1 for a Temple that can be paid, less if stones must still come, and from where. */
export function nearness(
  player: Player,
  coming: Stones,
  cost: readonly (readonly [Colour, number])[],
): number {
  let need = 0;
  let soon = 0;
  let missing = 0;
  for (const [colour, count] of cost) {
    const lacking = Math.max(0, count - player.stones[colour]);
    const expected = Math.min(lacking, coming[colour] ?? 0);
    need += count;
    soon += expected;
    missing += lacking - expected;
  }
  if (missing === 0) return 1 - (NEAR.wait * soon) / need;
  return (NEAR.dream * (need - missing - NEAR.wait * soon)) / need / (1 + missing);
}

/** Two stones for each Request that waits, nearly one for a card that could become one. */
export function stonesToCome(game: State, seat: Seat): Stones {
  const coming: Stones = {};
  for (const god of GOD_NAMES) {
    const { rune } = godNamed(god);
    if (rune === null) continue;
    const { request } = game.gods[god];
    if (request[0] === seat || request[1] === seat) coming[rune] = 2;
    else if (at(game.secret.cards, seat).includes(god) && request.includes(null))
      coming[rune] = NEAR.card;
  }
  return coming;
}

function readiness(game: State, player: Player, seat: Seat): number {
  const taken = (god: GodName): boolean => welcome(game, player, seat, god);
  if (GOD_NAMES.some((god) => game.gods[god].temple === seat && taken(god)))
    return TEMPLE_ODDS.disc;
  const open = (god: GodName): boolean => game.gods[god].temple === null && taken(god);
  return at(game.secret.cards, seat).some(open) ? TEMPLE_ODDS.card : TEMPLE_ODDS.dream;
}

/** Discs the Seals at hand would pay for, or the free one of a joint action, each sent to battle. */
export function asgardPlan(game: State, player: Player, seat: Seat, phases: number): number {
  const payable = payableDiscs(game, player, seat);
  const count = isPlacing(game, seat) ? payable + 1 : Math.max(payable, player.asgard > 1 ? 1 : 0);
  const moves = Math.min(count + player.centre, 4);
  let won = 0;
  for (const { victory, discs } of game.worlds)
    if (victory.includes(seat) || discs.light === seat || discs.darkness === seat) won++;
  const more = battleTile(won + moves) - battleTile(won);
  const worth = more * phases * BATTLE.odds + count * BATTLE.arm;
  if (player.asgard === 0) return worth * BATTLE.nearby;
  const tile = game.row.some((it) => !it.endsWith('*'));
  const needy = strengthOf(player.recruits) === 0;
  return worth * BATTLE.there + (tile ? (needy ? ROW_TILE.first : ROW_TILE.more) : 0);
}

/** A disc has been paid for and is about to be put somewhere. */
const isPlacing = (game: State, seat: Seat): boolean =>
  game.agenda.some((frame) => frame.do === 'discPlace' && frame.seat === seat);

/** How many discs of the track the player could pay for, one after the other. (ASG-11.5) */
function payableDiscs(game: State, player: Player, seat: Seat): number {
  const left = { ...player.seals };
  let count = 0;
  for (let taken = player.taken; taken < TRACK.length; taken++, count++) {
    for (let slot = 0; slot <= taken; slot++) {
      const held =
        slot === taken || game.seats.some((other, who) => who !== seat && other.taken <= slot);
      if (held) left[at(TRACK, slot)]--;
    }
    if (left.light < 0 || left.darkness < 0) return count;
  }
  return count;
}
