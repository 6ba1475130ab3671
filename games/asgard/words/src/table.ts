// The table in lines of text.
import {
  type Asgard,
  BATTLE_VALUES,
  COLOURS,
  GOD_NAMES,
  RECRUITS,
  SIDES,
  STACKS,
  scoreOf,
  TRACK,
  type View,
  WORLD_NAMES,
} from '@meadhall/asgard';
import type { Seat } from '@meadhall/kernel';
import type { Scene } from '@meadhall/words';
import type { Terms } from './terms.ts';

/** The few words of the drawing that are no pieces of the game. */
export interface TableLabels {
  round(round: number): string;
  order: string;
  ancestral: string;
  gods: string;
  seal: string;
  tile: string;
  request: string;
  temple: string;
  support: string;
  worlds: string;
  against: string;
  battle: string;
  victory: string;
  empty: string;
  valhalla: string;
  temples: string;
  row: string;
  supply: string;
  battleTiles: string;
  points(count: number): string;
  reserve(count: number): string;
  track(count: number): string;
  asgard(count: number): string;
  centre(count: number): string;
  cards(count: number): string;
  ownCards: string;
  ownArms: string;
  weapons(count: number): string;
  spells(count: number): string;
  laid: string;
}

export function drawTable(scene: Scene<Asgard>, t: Terms, labels: TableLabels): string[] {
  const { view, name } = scene;
  return [
    `${labels.round(view.round)} · ${labels.order}${t.colon}${view.order.map(name).join(', ')}`,
    `${labels.ancestral}${t.colon}${SIDES.map((side) => `${t.side[side]} ${view.ancestral[side]}`).join(', ')}`,
    '',
    labels.gods,
    ...GOD_NAMES.map((god) => `  ${godLine(scene, t, labels, god)}`),
    '',
    labels.worlds,
    ...WORLD_NAMES.map((_, world) => `  ${worldLine(scene, t, labels, world)}`),
    ...SIDES.map((side) => {
      const tile = view.lower[side];
      return `  ${t.lower(side)}${t.colon}${tile === null ? labels.empty : t.tile(tile)}`;
    }),
    '',
    `${labels.valhalla}${t.colon}${t.group(view.valhalla)}`,
    `${labels.temples}${t.colon}${t.join(STACKS.flatMap((stack) => view.temples[stack] ?? []).map(t.templeTile))}`,
    `${labels.row}${t.colon}${t.join(view.row.map(t.rowTile))}`,
    `${labels.supply}${t.colon}${holdings(t, view.supply)}`,
    `${labels.battleTiles}${t.colon}${BATTLE_VALUES.map((value) => `${view.battleTiles[value]}×${value}`).join(', ')}`,
    '',
    ...view.seats.flatMap((_, seat) => playerLines(scene, t, labels, seat)),
    ...ownLines(scene, t, labels),
  ];
}

type Draw = [Scene<Asgard>, Terms, TableLabels];

function godLine(
  ...[{ view, name }, t, labels, god]: [...Draw, (typeof GOD_NAMES)[number]]
): string {
  const { tile, seal, request, temple, support, recruits } = view.gods[god];
  const who = (slots: readonly (Seat | null)[]): string =>
    slots.map((seat) => (seat === null ? '–' : name(seat))).join(' / ');
  const parts = [
    ...(tile === null ? [] : [`${labels.tile} ${tile}`]),
    ...(seal ? [labels.seal] : []),
    ...(request.some((seat) => seat !== null) ? [`${labels.request} ${who(request)}`] : []),
    ...(temple === null ? [] : [`${labels.temple} ${name(temple)}`]),
    ...(support.some((seat) => seat !== null) ? [`${labels.support} ${who(support)}`] : []),
    ...(RECRUITS.some((type) => recruits[type] > 0) ? [t.group(recruits)] : []),
  ];
  return `${t.god[god]}${t.colon}${parts.join(' · ') || labels.empty}`;
}

function worldLine(...[scene, t, labels, index]: [...Draw, number]): string {
  const { view, name } = scene;
  const world = view.worlds[index];
  if (!world || (world.light === null && world.darkness === null))
    return `${t.worldAt(index)}${t.colon}${labels.empty}`;
  const parts = SIDES.map((side) => {
    const tile = world[side];
    const disc = world.discs[side];
    const fighter = disc === null ? '' : ` (${labels.battle}${t.colon}${name(disc)})`;
    return `${tile === null ? labels.empty : t.tile(tile)}${fighter}${frontPart(view, t, labels, index, side)}`;
  });
  const won =
    world.victory.length > 0
      ? ` · ${labels.victory}${t.colon}${world.victory.map(name).join(', ')}`
      : '';
  return `${t.worldAt(index)}${t.colon}${parts.join(` ${labels.against} `)}${won}`;
}

/** Recruits and tiles beside a god at Ragnarök. */
function frontPart(
  view: View,
  t: Terms,
  labels: TableLabels,
  index: number,
  side: (typeof SIDES)[number],
): string {
  const front = view.ragnarok?.[index];
  if (!front) return '';
  const recruits = front.recruits[side];
  const laid = front.laid[side].map(({ arm }) =>
    arm === 'weapon' || arm === 'spell' ? t.armKind[arm] : t.arm(arm),
  );
  const parts = [
    ...(RECRUITS.some((type) => recruits[type] > 0) ? [t.group(recruits)] : []),
    ...(laid.length > 0 ? [`${labels.laid}${t.colon}${laid.join(', ')}`] : []),
  ];
  return parts.length > 0 ? ` [${parts.join(' · ')}]` : '';
}

const holdings = (t: Terms, { stones, recruits, seals }: View['supply']): string =>
  t.join([
    ...COLOURS.filter((colour) => stones[colour] > 0).map((colour) =>
      t.stones(colour, stones[colour]),
    ),
    ...RECRUITS.filter((type) => recruits[type] > 0).map((type) =>
      t.recruits(type, recruits[type]),
    ),
    ...SIDES.filter((side) => seals[side] > 0).map((side) => t.seals(side, seals[side])),
  ]);

function playerLines(...[{ view, name }, t, labels, seat]: [...Draw, Seat]): string[] {
  const player = view.seats[seat];
  const held = view.held[seat];
  if (!player || !held) return [];
  const discs = [
    labels.reserve(player.reserve),
    labels.track(TRACK.length - player.taken),
    ...(player.asgard > 0 ? [labels.asgard(player.asgard)] : []),
    ...(player.centre > 0 ? [labels.centre(player.centre)] : []),
    ...(held.cards > 0 ? [labels.cards(held.cards)] : []),
  ];
  const tiles = [
    ...player.temples.map(t.templeTile),
    ...player.populations.map(t.bonusOf),
    ...player.power.map((tile) => t.powerTile[tile]),
    ...(player.battleTiles.length > 0
      ? [`${labels.battleTiles} ${player.battleTiles.join(', ')}`]
      : []),
    ...(held.weapon > 0 ? [labels.weapons(held.weapon)] : []),
    ...(held.spell > 0 ? [labels.spells(held.spell)] : []),
  ];
  return [
    `${name(seat)} · ${labels.points(scoreOf(player))} · ${discs.join(', ')}`,
    `  ${holdings(t, player)}`,
    ...(tiles.length > 0 ? [`  ${tiles.join(' · ')}`] : []),
  ];
}

function ownLines(...[{ view }, t, labels]: Draw): string[] {
  const { cards, arms } = view.own;
  return [
    ...(cards.length > 0
      ? [`${labels.ownCards}${t.colon}${cards.map((god) => t.god[god]).join(', ')}`]
      : []),
    ...(arms.length > 0 ? [`${labels.ownArms}${t.colon}${arms.map(t.arm).join(', ')}`] : []),
  ];
}
