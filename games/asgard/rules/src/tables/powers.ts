import { COLOURS, type Colour, type Group, groupsUpTo } from './pieces.ts';

/** What a power does; the handler of the same name is in `../powers.ts`. */
export type Power =
  | { readonly effect: 'takeFromValhalla'; readonly most: number }
  | { readonly effect: 'takeSeal'; readonly count: number }
  | {
      readonly effect: 'changeOrderAndTakeStones';
      readonly stones: number;
      readonly colours: readonly Colour[];
    }
  | { readonly effect: 'takePowerTile'; readonly tile: PowerTileName }
  | { readonly effect: 'moveRecruits'; readonly groups: readonly Group[] }
  | { readonly effect: 'removeRecruits'; readonly groups: readonly Group[] }
  | { readonly effect: 'takeArm' }
  | { readonly effect: 'useAndTurnPopulation' }
  | { readonly effect: 'swapGodTiles' };

/**
 * The powers of the upper Request slots. Odin's change of order and Surtr's turning are public;
 * the rest is reconstructed from what the rulebook tells of each god. (ASG-8.3 to ASG-8.12)
 */
export const POWERS = {
  fallen: { effect: 'takeFromValhalla', most: 2 },
  grace: { effect: 'takeSeal', count: 1 },
  counsel: { effect: 'changeOrderAndTakeStones', stones: 1, colours: COLOURS },
  tyrsTile: { effect: 'takePowerTile', tile: 'tyr' },
  thorsTile: { effect: 'takePowerTile', tile: 'thor' },
  turncoats: { effect: 'moveRecruits', groups: groupsUpTo(2) },
  slaughter: { effect: 'removeRecruits', groups: groupsUpTo(2) },
  wisdom: { effect: 'takeArm' },
  blaze: { effect: 'useAndTurnPopulation' },
  chains: { effect: 'swapGodTiles' },
} as const satisfies Record<string, Power>;

export type PowerName = keyof typeof POWERS;

interface PowerTile {
  /** Added to the own side of a Phase 4 battle. */
  readonly strength: number;
  /** The opposing Ancestral Weapon counts 0. */
  readonly disarms: boolean;
}

/** The two Power tiles; that they exist is the rulebook's, what they do is reconstructed. (ASG-8.6, ASG-8.7) */
export const POWER_TILES = {
  tyr: { strength: 3, disarms: false },
  thor: { strength: 0, disarms: true },
} as const satisfies Record<string, PowerTile>;

export type PowerTileName = keyof typeof POWER_TILES;
export const POWER_TILE_NAMES = Object.keys(POWER_TILES) as PowerTileName[];
