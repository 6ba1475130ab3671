// A table before anything is dealt, and what a game of a size consists of. (ASG-1, ASG-2)
import type { Setup } from '@meadhall/kernel';
import type { Asgard, God, Holdings, Player, Points, State, World } from './model.ts';
import { SPELL_NAMES, WEAPON_NAMES } from './tables/arms.ts';
import { GOD_NAMES } from './tables/gods.ts';
import {
  COLOURS,
  type Colour,
  RECRUIT_COUNT,
  RECRUITS,
  SIDES,
  type Side,
} from './tables/pieces.ts';
import { POPULATION_NAMES, POPULATIONS, type PopulationName } from './tables/populations.ts';
import {
  ASGARD_TILE_NAMES,
  type AsgardTileName,
  DISCS_AT_START,
  SEALS_A_SIDE,
  STONE_COUNT,
  tableFor,
} from './tables/table.ts';
import { type Stack, stackOf, TEMPLE_NAMES, type TempleName } from './tables/temples.ts';
import { WORLD_NUMBERS } from './tables/worlds.ts';

/** A record with an entry for each key. */
export const each = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

const nothing = (): Holdings => ({
  stones: each(COLOURS, () => 0),
  recruits: each(RECRUITS, () => 0),
  seals: each(SIDES, () => 0),
});

const noPoints = (): Points => ({
  track: 0,
  temples: 0,
  lowerWorlds: 0,
  populations: 0,
  battleTiles: 0,
  worlds: [],
});

const newPlayer = (): Player => ({
  ...nothing(),
  points: noPoints(),
  reserve: DISCS_AT_START,
  taken: 0,
  asgard: 0,
  centre: 0,
  revealed: [],
  temples: [],
  populations: [],
  battleTiles: [],
  power: [],
});

const newGod = (): God => ({
  tile: null,
  seal: false,
  request: [null, null],
  temple: null,
  support: [null, null],
  recruits: { white: 0, orange: 0, giant: 0 },
});

const newWorld = (): World => ({
  light: null,
  darkness: null,
  discs: { light: null, darkness: null },
  victory: [],
});

/** Every piece of a game with that many players that is subject to the shortage rule. (ASG-2 table) */
export function fullSupply(seats: number): Holdings {
  const { stonesRemoved, sealsRemoved } = tableFor(seats);
  return {
    stones: each(COLOURS, (colour: Colour) => STONE_COUNT[colour] - stonesRemoved),
    recruits: { ...RECRUIT_COUNT },
    seals: each(SIDES, () => SEALS_A_SIDE - sealsRemoved),
  };
}

/** The Population tiles of one side that are in a game. (ASG-2.10) */
export const populationsOf = (seats: number, side: Side): PopulationName[] =>
  POPULATION_NAMES.filter(
    (name) => POPULATIONS[name].side === side && !tableFor(seats).withoutPopulations.includes(name),
  );

/** The Asgard tiles that are in a game. (ASG-2.4) */
export const asgardTilesOf = (seats: number): AsgardTileName[] =>
  ASGARD_TILE_NAMES.filter((tile) => !tableFor(seats).withoutAsgard.includes(tile));

export const templesOf = (stack: Stack): TempleName[] =>
  TEMPLE_NAMES.filter((temple) => stackOf(temple) === stack);

/** A table with nothing on it but what never moves by chance. */
export function emptyTable({ seats, options, rng }: Setup<Asgard>): State {
  const numbers = Array.from({ length: seats }, (_, seat) => seat);
  return {
    agenda: [],
    rng,
    news: [],
    options,
    round: 0,
    order: numbers,
    seats: numbers.map(newPlayer),
    gods: each(GOD_NAMES, newGod),
    worlds: WORLD_NUMBERS.map(newWorld),
    lower: { light: null, darkness: null },
    valhalla: { white: 0, orange: 0 },
    supply: fullSupply(seats),
    battleTiles: { ...tableFor(seats).battleTiles },
    temples: { A: null, B: null, C: null, D: null },
    row: [],
    discards: [],
    ancestral: { light: 0, darkness: 0 },
    ragnarok: null,
    secret: {
      cards: numbers.map(() => []),
      arms: numbers.map(() => []),
      piles: { weapon: [...WEAPON_NAMES], spell: [...SPELL_NAMES] },
      gods: each(GOD_NAMES, () => []),
      temples: { A: [], B: [], C: [], D: [] },
      ancestral: { light: [], darkness: [] },
      asgard: [],
    },
  };
}
