import { GOD_NAMES, GODS, type GodName } from './gods.ts';
import { SIDES, type Side } from './pieces.ts';
import { POPULATION_NAMES, POPULATIONS, type PopulationName } from './populations.ts';

export type WorldNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const WORLD_NUMBERS: readonly WorldNumber[] = [1, 2, 3, 4, 5, 6, 7];

/** What the Battle slot under each side gives; a side without an entry has no slot. */
type BattleSlots = { readonly [S in Side]?: ArmKind };
export type ArmKind = 'weapon' | 'spell';

interface WorldFacts {
  /** Points for the upper and the lower disc at Ragnarök. (ASG-16.7) */
  readonly rewards: readonly [number, number];
  readonly slots: BattleSlots;
}

/**
 * Worlds 1 to 7. The rewards of Worlds 1 and 7 and the slots of Worlds 1, 2, 6 and 7 are the
 * rulebook's, the others reconstructed. (ASG-11.7, ASG-16.7)
 */
export const WORLDS: readonly WorldFacts[] = [
  { rewards: [7, 2], slots: { darkness: 'spell' } },
  { rewards: [8, 3], slots: { darkness: 'spell' } },
  { rewards: [9, 5], slots: { darkness: 'spell' } },
  { rewards: [10, 6], slots: { light: 'weapon' } },
  { rewards: [11, 8], slots: { light: 'weapon' } },
  { rewards: [12, 9], slots: { light: 'weapon' } },
  { rewards: [13, 11], slots: { light: 'weapon', darkness: 'spell' } },
];

/** World 7 takes one disc on a side of the player's choice, whatever the other Worlds do. (ASG-11.7) */
export const ONE_DISC_WORLD = 6;

export type WorldName = `W${WorldNumber}`;
export const WORLD_NAMES: readonly WorldName[] = WORLD_NUMBERS.map((n) => `W${n}` as const);

/** A side of one of the seven Worlds: space for a tile, and name of the Battle slot under it. */
export type WorldSpace = `${WorldName}.${Side}`;
type LowerSpace = 'lowerLight' | 'lowerDarkness';
export type Space = WorldSpace | LowerSpace;

interface SpaceFacts<S> {
  readonly space: S;
  readonly side: Side;
  /** Index of the World; -1 for a Lower World. */
  readonly world: number;
}

export const WORLD_SPACES: readonly SpaceFacts<WorldSpace>[] = WORLD_NAMES.flatMap((name, world) =>
  SIDES.map((side) => ({ space: `${name}.${side}` as const, side, world })),
);

export const SPACES: readonly SpaceFacts<Space>[] = [
  ...WORLD_SPACES,
  { space: 'lowerLight', side: 'light', world: -1 },
  { space: 'lowerDarkness', side: 'darkness', world: -1 },
];

const BY_NAME = Object.fromEntries(SPACES.map((it) => [it.space, it])) as Record<
  Space,
  SpaceFacts<Space>
>;
export const spaceNamed = (space: Space): SpaceFacts<Space> => BY_NAME[space];

export interface BattleSlot extends SpaceFacts<WorldSpace> {
  readonly gives: ArmKind;
}

/** The slots as printed: one for each World, on World 7 on either side. */
export const PRINTED_SLOTS: readonly BattleSlot[] = WORLD_SPACES.flatMap((it) => {
  const gives = WORLDS[it.world]?.slots[it.side];
  return gives ? [{ ...it, gives }] : [];
});

/** The other reading of the rulebook: a slot on either side of every World. */
export const SLOTS_OF_BOTH_SIDES: readonly BattleSlot[] = WORLD_SPACES.map((it) => ({
  ...it,
  gives: it.side === 'light' ? 'weapon' : 'spell',
}));

/** What lies on a space: a God tile with its value, or a Population, face down with a star. */
type GodTile = `${GodName}:${number}`;
export type BoardTile = GodTile | PopulationName | `${PopulationName}*`;

interface BoardTileFacts {
  readonly tile: BoardTile;
  readonly side: Side;
  readonly value: number;
  readonly god: GodName | null;
  /** The face-up Population this is; null for gods and for whatever lies face down. */
  readonly population: PopulationName | null;
}

/** Face down a Population counts 0 and has no bonus. (ASG-8.11) */
const BOARD_TILES = Object.fromEntries(
  [
    ...GOD_NAMES.flatMap((god) =>
      [1, 2, 3, 4].map((value) => ({
        tile: `${god}:${value}` as const,
        side: GODS[god].side,
        value,
        god,
        population: null,
      })),
    ),
    ...POPULATION_NAMES.flatMap((population) => {
      const { side, value } = POPULATIONS[population];
      return [
        { tile: population, side, value, god: null, population },
        { tile: `${population}*` as const, side, value: 0, god: null, population: null },
      ];
    }),
  ].map((facts): [BoardTile, BoardTileFacts] => [facts.tile, facts]),
) as Record<BoardTile, BoardTileFacts>;

export const boardTile = (tile: BoardTile): BoardTileFacts => BOARD_TILES[tile] as BoardTileFacts;
export const isBoardTile = (text: string): text is BoardTile => Object.hasOwn(BOARD_TILES, text);
