import type { Side } from './pieces.ts';
import type { ArmKind } from './worlds.ts';

/** Weapons: that there are seven, a 2 and a 6 is the rulebook's; the other values are reconstructed. */
export const WEAPONS = {
  'weapon-1': 1,
  'weapon-2a': 2,
  'weapon-2b': 2,
  'weapon-3a': 3,
  'weapon-3b': 3,
  'weapon-4': 4,
  'weapon-6': 6,
} as const satisfies Record<string, number>;

/** What a Spell does in its World; the handler of the same name is in `../ragnarok/spells.ts`. */
export type SpellEffect =
  | { readonly effect: 'cancelAncestralWeapon' }
  | { readonly effect: 'cancelGod' }
  | { readonly effect: 'doubleRecruits' }
  | { readonly effect: 'rewardUpper'; readonly points: number }
  | { readonly effect: 'rewardLower'; readonly points: number }
  | { readonly effect: 'cancelWeapons' }
  | { readonly effect: 'cancelRecruits' };

/** The first five are in the rulebook's examples, disarm and panic are reconstructed. (ASG-16.2) */
export const SPELLS = {
  'spell-shatter': { effect: 'cancelAncestralWeapon' },
  'spell-unmake': { effect: 'cancelGod' },
  'spell-swell': { effect: 'doubleRecruits' },
  'spell-upper': { effect: 'rewardUpper', points: 10 },
  'spell-lower': { effect: 'rewardLower', points: 10 },
  'spell-disarm': { effect: 'cancelWeapons' },
  'spell-panic': { effect: 'cancelRecruits' },
} as const satisfies Record<string, SpellEffect>;

export type WeaponName = keyof typeof WEAPONS;
export type SpellName = keyof typeof SPELLS;
/** A Weapon or a Spell: what is won on Battle slots and laid under gods at Ragnarök. */
export type ArmName = WeaponName | SpellName;

export const WEAPON_NAMES = Object.keys(WEAPONS) as WeaponName[];
export const SPELL_NAMES = Object.keys(SPELLS) as SpellName[];
export const ARMS: Record<ArmKind, readonly ArmName[]> = {
  weapon: WEAPON_NAMES,
  spell: SPELL_NAMES,
};

export const isWeapon = (arm: ArmName): arm is WeaponName => Object.hasOwn(WEAPONS, arm);

/** Its back, which everybody sees. */
export const kindOf = (arm: ArmName): ArmKind => (isWeapon(arm) ? 'weapon' : 'spell');

/** Five a side; the Light 4 and the Darkness 1 are the rulebook's, the rest is reconstructed. */
export const ANCESTRAL_WEAPONS: Record<Side, readonly number[]> = {
  light: [1, 2, 4, 5, 7],
  darkness: [1, 2, 4, 5, 7],
};
