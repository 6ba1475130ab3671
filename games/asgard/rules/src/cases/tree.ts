// The tree of the casebook, read from a state: what `expect` looks into.
import { at, type Seat } from '@meadhall/kernel';
import { each } from '../blank.ts';
import type { Front, Player, State, World } from '../model.ts';
import type { News } from '../news.ts';
import { ranking, scoreOf } from '../score.ts';
import { GOD_NAMES, SLOTS } from '../tables/gods.ts';
import { SIDES, type Side, strengthOf } from '../tables/pieces.ts';
import { POWER_TILE_NAMES } from '../tables/powers.ts';
import { tableFor } from '../tables/table.ts';
import { STACKS } from '../tables/temples.ts';
import { boardTile, WORLD_NAMES } from '../tables/worlds.ts';
import { playerAt } from './names.ts';

export function treeOf(game: State, news: readonly News[]): Record<string, unknown> {
  const { secret, supply } = game;
  const fronts = each(WORLD_NAMES, (name) => game.ragnarok?.[WORLD_NAMES.indexOf(name)] ?? null);
  // A position says what stands on the score track, Battle tiles included or not. (ASG-15.1)
  const place = ranking(game, scoreOf).map(playerAt);
  return {
    round: game.round,
    order: game.order.map(playerAt),
    ...Object.fromEntries(
      game.seats.map((player, seat) => [playerAt(seat), playerOf(game, player, seat)]),
    ),
    gods: each(GOD_NAMES, (name) => {
      const { request, temple, support, recruits, tile } = game.gods[name];
      return {
        request: pair(request),
        temple: owner(temple),
        support: pair(support),
        recruits,
        tiles: [...(tile === null ? [] : [tile]), ...secret.gods[name]],
      };
    }),
    sealsOn: GOD_NAMES.filter((name) => game.gods[name].seal),
    worlds: each(WORLD_NAMES, (name) => worldOf(at(game.worlds, WORLD_NAMES.indexOf(name)))),
    lowerLight: game.lower.light,
    lowerDarkness: game.lower.darkness,
    valhalla: game.valhalla,
    supply: {
      ...supply,
      battleTiles: game.battleTiles,
      weapons: secret.piles.weapon,
      spells: secret.piles.spell,
      power: POWER_TILE_NAMES.filter(
        (tile) => !game.seats.some(({ power }) => power.includes(tile)),
      ),
    },
    temples: each(STACKS, (stack) => {
      const up = game.temples[stack];
      return [...(up === null ? [] : [up]), ...secret.temples[stack]];
    }),
    asgard: { row: game.row, pile: secret.asgard, discard: game.discards },
    ancestral: secret.ancestral,
    emptyWorlds: emptyWorlds(game),
    battle: battlesTold(news),
    deployed: each(WORLD_NAMES, (name) =>
      each(SIDES, (side) => strengthOf(fronts[name]?.recruits[side] ?? {})),
    ),
    under: each(WORLD_NAMES, (name) =>
      each(SIDES, (side) => (fronts[name]?.laid[side] ?? []).map(({ arm }) => arm)),
    ),
    ancestralAt: each(WORLD_NAMES, (name) =>
      each(SIDES, (side) =>
        ancestralAt(at(game.worlds, WORLD_NAMES.indexOf(name)), fronts[name], side),
      ),
    ),
    takingPart: WORLD_NAMES.filter((name) => fronts[name] !== null),
    ragnarok: each(WORLD_NAMES, (name) => decided(game, fronts[name], WORLD_NAMES.indexOf(name))),
    ranking: place,
    winner: place[0],
  };
}

function playerOf(game: State, player: Player, seat: Seat): Record<string, unknown> {
  const { seals, stones, recruits, reserve, taken, asgard, centre, temples, populations } = player;
  return {
    vp: scoreOf(player),
    seals,
    stones,
    recruits,
    reserve,
    taken,
    asgard,
    centre,
    temples,
    populations,
    tiles: at(game.secret.arms, seat),
    battleTiles: player.battleTiles,
    power: player.power,
    cards: at(game.secret.cards, seat),
  };
}

const owner = (seat: Seat | null): string | null => (seat === null ? null : playerAt(seat));

const pair = (slots: readonly (Seat | null)[]): Record<string, string | null> =>
  each(SLOTS, (slot) => owner(slots[SLOTS.indexOf(slot)] ?? null));

function worldOf({ light, darkness, discs, victory }: World): Record<string, unknown> {
  const side = SIDES.find((it) => discs[it] !== null);
  const seat = side && discs[side];
  return {
    light,
    darkness,
    disc: side && typeof seat === 'number' ? `${playerAt(seat)}.${side}` : null,
    victory: victory.map(playerAt),
  };
}

/** Two Populations that left for Ragnarök do not make a World of theirs an empty one. */
function emptyWorlds(game: State): string[] {
  if (game.ragnarok) return tableFor(game.seats.length).emptyWorlds.map((i) => at(WORLD_NAMES, i));
  return WORLD_NAMES.filter((_, i) => {
    const { light, darkness } = at(game.worlds, i);
    return light === null && darkness === null;
  });
}

/** The values compared in Phase 4, as the log tells them. */
function battlesTold(news: readonly News[]): Record<string, unknown> {
  const battles: Record<string, unknown> = each(WORLD_NAMES, () => null);
  for (const it of news) {
    if (it.say === 'battle')
      battles[at(WORLD_NAMES, it.world)] = { light: it.light, darkness: it.darkness };
  }
  return battles;
}

function ancestralAt(world: World, front: Front | null, side: Side): number | null {
  const tile = world[side];
  return front && tile !== null && boardTile(tile).god === null ? front.ancestral : null;
}

function decided(game: State, front: Front | null, world: number): Record<string, unknown> | null {
  if (!front?.outcome) return null;
  const points = game.seats.map((player, seat) => [
    playerAt(seat),
    player.points.worlds[world] ?? 0,
  ]);
  return { ...front.outcome, vp: Object.fromEntries(points) };
}
