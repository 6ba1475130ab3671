// Worlds that fit what a viewer sees.
import { at, clone, type Rng, remove, type Seat, shuffle, type Viewer } from '@meadhall/kernel';
import { each } from './blank.ts';
import type { Front, FrontView, Laid, State, View } from './model.ts';
import { type ArmName, isWeapon, kindOf } from './tables/arms.ts';
import { activeGods, GOD_NAMES, type GodName } from './tables/gods.ts';
import { SIDES, type Side } from './tables/pieces.ts';
import { STACKS } from './tables/temples.ts';
import type { ArmKind } from './tables/worlds.ts';
import { armedSide } from './view.ts';

/** A full state the viewer cannot tell from the real one: everything unseen is dealt afresh. */
export function imagine(seen: View, viewer: Viewer, rng: Rng): State {
  const arms = {
    weapon: shuffle(rng, seen.unseen.filter(isWeapon) as ArmName[]),
    spell: shuffle(
      rng,
      seen.unseen.filter((arm) => !isWeapon(arm)),
    ),
  };
  const deal = (kind: ArmKind, count: number): ArmName[] => arms[kind].splice(0, count);
  const ancestral = each(SIDES, (side) => shuffle(rng, [...seen.stacks.ancestral[side]]));
  const {
    agenda,
    news,
    options,
    round,
    order,
    seats,
    gods,
    worlds,
    lower,
    valhalla,
    supply,
    battleTiles,
    temples,
    row,
    discards,
  } = seen;
  return {
    ...clone({
      agenda,
      news,
      options,
      round,
      order,
      seats,
      gods,
      worlds,
      lower,
      valhalla,
      supply,
      battleTiles,
      temples,
      row,
      discards,
    } as Omit<State, 'rng' | 'ancestral' | 'ragnarok' | 'secret'>),
    rng,
    ancestral: { ...seen.ancestral },
    ragnarok:
      seen.ragnarok?.map(
        (front, world) => front && dealFront(seen, front, world, deal, ancestral),
      ) ?? null,
    secret: {
      cards: seen.held.map(({ cards }, seat) =>
        seat === viewer ? [...seen.own.cards] : guessCards(seen, seat, cards, rng),
      ),
      arms: seen.held.map(({ weapon, spell }, seat) =>
        seat === viewer ? [...seen.own.arms] : [...deal('weapon', weapon), ...deal('spell', spell)],
      ),
      piles: {
        weapon: pileOf(seen, 'weapon', deal),
        spell: pileOf(seen, 'spell', deal),
      },
      gods: each(GOD_NAMES, (god) => shuffle(rng, [...seen.stacks.gods[god]])),
      temples: each(STACKS, (stack) => shuffle(rng, [...seen.stacks.temples[stack]])),
      ancestral,
      asgard: shuffle(rng, [...seen.stacks.asgard]),
    },
  };
}

type Deal = (kind: ArmKind, count: number) => ArmName[];

function pileOf(seen: View, kind: ArmKind, deal: Deal): ArmName[] {
  const { looking } = seen;
  const seesIt = looking !== null && looking[0] !== undefined && kindOf(looking[0]) === kind;
  return seesIt ? [...looking] : deal(kind, seen.piles[kind]);
}

/** Cards somebody may have chosen: active gods not yet shown this round. */
function guessCards(seen: View, seat: Seat, count: number, rng: Rng): GodName[] {
  const gods = [...activeGods(seen.round)];
  for (const god of at(seen.seats, seat).revealed) remove(gods, god);
  return shuffle(rng, gods).slice(0, count);
}

function dealFront(
  seen: View,
  front: FrontView,
  world: number,
  deal: Deal,
  ancestral: Record<Side, number[]>,
): Front {
  const faceUp = (laid: FrontView['laid'][Side]): Laid[] =>
    laid.map(({ by, arm }) => ({
      by,
      arm: arm === 'weapon' || arm === 'spell' ? at(deal(arm, 1), 0) : arm,
    }));
  return {
    recruits: clone(front.recruits),
    laid: { light: faceUp(front.laid.light), darkness: faceUp(front.laid.darkness) },
    ancestral:
      front.ancestral === 'hidden'
        ? (ancestral[armedSide(seen, world)].shift() ?? null)
        : front.ancestral,
    outcome: clone(front.outcome),
  };
}
