// Laying out the game. (ASG-2)
import {
  at,
  doNext,
  type Rng,
  remove,
  type Setup,
  type Steps,
  shuffle,
  tell,
} from '@meadhall/kernel';
import type { Asgard, God, Holdings, Player, Points, State, World } from './model.ts';
import { add } from './supply.ts';
import { ANCESTRAL_WEAPONS, SPELL_NAMES, WEAPON_NAMES } from './tables/arms.ts';
import { GOD_NAMES, GODS, type GodName, godNamed } from './tables/gods.ts';
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
  FIRST_FALLEN,
  FIRST_RECRUITS,
  FIRST_SEALS,
  SEALS_A_SIDE,
  STONE_COUNT,
  tableFor,
} from './tables/table.ts';
import { STACKS, type Stack, stackOf, TEMPLE_NAMES, type TempleName } from './tables/temples.ts';
import { type BoardTile, WORLD_NUMBERS } from './tables/worlds.ts';

/** A record with an entry for each key. */
export const each = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;

export const nothing = (): Holdings => ({
  stones: each(COLOURS, () => 0),
  recruits: each(RECRUITS, () => 0),
  seals: each(SIDES, () => 0),
});

export const noPoints = (): Points => ({
  track: 0,
  temples: 0,
  lowerWorlds: 0,
  populations: 0,
  battleTiles: 0,
  worlds: [],
});

export const newPlayer = (): Player => ({
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

export const newGod = (): God => ({
  tile: null,
  seal: false,
  request: [null, null],
  temple: null,
  support: [null, null],
  recruits: { white: 0, orange: 0, giant: 0 },
});

export const newWorld = (): World => ({
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

/** The whole set-up; chance is drawn in the order of ASG-19.2. */
export function setup(table: Setup<Asgard>): State {
  const game = emptyTable(table);
  const { rng, secret } = game;
  shuffle(rng, game.order);
  for (const name of GOD_NAMES) {
    secret.gods[name] = shuffle(rng, [...GODS[name].tiles]);
    game.gods[name].tile = secret.gods[name].shift() ?? null;
  }
  dealPopulations(game, rng);
  for (const side of SIDES) secret.ancestral[side] = shuffle(rng, [...ANCESTRAL_WEAPONS[side]]);
  for (const stack of STACKS) {
    secret.temples[stack] = shuffle(rng, templesOf(stack));
    game.temples[stack] = secret.temples[stack].shift() ?? null;
  }
  secret.asgard = shuffle(rng, asgardTilesOf(table.seats));
  game.row = secret.asgard.splice(0, tableFor(table.seats).asgardRow);
  placeFirstPieces(game);
  doNext(game, { do: 'firstRecruits' }, { do: 'round', round: 1 });
  return game;
}

function dealPopulations(game: State, rng: Rng): void {
  const { emptyWorlds } = tableFor(game.seats.length);
  for (const side of SIDES) {
    const tiles: BoardTile[] = shuffle(rng, populationsOf(game.seats.length, side));
    game.worlds.forEach((world, index) => {
      if (!emptyWorlds.includes(index)) world[side] = tiles.shift() ?? null;
    });
    game.lower[side] = tiles.shift() ?? null;
  }
}

/** Seals by the gods (ASG-2.3), Recruits on gods and in Valhalla (ASG-2.13). */
function placeFirstPieces(game: State): void {
  for (const god of FIRST_SEALS) {
    game.gods[god].seal = true;
    game.supply.seals[GODS[god].side]--;
  }
  for (const name of GOD_NAMES) {
    const first: Partial<Record<string, number>> = godNamed(name).startsWith;
    for (const recruit of RECRUITS) moveToGod(game, name, recruit, first[recruit] ?? 0);
  }
  game.valhalla = { ...FIRST_FALLEN };
  game.supply.recruits.white -= FIRST_FALLEN.white;
  game.supply.recruits.orange -= FIRST_FALLEN.orange;
}

function moveToGod(
  game: State,
  god: GodName,
  recruit: (typeof RECRUITS)[number],
  count: number,
): void {
  game.gods[god].recruits[recruit] += count;
  game.supply.recruits[recruit] -= count;
}

type SetupSteps = Pick<Steps<Asgard>, 'firstRecruits' | 'startRecruit'>;

export const setupSteps: SetupSteps = {
  // The highest Turn Order tile picks first; the First Player gets none. (ASG-2.12)
  firstRecruits: {
    run(game) {
      const last = at(game.order, game.order.length - 1);
      doNext(game, { do: 'startRecruit', seat: last, offer: [...FIRST_RECRUITS] });
    },
  },

  startRecruit: {
    clause: 'ASG-2.12',
    forced: true,
    options: (_, { offer }) => offer,
    take(game, { seat, offer }, recruit) {
      game.supply.recruits[recruit]--;
      add(at(game.seats, seat), { kind: 'recruits', what: recruit }, 1);
      tell(game, { say: 'received', seat, from: null, kind: 'recruits', what: recruit });
      const left = [...offer];
      remove(left, recruit);
      const position = game.order.indexOf(seat);
      if (position > 1)
        doNext(game, { do: 'startRecruit', seat: at(game.order, position - 1), offer: left });
    },
  },
};
