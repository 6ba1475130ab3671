// What a viewer may know. (ASG-19.1)
import { at, heard, type Viewer } from '@meadhall/kernel';
import { each } from './blank.ts';
import type { Front, FrontView, Laid, State, View } from './model.ts';
import { type ArmName, isWeapon, kindOf } from './tables/arms.ts';
import { GOD_NAMES, type GodName } from './tables/gods.ts';
import { SIDES, type Side } from './tables/pieces.ts';
import { STACKS } from './tables/temples.ts';
import { type ArmKind, boardTile } from './tables/worlds.ts';

export function view(game: State, viewer: Viewer): View {
  const { secret } = game;
  const looking = lookedAt(game, viewer);
  return {
    agenda: game.agenda,
    news: heard(game.news, viewer),
    options: game.options,
    round: game.round,
    order: game.order,
    seats: game.seats,
    gods: game.gods,
    worlds: game.worlds,
    lower: game.lower,
    valhalla: game.valhalla,
    supply: game.supply,
    battleTiles: game.battleTiles,
    temples: game.temples,
    row: game.row,
    discards: game.discards,
    ancestral: game.ancestral,
    ragnarok: game.ragnarok?.map((front) => front && frontView(front, viewer)) ?? null,
    own:
      viewer === null
        ? { cards: [], arms: [] }
        : { cards: at(secret.cards, viewer), arms: at(secret.arms, viewer) },
    held: secret.cards.map((cards, seat) => heldBy(cards, at(secret.arms, seat))),
    piles: { weapon: secret.piles.weapon.length, spell: secret.piles.spell.length },
    looking: looking && secret.piles[looking],
    unseen: unseenArms(game, viewer, looking),
    stacks: {
      gods: each(GOD_NAMES, (god) => inOrder(secret.gods[god])),
      temples: each(STACKS, (stack) => [...secret.temples[stack]].sort()),
      ancestral: each(SIDES, (side) =>
        inOrder([...secret.ancestral[side], ...hiddenAncestral(game, side)]),
      ),
      asgard: [...secret.asgard].sort(),
    },
  };
}

/** A stack is known by what it holds, not by how it lies. */
const inOrder = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The pile the viewer goes through at this moment. (ASG-11.6) */
function lookedAt({ agenda }: State, viewer: Viewer): ArmKind | null {
  const frame = agenda[agenda.length - 1];
  return frame?.do === 'takeArm' && frame.seat === viewer ? frame.kind : null;
}

function heldBy(cards: readonly GodName[], arms: readonly ArmName[]): View['held'][number] {
  let weapon = 0;
  for (const arm of arms) if (isWeapon(arm)) weapon++;
  return { cards: cards.length, weapon, spell: arms.length - weapon };
}

/** Until a World is decided, only the backs of what others laid there. (ASG-15.9) */
function frontView(front: Front, viewer: Viewer): FrontView {
  if (front.outcome) return front;
  const seen = (laid: readonly Laid[]): FrontView['laid'][Side] =>
    laid.map(({ by, arm }) => ({ by, arm: by === viewer ? arm : kindOf(arm) }));
  return {
    recruits: front.recruits,
    laid: { light: seen(front.laid.light), darkness: seen(front.laid.darkness) },
    ancestral: front.ancestral === null ? null : 'hidden',
    outcome: null,
  };
}

/** Weapons and Spells in piles, in other hands, and face down under gods. */
function unseenArms(game: State, viewer: Viewer, looking: ArmKind | null): ArmName[] {
  const { piles, arms } = game.secret;
  const unseen: ArmName[] = [];
  if (looking !== 'weapon') unseen.push(...piles.weapon);
  if (looking !== 'spell') unseen.push(...piles.spell);
  for (let seat = 0; seat < arms.length; seat++)
    if (seat !== viewer) unseen.push(...at(arms, seat));
  for (const front of game.ragnarok ?? []) {
    if (!front || front.outcome) continue;
    for (const side of SIDES) {
      for (const { by, arm } of front.laid[side]) if (by !== viewer) unseen.push(arm);
    }
  }
  return unseen.sort();
}

/** Ancestral Weapons face down under Populations of a side. (ASG-15.4) */
function hiddenAncestral(game: State, side: Side): number[] {
  const values: number[] = [];
  game.ragnarok?.forEach((front, world) => {
    if (front && !front.outcome && front.ancestral !== null && armedSide(game, world) === side)
      values.push(front.ancestral);
  });
  return values;
}

/** The side of the Population that faces a god. */
export function armedSide({ worlds }: Pick<State, 'worlds'>, world: number): Side {
  const { light } = at(worlds, world);
  return light !== null && boardTile(light).god === null ? 'light' : 'darkness';
}
